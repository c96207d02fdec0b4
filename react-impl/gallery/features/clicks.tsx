import { useLayoutEffect, type RefObject } from 'react';
import { useFeature } from '../../hooks/use-feature.js';
import type { GalleryState } from '../gallery-state.js';
import { LIGHTBOX_EVENTS, type EarlyEvent } from '../input/use-first-interaction.js';
import { instant } from '../row/scroll-motion.js';
import { useClicks } from './use-clicks.js';
import { useCursors } from './use-cursors.js';
import { useLightboxSync } from './use-lightbox-sync.js';

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
  const Drag = useFeature(isScrolled, () => import('./drag.js'));
  return Drag ? <Drag gallery={gallery} /> : null;
}
