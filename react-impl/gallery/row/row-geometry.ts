import type { Alignment } from '../logic/validators.js';

/** Where the slides of a scrolled row are, read from the browser. */
export interface RowGeometry {
  /** Slides side by side. */
  readonly perView: number;
  /** The slide that rests in the view. */
  readonly index: number;
}

/** Positions are fractions of px in some engines. */
const NEAR_PX = 2;

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
const SHARE = { start: 0, middle: 0.5, end: 1 } as const;

/**
 * From the line of the view at which slides rest to the same line of a slide, in scrolling px: right is positive in any
 * direction of text.
 */
export function distanceTo(viewport: Element, slide: Element, alignment: Alignment = 'start'): number {
  const [view, box] = [viewport.getBoundingClientRect(), slide.getBoundingClientRect()];
  const share = isRtl(viewport) ? 1 - SHARE[alignment] : SHARE[alignment];
  return box.left + box.width * share - (view.left + view.width * share);
}

const endOf = (viewport: Element) => viewport.scrollWidth - viewport.clientWidth;
export const isAtEnd = (viewport: Element) => Math.abs(viewport.scrollLeft) >= endOf(viewport) - NEAR_PX;

/** Slides of equal width: two of them tell it for any number. At the end of the row it is the first of the last group. */
export function readRow(viewport: Element, slides: ArrayLike<Element>): RowGeometry | undefined {
  const [first, second] = [slides[0], slides[1]];
  if (!first || viewport.clientWidth === 0) return undefined;
  const width = first.getBoundingClientRect().width;
  if (!second) return { perView: 1, index: 0 };
  const step = Math.abs(distanceTo(viewport, second) - distanceTo(viewport, first));
  if (step === 0) return undefined;
  const perView = Math.max(1, Math.round((viewport.clientWidth + step - width) / step));
  const groups = Math.ceil(slides.length / perView);
  if (endOf(viewport) > NEAR_PX && isAtEnd(viewport)) return { perView, index: (groups - 1) * perView };
  const passed = Math.round(Math.abs(distanceTo(viewport, first)) / step);
  return { perView, index: Math.floor((passed + perView / 2) / perView) * perView };
}

/** Where the row must be scrolled to so that a slide rests in the view. */
export function scrollLeftFor(viewport: Element, slide: Element, alignment: Alignment = 'start'): number {
  const along = isRtl(viewport) ? -1 : 1;
  const wanted = (viewport.scrollLeft + distanceTo(viewport, slide, alignment)) * along;
  return Math.min(endOf(viewport), Math.max(0, wanted)) * along;
}

export const isNear = (a: number, b: number): boolean => Math.abs(a - b) < NEAR_PX;
