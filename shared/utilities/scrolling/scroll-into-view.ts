import type { Tween } from '../animation/tween.js';
import { scrollerOf } from '../../platform/page/scroller-of.js';
import { scrollTo, type ScrollOptions } from './scroll-to.js';

/** px above the element (widgets §9). */
export const SCROLL_OFFSET_PX = 30;

/**
 * Scrolls what is around an element until there are 30 px above it, or as far as it goes: as `scrollTo`, with its
 * options. Where a style can do it, `scroll-margin-top` and `element.scrollIntoView()` of the browser are enough. Without
 * an element an error is logged (widgets §8), and nothing is returned.
 */
export function scrollIntoView(
  node: Element | null | undefined,
  { offset = SCROLL_OFFSET_PX, ...options }: ScrollOptions & { readonly offset?: number } = {},
): Tween | undefined {
  if (!node) {
    console.error('[sq-blocks] There is no element to scroll into view.');
    return undefined;
  }
  const scroller = scrollerOf(node);
  if (!scroller) return undefined;
  const isPage = scroller === node.ownerDocument.scrollingElement;
  const edge = isPage ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
  const top = scroller.scrollTop + node.getBoundingClientRect().top - edge - offset;
  return scrollTo(scroller, { top }, options);
}
