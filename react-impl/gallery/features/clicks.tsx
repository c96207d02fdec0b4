import { type RefObject, useLayoutEffect, useState } from 'react';
import { useFeature } from '../../hooks/use-feature.js';
import { useLatest } from '../../hooks/use-latest.js';
import type { GalleryState } from '../gallery-state.js';
import { useHostProperties } from '../host/host-element.js';
import { type EarlyEvent, LIGHTBOX_EVENTS } from '../input/use-first-interaction.js';
import { instant } from '../row/scroll-motion.js';
import sheet from './clicks.css';
import { useClicks } from './use-clicks.js';

/**
 * The gallery goes to the slide that a lightbox shows, so that closing leads back to a slide in view. `isOpen`: a lightbox
 * shows slides of this gallery. `onLightboxEvent` handles one event of a lightbox.
 */
function useLightboxSync(gallery: HTMLElement, goTo: (index: number) => void) {
  const [isOpen, setOpen] = useState(false);
  const onLightboxEvent = (event: Event) => {
    const { type } = event;
    // The lightbox itself, also where it is in a shadow root.
    const target = event.composedPath()[0] ?? event.target;
    // Indexes of a lightbox for several galleries are not those of this one.
    if (!(target instanceof Element) || gallery.id === '' || target.getAttribute('for')?.trim() !== gallery.id) return;
    if (type === 'sq-lightbox-close') return setOpen(false);
    if (type === 'sq-lightbox-open') setOpen(true);
    goTo((event as CustomEvent<{ index: number }>).detail.index);
  };
  const latest = useLatest(onLightboxEvent);
  useLayoutEffect(() => {
    const listener = (event: Event) => latest.current(event);
    for (const type of LIGHTBOX_EVENTS) document.addEventListener(type, listener);
    return () => {
      for (const type of LIGHTBOX_EVENTS) document.removeEventListener(type, listener);
    };
  }, [latest]);
  return { isOpen, onLightboxEvent };
}

const CURSORS: Readonly<Record<string, string>> = { lightbox: 'zoom-in', next: 'pointer' };

/** The cursor over slides says what a click does. At the last slide, Next does nothing. */
function useCursors({ element, props, options, layout, atEnd }: GalleryState): void {
  const cursorOf = (action: string) => (action === 'next' && atEnd ? undefined : CURSORS[action]);
  const active = props.lightbox ? 'lightbox' : layout.aligned ? props.activeSlideClickBehavior : options.clickBehavior;
  useLayoutEffect(() => props.host.addSheet(sheet), [props.host]);
  useHostProperties(element, {
    '--sq-gallery-cursor': layout.aligned ? 'pointer' : cursorOf(active),
    '--sq-gallery-active-cursor': cursorOf(active),
  });
}

export interface ClicksProps {
  readonly gallery: GalleryState;
  readonly earlyEvents: RefObject<EarlyEvent[] | undefined>;
  /** A lightbox that shows these slides was opened, or closed. */
  onLightboxOpen(open: boolean): void;
}

/** Handles clicks on slides, loads the code for drags with a mouse, and handles events of a lightbox that shows them; also those from before this code was loaded. */
export default function Clicks({ gallery, earlyEvents, onLightboxOpen }: ClicksProps) {
  const onClick = useClicks(gallery);
  useCursors(gallery);
  const { isOpen, onLightboxEvent } = useLightboxSync(gallery.element, (index) =>
    gallery.row.moveTo(index, 'lightbox', instant),
  );
  useLayoutEffect(() => {
    const events = earlyEvents.current ?? [];
    earlyEvents.current = undefined;
    for (const { event, path } of events) {
      if (LIGHTBOX_EVENTS.includes(event.type)) onLightboxEvent(event);
      // The browser has already followed links.
      else if (!path.some((node) => node instanceof HTMLAnchorElement)) onClick(event as MouseEvent, path);
    }
  });
  useLayoutEffect(() => onLightboxOpen(isOpen), [isOpen, onLightboxOpen]);
  const { layout, stacked, options } = gallery;
  const isScrolled = layout.scrolls && !stacked && options.transition !== 'new-swipe';
  const DraggableRow = useFeature(isScrolled, () => import('./draggable-row.js'));
  return DraggableRow ? <DraggableRow gallery={gallery} /> : null;
}
