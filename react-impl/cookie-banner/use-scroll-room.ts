import { useLayoutEffect, type RefObject } from 'react';

/** The height of the banner in px while it covers an edge of the page, for a site's own fixed things. */
const HEIGHT = '--sq-cookie-banner-height';

/**
 * A banner along an edge must not cover what gets the focus (WCAG 2.4.11): the page scrolls it clear of the banner.
 * What the page's root element had before is put back.
 */
export function useScrollRoom(banner: RefObject<HTMLElement | null>, atTop: boolean): void {
  useLayoutEffect(() => {
    const { current } = banner;
    if (!current) return;
    const { style } = document.documentElement;
    const padding = atTop ? 'scroll-padding-top' : 'scroll-padding-bottom';
    const before = style.getPropertyValue(padding);
    const clear = () => {
      style.setProperty(padding, before);
      style.removeProperty(HEIGHT);
    };
    const observer = new ResizeObserver(() => {
      const { offsetWidth, offsetHeight } = current;
      // A card in the corner of a wide page leaves the page's text in view.
      if (offsetWidth < innerWidth / 2) return clear();
      style.setProperty(padding, `${offsetHeight}px`);
      style.setProperty(HEIGHT, `${offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      clear();
    };
  }, [banner, atTop]);
}
