/** The bound of a counter: a whole number of 1 or more; anything else switches the counter off. */
export function readMaxLength(text: string | null): number | undefined {
  const max = text !== null && /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  return max >= 1 ? max : undefined;
}
