import { write } from '../../shared/platform/html/written.js';
import { useLayoutEffect, useState } from 'react';
import { measureDrawnWidth } from '../../shared/media/images/drawn-width.js';
import { pickWidth } from '../../shared/media/images/ladder.js';
import type { Size } from '../../shared/media/slides/slide-data.js';

/** Widgets §9 "Blocks": an image block less than 415 px wide is narrow. */
const NARROW_PX = 415;
/** A class for themes. */
const NARROW = '.sq-narrow';

/** Marks a block that is narrow. */
export function useNarrow(element: HTMLElement): void {
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      const { width } = element.getBoundingClientRect();
      write(element, NARROW, width > 0 && width < NARROW_PX ? '' : null);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      write(element, NARROW, null);
    };
  }, [element]);
}

/**
 * The largest width of the ladder at which the image has been drawn so far, in px; 0 at first, and while it is not
 * displayed. `target` draws it: the image, or the frame whose background it is.
 */
export function useWidestDrawn(target: HTMLElement | undefined, dimensions: Size | undefined): number {
  const [widest, setWidest] = useState(0);
  const [width, height] = [dimensions?.width, dimensions?.height];
  useLayoutEffect(() => {
    if (!target) return;
    const observer = new ResizeObserver(() => {
      const drawn = measureDrawnWidth(target, width && height ? { width, height } : undefined);
      if (drawn > 0) setWidest((before) => Math.max(before, pickWidth(drawn, devicePixelRatio)));
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [target, width, height]);
  return widest;
}
