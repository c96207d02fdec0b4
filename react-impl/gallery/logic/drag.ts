/** Widgets §9 "Gallery": the figures of a finger on the slides. */
export const SWIPE_PX = 50;
export const SWIPE_MS = 250;
export const AXIS_LOCK_PX = 10;
export const VELOCITY_POINTS = 5;
/** Wider windows take more time to come to rest (ambiguity A22: of the viewport). */
const NARROW_PX = 767;
/** A row that is pulled beyond its inertial end gives way by a third. */
const RESISTANCE = 1 / 3;

export interface Point {
  /** px. */
  readonly x: number;
  readonly y: number;
  /** Milliseconds. */
  readonly time: number;
}

/** A stroke of 50 px within 250 ms, along the line of the slides: which way it goes, -1 for left, or 0 for none. */
export function swipeDirection(from: Point, to: Point): -1 | 0 | 1 {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (to.time - from.time > SWIPE_MS || Math.abs(x) < SWIPE_PX || Math.abs(x) <= Math.abs(y)) return 0;
  return x < 0 ? -1 : 1;
}

/** After 10 px the drag belongs to one axis; until then to none. */
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

/** Seconds that the rest of the way takes: distance by velocity, within 0.2 to 0.4 s, or 0.3 to 0.5 s. */
export function snapSeconds(distance: number, velocity: number, viewportWidth: number): number {
  const [least, most] = viewportWidth < NARROW_PX ? [0.2, 0.4] : [0.3, 0.5];
  const wanted = velocity === 0 ? most : Math.abs(distance / velocity) / 1000;
  return Math.min(most, Math.max(least, wanted));
}

/** How far the row follows a finger that is `beyond` px past one of its ends. */
export const pastEnd = (beyond: number, boundary: 'none' | 'hard' | 'inertial'): number =>
  boundary === 'hard' ? 0 : boundary === 'inertial' ? beyond * RESISTANCE : beyond;

/** Where a drag ends: the next slide (1), the previous (-1), or back (0). `share` of the width that it has covered. */
export function dragTarget(share: number, velocity: number, snapPoints: string): -1 | 0 | 1 {
  const flicked = Math.abs(velocity) > SWIPE_PX / SWIPE_MS && Math.sign(velocity) === Math.sign(share);
  const passed = snapPoints !== 'none' && Math.abs(share) * 100 >= Number.parseFloat(snapPoints);
  if (!flicked && !passed) return 0;
  return share < 0 ? 1 : -1;
}
