import { useLayoutEffect, type RefObject } from 'react';

/** The height of the banner in px while it covers an edge of the page, for a site's own fixed elements. */
const HEIGHT = '--sq-cookie-banner-height';

/**
 * Sets the page's scroll padding to the height of a banner along an edge, so that a focused element is scrolled clear of
 * it (WCAG 2.4.11). The root element's previous value is restored afterwards.
 */
export function useScrollRoom(banner: RefObject<HTMLElement | null>, atTop: boolean): void {
  useLayoutEffect(() => {
    const { current } = banner;
    if (!current) return;
    const { style } = document.documentElement;
    const padding = atTop ? 'scroll-padding-top' : 'scroll-padding-bottom';
    const before = style.getPropertyValue(padding);
    const restore = () => {
      style.setProperty(padding, before);
      style.removeProperty(HEIGHT);
    };
    const observer = new ResizeObserver(() => {
      const { offsetWidth, offsetHeight } = current;
      // A card in the corner of a wide page does not cover the page's text.
      if (offsetWidth < innerWidth / 2) return restore();
      style.setProperty(padding, `${offsetHeight}px`);
      style.setProperty(HEIGHT, `${offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      restore();
    };
  }, [banner, atTop]);
}
