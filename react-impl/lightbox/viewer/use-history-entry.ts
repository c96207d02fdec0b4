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
    const endHiding = hideFromNavigators();
    history.pushState({ ...(history.state as object | null), [KEY]: own }, '', fragment(latest.current.name));
    let isLeft = false;
    const onPop = () => {
      if (isCurrent()) return;
      isLeft = true;
      latest.current.close();
    };
    addEventListener('popstate', onPop, true);
    return () => {
      removeEventListener('popstate', onPop, true);
      // A navigator that has removed the viewer has added an entry before.
      if (isLeft || !isCurrent()) return endHiding();
      addEventListener('popstate', endHiding, { once: true, capture: true });
      history.back();
    };
  }, [open, latest]);

  useLayoutEffect(() => {
    const state = history.state as Record<string, unknown> | null;
    if (open && name && state?.[KEY] === entry.current) history.replaceState(state, '', fragment(name));
  }, [open, name]);
}

const pageOf = ({ pathname, search }: Location | URL) => pathname + search;

interface NavigateEvent extends Event {
  readonly navigationType: string;
  readonly destination: { readonly url: string };
}

/**
 * Hides steps in the history that stay on this page from the page's navigator, until the returned function is called: it
 * would load the page again, which has not changed. The listeners are called first because they capture. The page's own
 * listeners get no event of such a step either.
 */
function hideFromNavigators(): () => void {
  const page = pageOf(location);
  const onPop = (event: Event) => {
    // The viewer's own listener is called later, in the same phase.
    if (pageOf(location) === page) event.stopPropagation();
  };
  const onNavigate = (event: Event) => {
    const { navigationType, destination } = event as NavigateEvent;
    if (navigationType === 'traverse' && pageOf(new URL(destination.url)) === page) event.stopImmediatePropagation();
  };
  const { navigation } = globalThis as { navigation?: EventTarget };
  addEventListener('popstate', onPop, true);
  navigation?.addEventListener('navigate', onNavigate, true);
  return () => {
    removeEventListener('popstate', onPop, true);
    navigation?.removeEventListener('navigate', onNavigate, true);
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
