import { useLayoutEffect, type RefObject } from 'react';
import type { GalleryState } from '../gallery-state.js';
import { named } from '../logic/selectors.js';
import { atOnce } from '../row/scroll-motion.js';
import { useHistory } from './use-history.js';
import { usePageControls } from './use-page-controls.js';

export interface PageProps {
  readonly gallery: GalleryState;
  /** What to call after a change of slide. */
  readonly told: RefObject<((index: number, reason: string) => void) | undefined>;
}

/** What ties a gallery to its page: the address and the history, and the page's own controls. */
export default function Page({ gallery, told }: PageProps) {
  const { props, slides, row, position, count, atStart, atEnd } = gallery;
  const { elements } = props;
  const tell = useHistory(props.historyHash, slides, props.currentIndex, (to, reason) =>
    row.moveTo(to, reason, reason ? undefined : atOnce),
  );
  useLayoutEffect(() => {
    told.current = tell;
    return () => {
      told.current = undefined;
    };
  });
  usePageControls({
    next: props.nextControl || named(elements.next),
    previous: props.previousControl || named(elements.previous),
    currentIndex: named(elements.currentIndex),
    totalSlides: named(elements.totalSlides),
    position,
    count,
    atStart,
    atEnd,
    onMove: (by) => gallery.move(by, 'control'),
  });
  return null;
}
