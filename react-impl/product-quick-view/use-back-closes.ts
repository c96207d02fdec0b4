import { useLayoutEffect } from 'react';
import { pushEntry, replaceEntry } from '../hooks/history-entries.js';
import { useLatest } from '../hooks/use-latest.js';

const KEY = 'sqQuickView';
let entries = 0;

const isOwn = (id: string) => (history.state as Record<string, unknown> | null)?.[KEY] === id;

/** A popstate takes some navigators a moment. */
const RESTORE_MS = 100;

/**
 * Takes the state of the page's entry away, and returns how to give it back: a navigator that finds its own state when the
 * dialog's entry is left would load the page again.
 */
function clearState(): () => void {
  const state: unknown = history.state;
  const { href } = location;
  if (state === null) return () => {};
  replaceEntry(null);
  return () =>
    void setTimeout(() => {
      if (location.href === href && history.state === null) replaceEntry(state);
    }, RESTORE_MS);
}

/**
 * For a dialog that is rendered while it is open. Meanwhile the page has a history entry for it, so that Back closes it, as visitors on phones expect.
 * Closing it in another way goes back over the entry, unless the page has navigated meanwhile.
 */
export function useBackCloses(close: () => void): void {
  const latest = useLatest(close);
  useLayoutEffect(() => {
    const id = `${performance.timeOrigin}-${++entries}`;
    const restore = clearState();
    pushEntry({ [KEY]: id });
    if (!isOwn(id)) restore();
    let isLeft = false;
    const onLeave = () => {
      // Links inside may lead to a place of the same page.
      if (isOwn(id)) return;
      isLeft = true;
      removeEventListener('popstate', onLeave);
      restore();
      latest.current();
    };
    addEventListener('popstate', onLeave);
    return () => {
      removeEventListener('popstate', onLeave);
      if (isLeft || !isOwn(id)) return;
      addEventListener('popstate', restore, { once: true });
      history.back();
    };
  }, [latest]);
}
