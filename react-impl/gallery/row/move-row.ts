import { linkedWith, motionInTheWay, type MovingRow } from '../../../shared/media/slides/linked-galleries.js';
import { groupOf, wrapIndex } from '../logic/positions.js';
import { isNear } from './row-geometry.js';
import { currentScrollLeft, measureRow, type RowOptions, type RowState } from './row-state.js';
import { afterFrame, instant, scrollInstantly, type Motion } from './scroll-motion.js';

/** Reasons of changes that no visitor asks for: those that come during a motion are lost. */
const NOT_BY_VISITOR = /^(|method|autoplay)$/;

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
  if (inTheWay && !NOT_BY_VISITOR.test(reason)) {
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
  setCurrent(row, next);
  const done = startMotion(row, previous, motion, by ?? (next < previous ? -1 : 1));
  const changeReason = next === previous ? '' : reason;
  row.cancelRender?.();
  // The browser scrolls by itself from now on: React renders after the frame in which that starts.
  if (done && !row.stacked) row.cancelRender = afterFrame(() => renderIndex(row, changeReason));
  else renderIndex(row, changeReason);
  if (changeReason) row.onChange(next, previous, changeReason);
  // The history may have been on its way elsewhere.
  else row.extensions.current.onChange?.(next, previous, reason);
  return true;
}

/** Starts the motion to the current slide. `undefined` where nothing moves, or where it is there at once. */
function startMotion(row: RowState, previous: number, motion: Motion | undefined, by: 1 | -1) {
  const { viewport, slides, layout, index } = row;
  const view = viewport.current;
  const left = layout.scrolls ? currentScrollLeft(row) : undefined;
  if (!view || left === undefined) return undefined;
  const to = slides.list[index]!;
  const done = (motion ?? instant)({ viewport: view, from: slides.list[previous] ?? to, to, left, by });
  row.restLeft = done ? undefined : view.scrollLeft;
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

function setCurrent(row: RowState, index: number): void {
  row.index = index;
  row.slide = row.slides.list[index];
  lastSlides.set(row.element, [row.slide, row.requestedIndex]);
}

/** What a row showed that was taken out of the page, where its attribute has not changed since. */
const lastSlides = new WeakMap<Element, readonly [slide: HTMLElement | undefined, requestedIndex: number]>();

/** Where a row starts: at the slide that it showed when it was taken out of the page, else where its attribute says. */
export function startIndex({ element, slides: { list }, requestedIndex }: RowOptions): number {
  const [slide, requested] = lastSlides.get(element) ?? [];
  const last = requested === requestedIndex ? Array.prototype.indexOf.call(list, slide) : -1;
  return last >= 0 ? last : wrapIndex(requestedIndex, list.length);
}

/** Whether the viewport has got another box since it was last asked, and so has lost where it was scrolled to. */
export function hasNewBox(row: RowState): boolean {
  const previous = row.box;
  row.box = row.viewport.current?.parentElement?.getAnimations().find((each) => 'animationName' in each);
  return row.box !== previous;
}

/** The row rests: when the visitor has scrolled it, the slide in view becomes current. */
export function followScroll(row: RowState): void {
  const { index: previous, viewport } = row;
  if (hasNewBox(row)) return refreshRow(row);
  const rest = viewport.current?.scrollLeft ?? 0;
  // Not the visitor: the end of a scroll of ours, after which the slides may have changed.
  if (row.restLeft !== undefined && isNear(rest, row.restLeft)) return;
  row.restLeft = rest;
  const geometry = measureRow(row);
  const left = currentScrollLeft(row);
  const isInPlace = left !== undefined && isNear(left, viewport.current?.scrollLeft ?? 0);
  if (!geometry || isInPlace || groupOf(geometry.index, row.groupSize) === groupOf(previous, row.groupSize)) return;
  setCurrent(row, geometry.index);
  renderIndex(row, 'scroll');
  row.onChange(row.index, previous, 'scroll');
  notifyLinked(row);
}

/**
 * The index of the slide that was current among slides that have changed. Where it is gone: of the next one that is there,
 * else the nearest.
 */
function keptIndex({ element, slides, slide, index }: RowState): number {
  const list = slides.list;
  if (!slide || list[index] === slide) return index;
  const find = (test: (each: HTMLElement) => unknown) => Array.prototype.findIndex.call(list, test);
  const found = find((each) => each === slide);
  if (found >= 0) return found;
  const isHidden = element.contains(slide);
  const next = find((each) => isHidden && slide.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
  return next >= 0 ? next : Math.max(0, Math.min(isHidden ? Infinity : index, list.length - 1));
}

/** Measures the row again and scrolls the current slide into view, after the slides, the width or the box have changed. */
export function refreshRow(row: RowState): void {
  row.moving = undefined;
  measureRow(row);
  const { index } = row;
  setCurrent(row, keptIndex(row));
  if (row.index !== index) row.setIndex(row.index);
  hasNewBox(row);
  scrollToCurrent(row);
  row.restLeft = row.viewport.current?.scrollLeft ?? 0;
}

/**
 * Keeps the current slide in view when slides before it have got another size. Not while the row moves, or the visitor
 * scrolls it.
 */
export function followSizes(row: RowState): void {
  const view = row.viewport.current;
  const isAtRest = row.refreshOnResize && !row.moving && !row.isResizing && !row.extensions.current.isDragged;
  if (isAtRest && view && view.clientWidth > 0 && isNear(view.scrollLeft, row.restLeft ?? NaN)) refreshRow(row);
}

export function scrollToCurrent(row: RowState): void {
  const view = row.viewport.current;
  const left = currentScrollLeft(row);
  if (view && left !== undefined && !isNear(left, view.scrollLeft)) scrollInstantly(view, left);
}
