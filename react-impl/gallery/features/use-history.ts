import { useLayoutEffect, useRef } from 'react';
import { warnOnce } from '../../../shared/platform/log.js';
import { isBackend } from '../../../shared/site/context/is-backend.js';
import { readSlide } from '../../../shared/media/slides/read-slide.js';
import type { Slides } from '../../../shared/media/slides/slides.js';
import { useLatest } from '../../hooks/use-latest.js';
import { useListener } from '../../hooks/use-listener.js';
import { findItem, itemName, syncedAddress, type SyncedSlide } from '../logic/synced-address.js';

/** Under which the history's state holds the slide (ambiguity A25). */
const KEY = 'itemId';

/** Changes that no visitor made in this gallery are no new place to come back to. */
const NOT_MADE_HERE = ['autoplay', 'linked', 'history', 'lightbox'];

const synced = (element: Element): SyncedSlide => {
  const { id, url } = readSlide(element);
  const collectionUrl = element.closest('[data-collection-full-url]')?.getAttribute('data-collection-full-url');
  return { id, url, collectionUrl: collectionUrl ?? undefined };
};

function storedItem(): string {
  const stored = (history.state as Record<string, unknown> | null)?.[KEY];
  return typeof stored === 'string' ? stored : '';
}

/** The slide that the history or the address names; -1 for none. */
function namedSlide({ list }: Slides): number {
  const items = Array.from(list, synced);
  const stored = findItem(items, storedItem());
  if (stored >= 0) return stored;
  return items.findIndex((item) => {
    const address = syncedAddress(item);
    return address !== undefined && new URL(address, location.href).href === location.href;
  });
}

/**
 * The address and the history name the current slide (widgets §2 "Address handling"): an entry for each change that a
 * visitor makes; Back, Forward and a reload lead to the slide. Answers what to call after a change.
 */
export function useHistory(
  enabled: boolean,
  slides: Slides,
  index: number,
  moveTo: (index: number, reason: string) => void,
): (index: number, reason: string) => void {
  const on = enabled && !isBackend();
  const latest = useLatest({ slides, moveTo });
  const start = useRef(index);
  useLayoutEffect(() => {
    if (!on) return;
    const found = namedSlide(latest.current.slides);
    if (found >= 0) latest.current.moveTo(found, '');
  }, [on, latest]);

  useListener(on ? window : undefined, 'popstate', () => {
    const found = namedSlide(latest.current.slides);
    latest.current.moveTo(found >= 0 ? found : start.current, 'history');
  });

  return (next, reason) => {
    const slide = slides.list[next];
    if (!on || !slide || NOT_MADE_HERE.includes(reason)) return;
    const item = synced(slide);
    const address = syncedAddress(item);
    if (address === undefined) return;
    try {
      history.pushState({ ...(history.state as object | null), [KEY]: itemName(item) }, '', address);
    } catch (error) {
      // The collection's address is of another site, or there have been too many changes in too short a time.
      warnOnce(`the address of a slide could not be shown: ${(error as Error).message}`);
    }
  };
}
