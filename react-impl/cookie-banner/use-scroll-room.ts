import { useLayoutEffect, type RefObject } from 'react';

/** A bar at the bottom must not cover what gets the focus (WCAG 2.4.11): the page scrolls it clear of the bar. */
export function useScrollRoom(bar: RefObject<HTMLElement | null>, atBottom: boolean): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current || !atBottom) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => (style.scrollPaddingBottom = `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [bar, atBottom]);
}
