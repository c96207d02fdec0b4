import { debounce } from '../../platform/timing/debounce.js';

export const SCROLL_END_MS = 300;

/**
 * Calls back whenever scrolling is over: by the browser's own event `scrollend`, or in engines without it when nothing has
 * moved for 300 ms. Returns a function that stops it.
 */
export function onScrollEnd(scroller: EventTarget, listener: () => void): () => void {
  if ('onscrollend' in scroller) {
    scroller.addEventListener('scrollend', listener);
    return () => scroller.removeEventListener('scrollend', listener);
  }
  const later = debounce(listener, SCROLL_END_MS);
  scroller.addEventListener('scroll', later, { passive: true });
  return () => {
    later.cancel();
    scroller.removeEventListener('scroll', later);
  };
}
