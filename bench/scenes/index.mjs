import gallery from './gallery.mjs';

/** In the order of the report. */
export const scenes = [gallery];
