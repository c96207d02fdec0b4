export const LOAD_TIMEOUT_MS = 30_000;
export const UPDATE_DEBOUNCE_MS = 60;
