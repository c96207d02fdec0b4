/** Widgets §2: "throttled to one step per 200 ms". */
export const STEP_THROTTLE_MS = 200;
/** Widgets §2: "unless the click lands within 2 percent of a screen edge". */
export const EDGE_DEAD_ZONE = 0.02;
/** Mobile: up to 432 px wide (ambiguity A52), or without a pointer that can hover. */
export const MOBILE = '(width <= 432px), (hover: none) and (pointer: coarse)';
