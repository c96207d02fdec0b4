import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../hooks/use-latest.js';

const KEY = 'sqLightbox';
let made = 0;

/**
 * While the viewer is open the page has a history entry of its own, so that Back closes it (a phone's visitor expects
 * that). Closing another way goes back over the entry; if the page has moved on meanwhile it is left alone.
 */
export function useHistoryEntry(open: boolean, close: () => void): void {
  const latest = useLatest(close);
  const mark = useRef(0);
  useLayoutEffect(() => {
    if (!open) return;
    const own = ++made;
    mark.current = own;
    const isOwn = () => (history.state as Record<string, unknown> | null)?.[KEY] === own;
    history.pushState({ ...(history.state as object | null), [KEY]: own }, '');
    let left = false;
    const onPop = () => {
      if (isOwn()) return;
      left = true;
      latest.current();
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      if (!left && isOwn()) history.back();
    };
  }, [open, latest]);
}
