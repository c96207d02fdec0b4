import { useLayoutEffect, useRef } from 'react';
import { warnOnce } from '../../../shared/platform/log.js';
import { isBackend } from '../../../shared/site/context/is-backend.js';
import { readSlide } from '../../../shared/media/slides/read-slide.js';
import type { Slides } from '../../../shared/media/slides/slides.js';
import { useLatest } from '../../hooks/use-latest.js';
import { useListener } from '../../hooks/use-listener.js';
import { findItem, itemName, syncedAddress, type SyncedSlide } from '../logic/synced-address.js';

/** The key of the slide's name in the history's state (ambiguity A25). */
const KEY = 'itemId';

/** Reasons of changes that the visitor did not make in this gallery: they get no history entry. */
const NOT_BY_VISITOR = ['autoplay', 'linked', 'history', 'lightbox'];

const readSynced = (element: Element): SyncedSlide => {
  const { id, url } = readSlide(element);
  const collectionUrl = element.closest('[data-collection-full-url]')?.getAttribute('data-collection-full-url');
  return { id, url, collectionUrl: collectionUrl ?? undefined };
};

function storedItem(): string {
  const stored = (history.state as Record<string, unknown> | null)?.[KEY];
  return typeof stored === 'string' ? stored : '';
}

/** The index of the slide that the history's state or the address names; -1 for none. */
function namedSlide({ list }: Slides): number {
  const items = Array.from(list, readSynced);
  const stored = findItem(items, storedItem());
  if (stored >= 0) return stored;
  return items.findIndex((item) => {
    const address = syncedAddress(item);
    return address !== undefined && new URL(address, location.href).href === location.href;
  });
}

/**
 * The address and the history name the current slide (widgets §2 "Address handling"). Each change by the visitor adds an
 * entry; Back, Forward and a reload lead to the slide. Returns the function to call after a change.
 */
export function useHistory(
  enabled: boolean,
  slides: Slides,
  index: number,
  moveTo: (index: number, reason: string) => void,
): (index: number, reason: string) => void {
  const isEnabled = enabled && !isBackend();
  const latest = useLatest({ slides, moveTo });
  const start = useRef(index);
  useLayoutEffect(() => {
    if (!isEnabled) return;
    const found = namedSlide(latest.current.slides);
    if (found >= 0) latest.current.moveTo(found, '');
  }, [isEnabled, latest]);

  useListener(isEnabled ? window : undefined, 'popstate', () => {
    const found = namedSlide(latest.current.slides);
    latest.current.moveTo(found >= 0 ? found : start.current, 'history');
  });

  return (current, reason) => {
    const slide = slides.list[current];
    if (!isEnabled || !slide || NOT_BY_VISITOR.includes(reason)) return;
    const item = readSynced(slide);
    const address = syncedAddress(item);
    if (address === undefined) return;
    try {
      history.pushState({ ...(history.state as object | null), [KEY]: itemName(item) }, '', address);
    } catch (error) {
      // The collection is on another origin, or the browser limits the number of entries per second.
      warnOnce(`the address of a slide could not be shown: ${(error as Error).message}`);
    }
  };
}
