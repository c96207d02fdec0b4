import { useLayoutEffect } from 'react';
import type { GalleryState } from '../gallery-state.js';
import { pageSelector } from '../logic/selectors.js';
import { instant } from '../row/scroll-motion.js';
import { useHistory } from './use-history.js';
import { usePageControls } from './use-page-controls.js';

/** Connects a gallery with its page: the address, the history, and controls of the page. */
export default function Page({ gallery }: { readonly gallery: GalleryState }) {
  const { props, element, slides, row, position, count, atStart, atEnd, extensions } = gallery;
  const { elements } = props;
  const onChange = useHistory(props.historyHash, element, slides, (index, reason) =>
    row.moveTo(index, reason, reason ? undefined : instant),
  );
  useLayoutEffect(() => {
    const { current } = extensions;
    current.onChange = onChange;
    return () => {
      current.onChange = undefined;
    };
  });
  usePageControls({
    id: element.id,
    next: props.nextControl || pageSelector(elements.next),
    previous: props.previousControl || pageSelector(elements.previous),
    currentIndex: pageSelector(elements.currentIndex),
    totalSlides: pageSelector(elements.totalSlides),
    position,
    count,
    atStart,
    atEnd,
    onMove: (by) => gallery.move(by, 'control'),
  });
  return null;
}
