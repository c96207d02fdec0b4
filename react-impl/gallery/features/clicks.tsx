import { useLayoutEffect, type RefObject } from 'react';
import type { GalleryState } from '../gallery-state.js';
import { atOnce } from '../row/scroll-motion.js';
import { VIEWER_EVENTS, type Missed } from '../input/use-first-interaction.js';
import { useClicks } from './use-clicks.js';
import { useLightboxSync } from './use-lightbox-sync.js';

export interface ClicksProps {
  readonly gallery: GalleryState;
  /** What happened before this was there. */
  readonly missed: RefObject<Missed[] | undefined>;
  /** A viewer of these slides is open, or no more. */
  onViewing(open: boolean): void;
}

/** What slides do when they are clicked, and the viewer that may come of it. */
export default function Clicks({ gallery, missed, onViewing }: ClicksProps) {
  const click = useClicks(gallery);
  const { viewing, follow } = useLightboxSync(gallery.element, (at) => gallery.row.moveTo(at, 'lightbox', atOnce));
  useLayoutEffect(() => {
    const list = missed.current ?? [];
    missed.current = undefined;
    for (const { event, path } of list) {
      if (VIEWER_EVENTS.includes(event.type)) follow(event);
      // A link has done by now what links do.
      else if (!path.some((node) => node instanceof HTMLAnchorElement)) click(event as MouseEvent, path);
    }
  });
  useLayoutEffect(() => onViewing(viewing), [viewing, onViewing]);
  return null;
}
