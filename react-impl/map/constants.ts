export const LOAD_TIMEOUT_MS = 30_000;
export const UPDATE_DEBOUNCE_MS = 60;
/** In lower Manhattan (MAP-004, ambiguity A31): of a map that has no coordinates at all. */
export const DEFAULT_CENTRE = { lat: 40.7207559, lng: -74.0007613 };
