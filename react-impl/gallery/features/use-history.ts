import { useLayoutEffect, useRef } from 'react';
import { warnOnce } from '../../../shared/platform/log.js';
import { isObject } from '../../../shared/platform/page/unknown-values.js';
import { isBackend } from '../../../shared/site/context/is-backend.js';
import { readSlide } from '../../../shared/media/slides/read-slide.js';
import type { Slides } from '../../../shared/media/slides/slides.js';
import { useLatest } from '../../hooks/use-latest.js';
import { useListener } from '../../hooks/use-listener.js';
import type { Extensions } from '../gallery-types.js';
import { findItem, itemName, syncedAddress, type SyncedSlide } from '../logic/synced-address.js';

/** The key of the slide's name in the history's state (ambiguity A25). */
const KEY = 'itemId';

/** Reasons of changes that the visitor did not make in this gallery: they get no history entry. */
const NOT_BY_VISITOR = ['', 'autoplay', 'linked', 'history', 'lightbox'];

const readSynced = (element: Element): SyncedSlide => {
  const { id, url } = readSlide(element);
  const collectionUrl = element.closest('[data-collection-full-url]')?.getAttribute('data-collection-full-url');
  return { id, url, collectionUrl: collectionUrl ?? undefined };
};

/** The key under which the history's state has the slide of each gallery that the visitor has moved. */
const SLIDES = 'slides';

/** What an entry of the history says: the name last moved to, and the slide of each gallery by the gallery's key. */
interface Entry {
  readonly itemId: string;
  readonly slides: Readonly<Record<string, unknown>>;
}

function readEntry(): Entry {
  const state = history.state as Record<string, unknown> | null;
  const [itemId, slides] = [state?.[KEY], state?.[SLIDES]];
  return { itemId: typeof itemId === 'string' ? itemId : '', slides: isObject(slides) ? slides : {} };
}

/** Tells the galleries of a page apart, also after a reload: the id, else which of the page's galleries it is. */
const keyOf = (element: Element): string =>
  element.id || String([...document.querySelectorAll(element.localName)].indexOf(element));

/** What an entry says of this gallery; `undefined` for nothing. */
const recordOf = (element: Element) => readEntry().slides[keyOf(element)];

/** The index of the slide that the history's entry or the address names for this gallery; -1 for none. */
function namedSlide(element: Element, { list }: Slides): number {
  const items = Array.from(list, readSynced);
  const { itemId, slides } = readEntry();
  const record = slides[keyOf(element)];
  if (typeof record === 'number') return record < items.length ? record : -1;
  if (typeof record === 'string') return findItem(items, record);
  // The entry was made by another gallery, whose slides may have the same names.
  if (Object.keys(slides).length > 0) return -1;
  const stored = findItem(items, itemId);
  if (stored >= 0) return stored;
  return items.findIndex((item) => {
    const address = syncedAddress(item);
    return address !== undefined && new URL(address, location.href).href === location.href;
  });
}

/**
 * The address and the history name the current slide (widgets §2 "Address handling"). Each change by the visitor adds an
 * entry; Back, Forward and a reload lead to the slide. An entry has a record of each gallery that was moved: one that the
 * entry says nothing of, or the same as the entry before, stays where it is. Returns the function to call after a change.
 *
 * @param moveTo goes to a slide; the reason `''` is for the start
 */
export function useHistory(
  enabled: boolean,
  element: Element,
  slides: Slides,
  moveTo: (index: number, reason: string) => void,
): NonNullable<Extensions['onChange']> {
  const isEnabled = enabled && !isBackend();
  const latest = useLatest({ slides, moveTo });
  /** What the entry that is shown says of this gallery. */
  const known = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    if (!isEnabled) return;
    known.current = recordOf(element);
    const found = namedSlide(element, latest.current.slides);
    if (found >= 0) latest.current.moveTo(found, '');
  }, [isEnabled, element, latest]);

  useListener(isEnabled ? window : undefined, 'popstate', () => {
    const record = recordOf(element);
    const isSame = record !== undefined && record === known.current;
    known.current = record;
    const found = isSame ? -1 : namedSlide(element, latest.current.slides);
    if (found >= 0) latest.current.moveTo(found, 'history');
  });

  return (current, previous, reason) => {
    const slide = slides.list[current];
    if (!isEnabled || !slide || NOT_BY_VISITOR.includes(reason)) return;
    const item = readSynced(slide);
    const address = syncedAddress(item);
    if (address === undefined) return;
    const name = itemName(item);
    // Asked for after a Back that the motion has held up: the slide is there already, the address is not.
    const isThere = current === previous;
    if (isThere && (known.current ?? name) === name) return;
    const left = slides.list[previous];
    try {
      if (!isThere) recordSlide(element, (left && itemName(readSynced(left))) ?? previous);
      known.current = name;
      history.pushState(
        stateWith(element, known.current, { [KEY]: known.current }),
        '',
        new URL(address, location.href),
      );
    } catch (error) {
      // The collection is on another origin, or the browser limits the number of entries per second.
      warnOnce(`the address of a slide could not be shown: ${(error as Error).message}`);
    }
  };
}

const stateWith = (element: Element, record: unknown, more?: object) => ({
  ...(history.state as object | null),
  ...more,
  [SLIDES]: { ...readEntry().slides, [keyOf(element)]: record },
});

/** Writes into the entry that is about to be left what the gallery shows, so that Back leads there. */
function recordSlide(element: Element, record: unknown): void {
  if (recordOf(element) !== record) history.replaceState(stateWith(element, record), '');
}
