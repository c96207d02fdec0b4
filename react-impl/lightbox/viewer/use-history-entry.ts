import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../hooks/use-latest.js';

const KEY = 'sqLightbox';
let entries = 0;

/**
 * While the viewer is open the page has a history entry for it, so that Back closes it (as visitors on phones expect).
 * Closing it any other way goes back over the entry, unless the page has navigated meanwhile. With `name` the address
 * also names the current item.
 */
export function useHistoryEntry(open: boolean, name: string | undefined, close: () => void): void {
  const latest = useLatest({ close, name });
  const entry = useRef(0);
  useLayoutEffect(() => {
    if (!open) return;
    const own = ++entries;
    entry.current = own;
    const isCurrent = () => (history.state as Record<string, unknown> | null)?.[KEY] === own;
    const state = history.state as object | null;
    const restoreState = clearState();
    history.pushState({ ...state, [KEY]: own }, '', fragment(latest.current.name));
    let isLeft = false;
    const onPop = () => {
      if (isCurrent()) return;
      isLeft = true;
      restoreState();
      latest.current.close();
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      if (isLeft || !isCurrent()) return;
      addEventListener('popstate', restoreState, { once: true });
      history.back();
    };
  }, [open, latest]);

  useLayoutEffect(() => {
    const state = history.state as Record<string, unknown> | null;
    if (open && name && state?.[KEY] === entry.current) history.replaceState(state, '', fragment(name));
  }, [open, name]);
}

/** Long enough for navigators that read the state some time after the event. */
const RESTORE_MS = 100;

/**
 * Takes the state of the page's entry away and returns how to give it back. A navigator that finds its own state when the
 * viewer's entry is left would load the page again; Turbo, htmx, swup and Astro's router leave an entry without one alone.
 */
function clearState(): () => void {
  const state: unknown = history.state;
  const { pathname, search } = location;
  if (state !== null) history.replaceState(null, '');
  return () => {
    if (state === null) return;
    setTimeout(() => {
      const isSamePage = location.pathname === pathname && location.search === search;
      if (isSamePage && history.state === null) history.replaceState(state, '');
    }, RESTORE_MS);
  };
}

const fragment = (name: string | undefined) => (name ? `#${encodeURIComponent(name)}` : '');

/**
 * Opens the item that the address names when the block starts. Its fragment is removed, since the viewer adds it to a
 * history entry of its own. `names` returns the name of each item.
 */
export function useItemInAddress(
  enabled: boolean,
  names: () => readonly (string | undefined)[],
  openAt: (index: number) => void,
): void {
  useLayoutEffect(() => {
    if (!enabled || location.hash.length < 2) return;
    const index = names().findIndex((name) => fragment(name) === location.hash);
    if (index < 0) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    queueMicrotask(() => openAt(index));
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- only the address that the page was opened with counts
}
