/** Where the slides of a scrolled row are, read from the browser: two slides tell it for any number of them. */
export interface RowGeometry {
  /** Slides side by side. */
  readonly perView: number;
  /** The slide at the start of the view; at the end of the row, the first of the last group. */
  readonly index: number;
}

/** Positions are fractions of px in some engines. */
const NEAR_PX = 2;

const isRtl = (viewport: Element) => getComputedStyle(viewport).direction === 'rtl';

/** From the start of the view to the start of a slide, in scrolling px: right is positive in any direction. */
function distanceTo(viewport: Element, slide: Element): number {
  const [view, box] = [viewport.getBoundingClientRect(), slide.getBoundingClientRect()];
  return isRtl(viewport) ? box.right - view.right : box.left - view.left;
}

export function readRow(viewport: Element, slides: readonly Element[]): RowGeometry | undefined {
  const [first, second] = slides;
  if (!first || viewport.clientWidth === 0) return undefined;
  const width = first.getBoundingClientRect().width;
  if (!second) return { perView: 1, index: 0 };
  const step = Math.abs(distanceTo(viewport, second) - distanceTo(viewport, first));
  if (step === 0) return undefined;
  const perView = Math.max(1, Math.round((viewport.clientWidth + step - width) / step));
  const atEnd = Math.abs(viewport.scrollLeft) + viewport.clientWidth >= viewport.scrollWidth - NEAR_PX;
  const groups = Math.ceil(slides.length / perView);
  if (atEnd && viewport.scrollWidth > viewport.clientWidth + NEAR_PX) return { perView, index: (groups - 1) * perView };
  const passed = Math.round(Math.abs(distanceTo(viewport, first)) / step);
  return { perView, index: Math.floor((passed + perView / 2) / perView) * perView };
}

/** Scrolls a slide to the start of the view. Answers whether anything will move. */
export function scrollToSlide(viewport: Element, slide: Element, behavior: 'smooth' | 'instant'): boolean {
  const left = distanceTo(viewport, slide);
  const most = viewport.scrollWidth - viewport.clientWidth;
  const along = isRtl(viewport) ? -1 : 1;
  const now = Math.abs(viewport.scrollLeft);
  const then = Math.min(most, Math.max(0, now + left * along));
  viewport.scrollBy({ left, behavior });
  return Math.abs(then - now) >= NEAR_PX;
}
