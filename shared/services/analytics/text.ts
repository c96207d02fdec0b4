/** A browser sends no more than 64 kB with calls that outlive the page: one endless title must not cost the call. */
const MAX_CHARACTERS = 2048;

/** Unknown data to what a payload may hold: a text, or null. */
export const text = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_CHARACTERS) : null;
