/** An index within the slides: beyond the last it starts over, negative ones count from the end (widgets §4 "Gallery"). */
export function wrapIndex(index: number, count: number): number {
  return count > 0 ? ((Math.trunc(index) % count) + count) % count : 0;
}

/** Where one step leads: to an index, or to an end that it cannot pass. */
export type Step = { readonly index: number } | { readonly end: 'beginning' | 'end' };

/** One step forward or back among `count` positions. With `loop` it wraps around at the ends. */
export function stepFrom(index: number, by: 1 | -1, count: number, loop: boolean): Step {
  const next = index + by;
  if (next >= 0 && next < count) return { index: next };
  if (loop && count > 1) return { index: wrapIndex(next, count) };
  return { end: by < 0 ? 'beginning' : 'end' };
}

/**
 * Slides that share the view of a carousel move as a group (widgets §4 "Carousel"). How many share it follows from the
 * page-side sheet and is measured.
 */
export const groupCount = (slides: number, perView: number): number => Math.ceil(slides / perView);
export const groupOf = (index: number, perView: number): number => Math.floor(index / perView);
