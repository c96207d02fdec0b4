import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Host } from '../../shared/declaration/derived-types.js';
import type { lightbox } from '../../elements/sq-lightbox/declaration.js';
import { readSlide, type Slide } from '../../shared/media/slides/read-slide.js';
import { STEP_THROTTLE_MS } from './constants.js';
import { morph } from './morph.js';

/** The items of a viewer, each read when it is first wanted: a page may have hundreds, and a visitor looks at a few. */
export interface Items {
  readonly length: number;
  at(index: number): Slide | undefined;
}

function itemsOf(elements: readonly Element[]): Items {
  const read: Slide[] = [];
  return {
    length: elements.length,
    at: (index) => (elements[index] ? (read[index] ??= readSlide(elements[index])) : undefined),
  };
}

const NONE = itemsOf([]);

export interface Viewer {
  readonly items: Items;
  readonly index: number;
  readonly open: boolean;
  /** Whether it is open and rests. */
  readonly settled: boolean;
  /** Whether the change that is being made is animated by the browser: the fades rest then. */
  readonly morphing: boolean;
  /** Resolves when it is open. */
  openAt(index: number): Promise<void>;
  close(): Promise<void>;
  /** At most one step per 200 ms; `now` in milliseconds. */
  step(by: 1 | -1, now: number): void;
  show(index: number): void;
}

/** Which item is open. The items are found when the viewer opens: they are what the page shows then. */
export function useViewer(host: Host<typeof lightbox>, find: () => Element[], loop: boolean): Viewer {
  const [items, setItems] = useState(NONE);
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const [morphing, setMorphing] = useState(false);
  const [settled, setSettled] = useState(false);
  const changing = useRef(false);
  const lastStep = useRef(-Infinity);
  const opener = useRef<Element>(null);

  const fullImage = () => host.element.shadowRoot?.querySelector<HTMLElement>('img[part="image"]');
  const show = (next: number) => {
    if (next === index || !items.at(next)) return;
    flushSync(() => {
      setMorphing(false);
      setIndex(next);
    });
    host.emit('sq-lightbox-change', { index: next });
  };
  // What is loaded next is most likely what stands beside it.
  useLayoutEffect(() => {
    if (!open) return;
    for (const near of [index + 1, index - 1]) {
      const { kind, source: address } = items.at(near) ?? {};
      if (kind === 'image' && address) Object.assign(new Image(), { fetchPriority: 'low', src: address });
    }
  }, [open, index, items]);

  return {
    items,
    index,
    open,
    settled: open && settled,
    morphing,
    show,
    async openAt(wanted) {
      const found = itemsOf(find());
      if (open || changing.current || found.length === 0) return;
      opener.current = document.activeElement;
      const first = Math.min(Math.max(0, Math.trunc(wanted)), found.length - 1);
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
      const item = items.at(index);
      changing.current = true;
      flushSync(() => setSettled(false));
      const { changed } = morph(
        fullImage(),
        () => item?.image,
        (animated) => {
          changing.current = false;
          flushSync(() => {
            setMorphing(animated);
            setOpen(false);
          });
        },
      );
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

/** Back to the thumbnail of the item that was last seen, else to where the visitor came from. */
function focusItem(element: Element | undefined, opener: Element | null) {
  const focusable = 'a[href], button, [tabindex]';
  const target = element?.matches(focusable) ? element : (element?.querySelector(focusable) ?? opener);
  if (target instanceof HTMLElement) target.focus({ preventScroll: false });
}
