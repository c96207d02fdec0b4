import { useLayoutEffect } from 'react';
import { byId } from '../../shared/platform/page/by-id.js';
import { useLatest } from '../hooks/use-latest.js';
import { useListener } from '../hooks/use-listener.js';
import type { AccordionState } from './create-state.js';
import { itemAround } from './items.js';

/** The element that the address names. */
function target(element: Element): HTMLElement | null {
  try {
    return byId(element, decodeURIComponent(location.hash.slice(1)));
  } catch {
    // "%" alone is no encoding.
    return null;
  }
}

/**
 * Opens the item that the address names, or that holds what it names, and scrolls there: at the start, after each change of
 * the address, and after another click on a link to it. Some browsers open it themselves, but not if the name is the item's own.
 */
export function useFragment(element: HTMLElement, state: AccordionState, isStarted: boolean): void {
  function reveal(isStart: boolean) {
    const named = target(element);
    const item = named && itemAround(element, named);
    if (!item) return;
    const isChanged = state.change(item, true, true);
    if (isChanged || !isStart) named.scrollIntoView();
  }
  const latest = useLatest(reveal);
  useLayoutEffect(() => {
    if (isStarted) latest.current(true);
  }, [isStarted, latest]);
  useListener(window, 'hashchange', () => reveal(false));
  useListener(document, 'click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link?.hash && link.href === location.href && !event.defaultPrevented) reveal(false);
  });
}
