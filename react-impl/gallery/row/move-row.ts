import { linkedWith, motionInTheWay, type MovingRow } from '../../../shared/media/slides/linked-galleries.js';
import { groupOf } from '../logic/positions.js';
import { isNear } from './row-geometry.js';
import { currentScrollLeft, measureRow, type RowState } from './row-state.js';
import { afterFrame, scrollInstantly, type Motion } from './scroll-motion.js';

/** Reasons of changes that a visitor asks for: those that come during a motion are not lost. */
const BY_VISITOR = /^(control|pagination|thumbnail|keyboard|click|drag)$/;

/**
 * Makes a slide current here and in linked galleries. Returns `false`, and does nothing, while this gallery is in motion or
 * a linked one is on its way to another slide (widgets §4 "Gallery"). What a visitor has asked for last meanwhile is done
 * when that motion is over.
 *
 * @param reason of the event `sq-slide-change`; `''` sends no event.
 * @param motion `undefined` scrolls without animation.
 * @param by The direction of the motion. Default: from the order of the two slides, which is wrong at the ends of a loop.
 */
export function moveRow(row: RowState, next: number, reason: string, motion: Motion | undefined, by?: 1 | -1): boolean {
  const inTheWay = motionInTheWay(row, next);
  if (inTheWay && BY_VISITOR.test(reason)) {
    inTheWay.kept = { index: next, run: () => void moveRow(row, next, reason, motion, by) };
    row.extensions.current.hurry?.();
  }
  if (inTheWay || !changeSlide(row, next, reason, motion, by)) return false;
  notifyLinked(row);
  return true;
}

/** The same for this gallery alone. */
export function changeSlide(
  row: RowState,
  next: number,
  reason: string,
  motion: Motion | undefined,
  by?: 1 | -1,
): boolean {
  const { index: previous, slides } = row;
  if (row.moving || !slides.list[next]) return false;
  row.index = next;
  const done = startMotion(row, previous, motion, by ?? (next < previous ? -1 : 1));
  const changeReason = next === previous ? '' : reason;
  row.cancelRender?.();
  // The browser scrolls by itself from now on: React renders after the frame in which that starts.
  if (done && !row.stacked) row.cancelRender = afterFrame(() => renderIndex(row, changeReason));
  else renderIndex(row, changeReason);
  if (changeReason) row.onChange(next, previous, changeReason);
  return true;
}

/** Starts the motion to the current slide. `undefined` where nothing moves, or where it is there at once. */
function startMotion(row: RowState, previous: number, motion: Motion | undefined, by: 1 | -1) {
  const { viewport, slides, layout, index } = row;
  const view = viewport.current;
  const left = layout.scrolls ? currentScrollLeft(row) : undefined;
  if (!view || left === undefined) return undefined;
  if (!motion) return scrollInstantly(view, left);
  const to = slides.list[index]!;
  const done = motion({ viewport: view, from: slides.list[previous] ?? to, to, left, by });
  if (!done) return undefined;
  const moving: MovingRow = (row.moving = { to: index });
  void done.then(() => {
    if (row.moving !== moving) return;
    row.moving = undefined;
    if (moving.kept) moving.kept.run();
    else followScroll(row);
  });
  return done;
}

function renderIndex(row: RowState, reason: string): void {
  row.setIndex(row.index);
  if (reason) row.onRendered(row.index, reason);
}

function notifyLinked(row: RowState): void {
  for (const other of linkedWith(row)) other.follow(row.index);
}

/** The row rests: when the visitor has scrolled it, the slide in view becomes current. */
export function followScroll(row: RowState): void {
  const { index: previous, viewport } = row;
  const geometry = measureRow(row);
  const left = currentScrollLeft(row);
  const isInPlace = left !== undefined && isNear(left, viewport.current?.scrollLeft ?? 0);
  if (!geometry || isInPlace || groupOf(geometry.index, row.groupSize) === groupOf(previous, row.groupSize)) return;
  row.index = geometry.index;
  renderIndex(row, 'scroll');
  row.onChange(row.index, previous, 'scroll');
  notifyLinked(row);
}

/** Measures the row again and scrolls the current slide into view, after the slides or the width have changed. */
export function refreshRow(row: RowState): void {
  if (!row.viewport.current) return;
  row.moving = undefined;
  measureRow(row);
  const last = Math.max(0, row.slides.list.length - 1);
  if (row.index > last) {
    row.index = last;
    row.setIndex(last);
  }
  scrollToCurrent(row);
}

export function scrollToCurrent(row: RowState): void {
  const view = row.viewport.current;
  const left = currentScrollLeft(row);
  if (view && left !== undefined) scrollInstantly(view, left);
}
