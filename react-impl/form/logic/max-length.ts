/** The maximum of a counter: a whole number of 1 or more. `undefined` for anything else: there is no counter then. */
export function readMaxLength(text: string | null): number | undefined {
  const max = text !== null && /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  return max >= 1 ? max : undefined;
}

/** The attribute of a maximum that does not stop the typing, in both spellings. */
export const softMaximum = (area: Element): string | null =>
  area.getAttribute('data-max-length') ?? area.getAttribute('max-length');
