import { SWIPE_MS, SWIPE_PX } from '../constants.js';

export interface Stroke {
  readonly x: number;
  readonly y: number;
  /** Milliseconds that it took. */
  readonly time: number;
}

/** A quick stroke along the line of reading, and not across it. To the left is next. */
export function swipeAction({ x, y, time }: Stroke, rtl: boolean): 'next' | 'previous' | undefined {
  if (time > SWIPE_MS || Math.abs(x) < SWIPE_PX || Math.abs(x) <= Math.abs(y)) return undefined;
  return x < 0 === rtl ? 'previous' : 'next';
}
