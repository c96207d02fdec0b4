import { useLayoutEffect, useRef, useState } from 'react';
import { joinGalleries, linkedWith } from '../../../shared/media/slides/linked-galleries.js';
import { wrapIndex } from '../logic/positions.js';
import { changeSlide, followScroll, followSizes, hasNewBox, moveRow, refreshRow, startIndex } from './move-row.js';
import type { RowOptions, RowState } from './row-state.js';
import { onScrollEnd, type Motion } from './scroll-motion.js';
import { useRefreshOnOrientationChange, useRefreshOnResize } from './use-resize.js';

/** The current slide of a gallery, and how to change it. */
export interface Row {
  /** The current slide as it is rendered: while a row starts to scroll, for one frame still the previous slide. */
  readonly index: number;
  /** Slides that move as a group. */
  readonly perView: number;
  /** The index that the motion in progress leads to; `undefined` while nothing moves. */
  target(): number | undefined;
  /** The current slide, rendered or not. */
  now(): number;
  /** The slide that will be current when all that the visitor has asked for is done. */
  destination(): number;
  /**
   * Makes a slide current. Returns `false`, and does nothing, while this or a linked gallery is in motion (widgets §4).
   * `by`: the direction of the motion, where the row wraps around.
   */
  moveTo(index: number, reason: string, motion?: Motion, by?: 1 | -1): boolean;
  /** The galleries that share the index. */
  linked(): readonly Element[];
  /** Measures the row again: its width or its slides have changed. */
  refresh(): void;
}

/** Connects a row with its gallery: it follows commands, linked galleries, and the visitor's own scrolling. */
export function useRow(options: RowOptions): Row {
  const { viewport, slides, layout, requestedIndex } = options;
  const { scrolls } = layout;
  const [index, setIndex] = useState(() => startIndex(options));
  const [perView, setPerView] = useState(1);
  const [row] = useState(() => {
    const created: RowState = {
      ...options,
      index,
      groupSize: 1,
      setIndex,
      setPerView,
      follow(next) {
        if (next !== created.index) changeSlide(created, next, 'linked', created.motion);
      },
    };
    return created;
  });

  useLayoutEffect(() => void Object.assign(row, options));
  useLayoutEffect(() => () => row.cancelRender?.(), [row]);
  useLayoutEffect(() => joinGalleries(row), [row]);
  useLayoutEffect(() => {
    const view = viewport.current;
    if (!view || !scrolls) return;
    const stop = onScrollEnd(view, () => {
      if (!row.moving && !row.isResizing && !row.extensions.current.isDragged) followScroll(row);
    });
    // Moved within the page, shown again, or its writing direction has changed (gallery.css).
    const onNewBox = ({ target }: Event) => {
      if (target === box && hasNewBox(row)) refreshRow(row);
    };
    const box = view.parentElement;
    box?.addEventListener('animationstart', onNewBox);
    return () => {
      stop();
      box?.removeEventListener('animationstart', onNewBox);
    };
  }, [row, viewport, scrolls]);
  useLayoutEffect(() => refreshRow(row), [row, scrolls, slides]);
  useLayoutEffect(() => {
    row.extensions.current.onSizes = scrolls ? () => followSizes(row) : undefined;
  }, [row, scrolls]);
  useRefreshOnResize(row, options);
  useRefreshOnOrientationChange(row, options);
  // Writing the property or the attribute moves at once, and sends no event.
  const requested = useRef(requestedIndex);
  useLayoutEffect(() => {
    if (requested.current === requestedIndex) return;
    requested.current = requestedIndex;
    const next = wrapIndex(requestedIndex, row.slides.list.length);
    if (next !== row.index) moveRow(row, next, '', undefined);
  }, [row, requestedIndex]);

  return {
    index,
    perView,
    target: () => row.moving?.to,
    now: () => row.index,
    destination: () => row.moving?.kept?.index ?? row.index,
    linked: () => linkedWith(row).map((other) => other.element),
    moveTo: (next, reason, motion = row.motion, by) => moveRow(row, next, reason, motion, by),
    refresh: () => refreshRow(row),
  };
}
