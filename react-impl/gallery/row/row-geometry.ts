import type { Alignment } from '../logic/validators.js';

/** What the browser says about a scrolled row. */
export interface RowGeometry {
  /** Slides side by side in the view. */
  readonly perView: number;
  /** The slide that rests in the view. */
  readonly index: number;
}

/** Scroll positions are fractions of px in some engines, and integers in others. */
const TOLERANCE_PX = 2;

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Where the line of an alignment is, in shares of a width from the left in left-to-right text. */
const SHARE = { start: 0, middle: 0.5, end: 1 } as const;

/**
 * The distance from the line of the view at which slides rest to the same line of a slide, in px. Positive to the right,
 * in either direction of text.
 */
export function distanceTo(viewport: Element, slide: Element, alignment: Alignment = 'start'): number {
  const [view, box] = [viewport.getBoundingClientRect(), slide.getBoundingClientRect()];
  const share = isRtl(viewport) ? 1 - SHARE[alignment] : SHARE[alignment];
  return box.left + box.width * share - (view.left + view.width * share);
}

const maxScroll = (viewport: Element) => viewport.scrollWidth - viewport.clientWidth;
export const isAtEnd = (viewport: Element) => Math.abs(viewport.scrollLeft) >= maxScroll(viewport) - TOLERANCE_PX;

/**
 * Reads a row of slides of equal width: the first two are measured, not all. At the end of the row, the first slide of
 * the last group is current. `undefined` without slides, and while nothing is laid out.
 */
export function readRow(viewport: Element, slides: ArrayLike<Element>): RowGeometry | undefined {
  const [first, second] = [slides[0], slides[1]];
  if (!first || viewport.clientWidth === 0) return undefined;
  const width = first.getBoundingClientRect().width;
  if (!second) return { perView: 1, index: 0 };
  const step = Math.abs(distanceTo(viewport, second) - distanceTo(viewport, first));
  if (step === 0) return undefined;
  const perView = Math.max(1, Math.round((viewport.clientWidth + step - width) / step));
  const groups = Math.ceil(slides.length / perView);
  if (maxScroll(viewport) > TOLERANCE_PX && isAtEnd(viewport)) return { perView, index: (groups - 1) * perView };
  const passed = Math.round(Math.abs(distanceTo(viewport, first)) / step);
  return { perView, index: Math.floor((passed + perView / 2) / perView) * perView };
}

/** Where the row must be scrolled to, in px, so that a slide rests in the view. Negative in right-to-left text. */
export function scrollLeftFor(viewport: Element, slide: Element, alignment: Alignment = 'start'): number {
  const sign = isRtl(viewport) ? -1 : 1;
  const distance = (viewport.scrollLeft + distanceTo(viewport, slide, alignment)) * sign;
  return Math.min(maxScroll(viewport), Math.max(0, distance)) * sign;
}

export const isNear = (a: number, b: number): boolean => Math.abs(a - b) < TOLERANCE_PX;
