/** Widgets §9 "Images and maps". */
export const LOAD_TIMEOUT_MS = 30_000;
export const UPDATE_DEBOUNCE_MS = 60;
/** The icon is 48 by 64, drawn at half size. */
export const MARKER_PX = { width: 24, height: 32 };
