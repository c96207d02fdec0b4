import { useLayoutEffect } from 'react';
import { warnOnce } from '../../shared/platform/log.js';
import { byId } from '../../shared/platform/page/by-id.js';
import { fragmentAddress } from '../../shared/platform/page/fragment-address.js';
import { asObject } from '../../shared/platform/page/unknown-values.js';
import { useLatest } from '../hooks/use-latest.js';
import { useListener } from '../hooks/use-listener.js';
import { tabAround, type Tab } from './read-tabs.js';

/** The key under which the history's state has the tab of each menu that the visitor has changed. */
const KEY = 'tabs';

/** Tells the menus of a page apart, also after a reload: the id, else which of the page's menus it is. */
const keyOf = (element: Element): string =>
  element.id || String([...document.querySelectorAll(element.localName)].indexOf(element));
const recordsNow = () => asObject(asObject(history.state)[KEY]);
const stateWith = (element: Element, index: number) => ({
  ...asObject(history.state),
  [KEY]: { ...recordsNow(), [keyOf(element)]: index },
});

function named(element: Element): HTMLElement | null {
  try {
    return byId(element, decodeURIComponent(location.hash.slice(1)));
  } catch {
    // "%" alone is no encoding.
    return null;
  }
}

/**
 * The address names the selected tab. Each selection by the visitor adds an entry to the history with the tab of this menu,
 * so that Back leads to the one before, also where it has no name. Returns the function to call after a selection.
 *
 * @param show selects a tab, and says whether another one was selected; `isVisitor` is false at the start
 */
export function useAddress(
  element: HTMLElement,
  tabs: readonly Tab[],
  enabled: boolean,
  show: (index: number, isVisitor: boolean) => boolean,
): (index: number, previous: number) => void {
  const hasTabs = tabs.length > 0;
  const latest = useLatest((isVisitor: boolean) => {
    const target = named(element);
    const index = target ? tabAround(tabs, target) : -1;
    // The browser could not scroll to what was hidden.
    if (!target || index < 0 || !show(index, isVisitor)) return;
    void (element as HTMLElement & { updateComplete?: Promise<void> }).updateComplete?.then(() =>
      target.scrollIntoView(),
    );
  });
  useLayoutEffect(() => {
    if (!hasTabs) return;
    const record = recordsNow()[keyOf(element)];
    if (enabled && typeof record === 'number') show(record, false);
    else latest.current(false);
  }, [hasTabs]); // eslint-disable-line react-hooks/exhaustive-deps -- once, when there are tabs
  useListener(window, 'popstate', () => {
    const record = recordsNow()[keyOf(element)];
    if (enabled && typeof record === 'number') show(record, true);
  });
  useListener(window, 'hashchange', () => {
    if (typeof recordsNow()[keyOf(element)] !== 'number') latest.current(true);
  });

  return (index, previous) => {
    const id = tabs[index]?.id;
    if (!enabled || !id) return;
    try {
      history.replaceState(stateWith(element, previous), '');
      history.pushState(stateWith(element, index), '', fragmentAddress(id));
    } catch (error) {
      // In a document without an address, or where the browser limits the number of entries per second.
      warnOnce(`the address of a tab could not be shown: ${(error as Error).message}`);
    }
  };
}
