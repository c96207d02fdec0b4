import { SWIPE_MS, SWIPE_PX } from '../../../shared/media/slides/swipe.js';
import type { Boundary } from './validators.js';

/** px before a drag is along the row or across it: until then the page may still be scrolled. */
const AXIS_LOCK_PX = 10;
const VELOCITY_POINTS = 5;
/** From this width of the window on, the row takes more time to come to rest (ambiguity A22). */
const WIDE_PX = 767;
const REST_SECONDS = { narrow: [0.2, 0.4], wide: [0.3, 0.5] } as const;
/** The row follows a finger beyond an inertial end by this share of the way. */
const RESISTANCE = 1 / 3;
/** A finger that is lifted at this speed, in px per millisecond, moves on however short the drag was. */
const FLICK_VELOCITY = SWIPE_PX / SWIPE_MS;

/** Where a pointer was, and when. */
export interface Point {
  /** px in the window. */
  readonly x: number;
  readonly y: number;
  /** Milliseconds. */
  readonly time: number;
}

/** After 10 px a drag is horizontal or vertical; until then it is neither. */
export function lockedAxis(from: Point, to: Point): 'x' | 'y' | undefined {
  const [x, y] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (Math.max(x, y) < AXIS_LOCK_PX) return undefined;
  return x > y ? 'x' : 'y';
}

/** px per millisecond over the last 5 points; 0 for fewer than two. */
export function velocityOf(points: readonly Point[]): number {
  const last = points.slice(-VELOCITY_POINTS);
  const [from, to] = [last[0], last.at(-1)];
  return from && to && to.time > from.time ? (to.x - from.x) / (to.time - from.time) : 0;
}

/**
 * How many seconds the row takes to come to rest: the distance in px by the velocity in px per millisecond, but at least
 * 0.2 s and at most 0.4 s, in windows of 767 px and more at least 0.3 s and at most 0.5 s.
 */
export function snapSeconds(distance: number, velocity: number, viewportWidth: number): number {
  const [least, most] = viewportWidth < WIDE_PX ? REST_SECONDS.narrow : REST_SECONDS.wide;
  const seconds = velocity === 0 ? most : Math.abs(distance / velocity) / 1000;
  return Math.min(most, Math.max(least, seconds));
}

/** How far the row follows a finger that is `distance` px beyond one of its ends. */
export const pastEnd = (distance: number, boundary: Boundary): number =>
  boundary === 'hard' ? 0 : boundary === 'inertial' ? distance * RESISTANCE : distance;

/**
 * Where a drag leads: to the next slide (1), to the previous one (-1), or back (0). `share`: the way of the finger by the
 * width of the row, negative towards the next slide. `snapPoints`: the share from which on the slide changes, such as
 * "50%", or "none".
 */
export function dragTarget(share: number, velocity: number, snapPoints: string): -1 | 0 | 1 {
  const isFlick = Math.abs(velocity) > FLICK_VELOCITY && Math.sign(velocity) === Math.sign(share);
  const isFarEnough = snapPoints !== 'none' && Math.abs(share) * 100 >= Number.parseFloat(snapPoints);
  if (!isFlick && !isFarEnough) return 0;
  return share < 0 ? 1 : -1;
}
