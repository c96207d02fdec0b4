/** How far from the viewport an element still counts as near, in px (widgets §9): blocks and images load within it. */
export const NEAR_PX = 200;
/** The same, as the margin of an IntersectionObserver. */
export const NEAR_MARGIN = `${NEAR_PX}px`;
