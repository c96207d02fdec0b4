import { useLayoutEffect } from 'react';

/** Scrolls a row of tabs that is too long to the selected one, and nothing else of the page. */
export function useScrolledRow(element: HTMLElement, shown: number, isNarrow: boolean): void {
  useLayoutEffect(() => {
    const tab = element.shadowRoot!.querySelector('[role=tab][aria-selected=true]');
    const row = tab?.parentElement;
    if (!tab || !row || row.scrollWidth <= row.clientWidth) return;
    const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  }, [element, shown, isNarrow]);
}
