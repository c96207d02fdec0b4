import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../hooks/use-latest.js';

const KEY = 'sqLightbox';
let made = 0;

/**
 * While the viewer is open the page has a history entry of its own, so that Back closes it (a phone's visitor expects
 * that). Closing another way goes back over the entry; if the page has moved on meanwhile it is left alone. With `name`
 * the address names the item as well, and follows it.
 */
export function useHistoryEntry(open: boolean, name: string | undefined, close: () => void): void {
  const latest = useLatest({ close, name });
  const mark = useRef(0);
  useLayoutEffect(() => {
    if (!open) return;
    const own = ++made;
    mark.current = own;
    const isOwn = () => (history.state as Record<string, unknown> | null)?.[KEY] === own;
    history.pushState({ ...(history.state as object | null), [KEY]: own }, '', fragment(latest.current.name));
    let left = false;
    const onPop = () => {
      if (isOwn()) return;
      left = true;
      latest.current.close();
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      if (!left && isOwn()) history.back();
    };
  }, [open, latest]);

  useLayoutEffect(() => {
    const state = history.state as Record<string, unknown> | null;
    if (open && name && state?.[KEY] === mark.current) history.replaceState(state, '', fragment(name));
  }, [open, name]);
}

const fragment = (name: string | undefined) => (name ? `#${encodeURIComponent(name)}` : '');

/** The item that the page's address names; -1 for none. Its fragment is taken out: the viewer's own entry has it. */
export function takeNamedItem(names: readonly (string | undefined)[]): number {
  const index = location.hash.length > 1 ? names.findIndex((name) => fragment(name) === location.hash) : -1;
  if (index >= 0) history.replaceState(history.state, '', location.pathname + location.search);
  return index;
}
