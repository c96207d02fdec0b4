import { useLayoutEffect } from 'react';

/**
 * An attribute by which the page-side sheet knows what the block does with its slides. Not a custom state: engines look
 * at all slides again whenever any state of the element changes, if rules for slides ask for one.
 */
export function useHostMark(element: HTMLElement, name: `data-sq-${string}`, on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return;
    element.setAttribute(name, '');
    return () => element.removeAttribute(name);
  }, [element, name, on]);
}
