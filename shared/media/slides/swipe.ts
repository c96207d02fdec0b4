/** Widgets §9 "Gallery": "Touch swipe threshold 50 px within 250 ms". */
export const SWIPE_PX = 50;
export const SWIPE_MS = 250;

/** The way of a finger from where it was put down to where it was lifted. */
export interface Stroke {
  /** px to the right. */
  readonly x: number;
  /** px downwards. */
  readonly y: number;
  /** Milliseconds between the two. */
  readonly time: number;
}

/**
 * What a stroke over slides means. A swipe is at least 50 px long, takes at most 250 ms, and is more horizontal than
 * vertical. To the left it leads to the next slide, in right-to-left text to the previous one.
 */
export function swipeAction({ x, y, time }: Stroke, rtl: boolean): 'next' | 'previous' | undefined {
  if (time > SWIPE_MS || Math.abs(x) < SWIPE_PX || Math.abs(x) <= Math.abs(y)) return undefined;
  return x < 0 === rtl ? 'previous' : 'next';
}
