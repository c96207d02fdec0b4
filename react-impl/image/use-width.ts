import { useLayoutEffect, useState } from 'react';
import { pickWidth } from '../../shared/media/images/ladder.js';

/** Widgets §9 "Blocks": an image block less than 415 px wide is narrow. */
const NARROW_PX = 415;
/** A class for themes. */
const NARROW = 'sq-narrow';

/** Marks a narrow block, and returns the largest width of the ladder that its place has needed so far; 0 at first. */
export function useWidth(element: HTMLElement): number {
  const [widest, setWidest] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      const { width } = element.getBoundingClientRect();
      element.classList.toggle(NARROW, width > 0 && width < NARROW_PX);
      setWidest((before) => Math.max(before, pickWidth(width, devicePixelRatio)));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.classList.remove(NARROW);
    };
  }, [element]);
  return widest;
}
