import { useLayoutEffect } from 'react';
import { write } from '../../../shared/platform/html/written.js';
import { useLatest } from '../../hooks/use-latest.js';
import type { GalleryState } from '../gallery-state.js';
import { pageSelector } from '../logic/selectors.js';
import { instant } from '../row/scroll-motion.js';
import { useHistory } from './use-history.js';

interface PageControls {
  /** The gallery's id; `''` for none. */
  readonly id: string;
  /** Selectors of elements of the page; `''` for none. */
  readonly next: string;
  readonly previous: string;
  readonly currentIndex: string;
  readonly totalSlides: string;
  readonly position: number;
  readonly count: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  onMove(by: 1 | -1): void;
}

const find = (selector: string): HTMLElement[] => {
  try {
    return selector ? [...document.querySelectorAll<HTMLElement>(selector)] : [];
  } catch {
    return [];
  }
};

/** Buttons of the page move the gallery, and they and counters of the page show its position, like the block's own. */
function usePageControls(options: PageControls): void {
  const { id, next, previous, currentIndex, totalSlides, position, count, atStart, atEnd } = options;
  const latest = useLatest(options.onMove);
  useLayoutEffect(() => {
    const listeners = ([1, -1] as const).flatMap((by) =>
      find(by > 0 ? next : previous).map((control) => {
        const move = () => latest.current(by);
        control.addEventListener('click', move);
        // What is in the shadow root cannot be named from the page: the gallery itself is what the button controls.
        const isNamed = id !== '' && !control.hasAttribute('aria-controls');
        const undo = isNamed ? write(control, 'aria-controls', id) : undefined;
        return () => {
          control.removeEventListener('click', move);
          undo?.();
        };
      }),
    );
    return () => listeners.forEach((remove) => remove());
  }, [id, next, previous, latest]);
  useLayoutEffect(() => {
    for (const [selector, disabled] of [
      [next, atEnd],
      [previous, atStart],
    ] as const)
      for (const control of find(selector)) {
        write(control, '.disabled', disabled ? '' : null);
        write(control, 'aria-disabled', String(disabled));
      }
    for (const counter of find(currentIndex)) write(counter, '#text', String(position + 1));
    for (const counter of find(totalSlides)) write(counter, '#text', String(count));
  }, [next, previous, currentIndex, totalSlides, position, count, atStart, atEnd]);
}

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
