import { useLayoutEffect, useRef } from 'react';
import { noteShown } from '../../shared/platform/page/films-in-parts.js';
import { useListener } from '../hooks/use-listener.js';
import { useWantedControl } from '../hooks/use-wanted-control.js';
import { tabAround, type Tab } from './read-tabs.js';

const panelsOf = (element: HTMLElement) => [...element.shadowRoot!.querySelectorAll('[part=panel]')];

function showOnly(element: HTMLElement, shown: number): void {
  panelsOf(element).forEach((panel, index) => {
    if (index === shown) panel.removeAttribute('hidden');
    else if (!panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
  });
}

/**
 * Hides all panels but one. What is hidden until found can be found by a search in the page, or by a link to it, which then
 * selects the tab; browsers that do not know this hide it from the search too. JSX has only a boolean `hidden`.
 */
export function useShownPanel(
  element: HTMLElement,
  tabs: readonly Tab[],
  shown: number,
  onFound: (index: number) => void,
): void {
  const last = useRef(shown);
  useLayoutEffect(() => {
    showOnly(element, shown);
    const { current: before } = last;
    last.current = shown;
    if (before === shown) return;
    for (const [index, panel] of panelsOf(element).entries())
      if (index === before || index === shown) noteShown(element, panel, index === shown);
  });
  const find = (index: number) => {
    if (index < 0 || index === shown) return;
    // At once: the browser scrolls or focuses next, and the other section must not go after that.
    showOnly(element, index);
    onFound(index);
  };
  useListener(element.shadowRoot, 'beforematch', ({ target }) => find(panelsOf(element).indexOf(target as Element)));
  useWantedControl(element, (control) => find(tabAround(tabs, control)));
}
