/** An index within the slides: beyond the last it starts over, negative ones count from the end (widgets §4 "Gallery"). */
export function wrapIndex(index: number, count: number): number {
  return count > 0 ? ((Math.trunc(index) % count) + count) % count : 0;
}

export type Step = { readonly index: number } | { readonly end: 'beginning' | 'end' };

/** One step on, or the end that stands in its way; with `loop` there is none. */
export function stepFrom(index: number, by: 1 | -1, count: number, loop: boolean): Step {
  const next = index + by;
  if (next >= 0 && next < count) return { index: next };
  if (loop && count > 1) return { index: wrapIndex(next, count) };
  return { end: by < 0 ? 'beginning' : 'end' };
}
