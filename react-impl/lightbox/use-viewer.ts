import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Host } from '../../elements/define/derived-types.js';
import type { lightbox } from '../../elements/sq-lightbox/declaration.js';
import { readSlides, type Slide } from '../../shared/slides/read-slide.js';
import { STEP_THROTTLE_MS } from './constants.js';

export interface Viewer {
  readonly items: readonly Slide[];
  readonly index: number;
  readonly open: boolean;
  openAt(index: number): void;
  close(): void;
  /** At most one step per 200 ms; `now` in milliseconds. */
  step(by: 1 | -1, now: number): void;
  show(index: number): void;
}

/** Which item is open. The items are read when the viewer opens: they are what the page shows then. */
export function useViewer(host: Host<typeof lightbox>, source: () => Element | null, loop: boolean): Viewer {
  const [items, setItems] = useState<readonly Slide[]>([]);
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const lastStep = useRef(-Infinity);
  const opener = useRef<Element>(null);

  const show = (next: number) => {
    if (next === index || !items[next]) return;
    flushSync(() => setIndex(next));
    host.emit('sq-lightbox-change', { index: next });
  };
  // What is loaded next is most likely what stands beside it.
  useLayoutEffect(() => {
    if (!open) return;
    for (const near of [index + 1, index - 1]) {
      const { kind, source: address } = items[near] ?? {};
      if (kind === 'image' && address) new Image().src = address;
    }
  }, [open, index, items]);

  return {
    items,
    index,
    open,
    show,
    openAt(wanted) {
      const from = source();
      const found = from ? readSlides(from) : [];
      if (open || found.length === 0) return;
      opener.current = document.activeElement;
      const first = Math.min(Math.max(0, Math.trunc(wanted)), found.length - 1);
      flushSync(() => {
        setItems(found);
        setIndex(first);
        setOpen(true);
      });
      host.emit('sq-lightbox-open', { index: first });
    },
    close() {
      if (!open) return;
      flushSync(() => setOpen(false));
      focusItem(items[index]?.element, opener.current);
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
