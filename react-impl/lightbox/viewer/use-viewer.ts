import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Host } from '../../../shared/declaration/derived-types.js';
import type { lightbox } from '../../../elements/sq-lightbox/declaration.js';
import type { Slide } from '../../../shared/media/slides/read-slide.js';
import { STEP_THROTTLE_MS } from '../constants.js';
import { morph } from './morph.js';
import { itemsOf, usePreloadedNeighbours, type Items } from './viewer-items.js';

export interface Viewer {
  readonly items: Items;
  readonly index: number;
  readonly item: Slide | undefined;
  readonly open: boolean;
  /** Whether the viewer is open and its opening animation has ended. */
  readonly settled: boolean;
  /** Whether the browser animates the current change by a view transition; CSS fades are off meanwhile. */
  readonly morphing: boolean;
  /** Resolves when the viewer is open. */
  openAt(index: number): Promise<void>;
  close(): Promise<void>;
  /** At most one step per 200 ms; `now` in milliseconds. */
  step(by: 1 | -1, now: number): void;
  /** `false` at the ends without `loop`. */
  canStep(by: 1 | -1): boolean;
  show(index: number): void;
}

const NO_ITEMS = itemsOf([]);

/** The state of a viewer. `find` is called each time it opens: the items are those on the page at that moment. */
export function useViewer(host: Host<typeof lightbox>, find: () => Element[], loop: boolean): Viewer {
  const [items, setItems] = useState(NO_ITEMS);
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const [morphing, setMorphing] = useState(false);
  const [settled, setSettled] = useState(false);
  /** From the request to open or close until the DOM has changed. */
  const changing = useRef(false);
  const lastStep = useRef(-Infinity);
  const opener = useRef<Element>(null);
  usePreloadedNeighbours(items, index, open);

  const fullImage = () => host.element.shadowRoot?.querySelector<HTMLElement>('img[part="image"]');
  const item = items.at(index);
  const show = (next: number) => {
    if (next === index || !items.at(next)) return;
    flushSync(() => {
      setMorphing(false);
      setIndex(next);
    });
    host.emit('sq-lightbox-change', { index: next });
  };

  return {
    items,
    index,
    item,
    open,
    settled: open && settled,
    morphing,
    show,
    canStep: (by) => loop || items.at(index + by) !== undefined,
    async openAt(requested) {
      const found = itemsOf(find());
      if (open || changing.current || found.length === 0) return;
      opener.current = document.activeElement;
      const first = Math.min(Math.max(0, Math.trunc(requested)), found.length - 1);
      changing.current = true;
      const { changed, finished } = morph(found.at(first)?.image, fullImage, (animated) => {
        changing.current = false;
        flushSync(() => {
          setItems(found);
          setIndex(first);
          setMorphing(animated);
          setSettled(!animated);
          setOpen(true);
        });
      });
      void finished.then(() => {
        if (!changing.current) setSettled(true);
      });
      await changed;
      host.emit('sq-lightbox-open', { index: first });
    },
    async close() {
      if (!open || changing.current) return;
      changing.current = true;
      flushSync(() => setSettled(false));
      const thumbnail = () => item?.image;
      const { changed } = morph(fullImage(), thumbnail, (animated) => {
        changing.current = false;
        flushSync(() => {
          setMorphing(animated);
          setOpen(false);
        });
      });
      await changed;
      focusItem(item?.element, opener.current);
      host.emit('sq-lightbox-close', { index });
    },
    step(by, now) {
      if (now - lastStep.current < STEP_THROTTLE_MS) return;
      lastStep.current = now;
      const next = index + by;
      show(loop ? (next + items.length) % items.length : next);
    },
  };
}

/** Focuses the thumbnail of the last item shown, else the element that had the focus before the viewer opened. */
function focusItem(element: Element | undefined, opener: Element | null) {
  const focusable = 'a[href], button, [tabindex]';
  const target = element?.matches(focusable) ? element : (element?.querySelector(focusable) ?? opener);
  if (target instanceof HTMLElement) target.focus({ preventScroll: false });
}
