/** Widgets §9. */
export const MIN_REGION_PX = 50;
export const RERENDER_DEBOUNCE_MS = 1000;
export const SEGMENT_PX = { longest: 1000, shortest: 250 };
