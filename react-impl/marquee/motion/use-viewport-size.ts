import { useLayoutEffect, useState, type RefObject } from 'react';
import { debounce } from '../../../shared/platform/timing/debounce.js';

/** The size of the area in which the text moves, in px. */
export interface ViewportSize {
  readonly width: number;
  readonly height: number;
  /** The height of a line of text. */
  readonly line: number;
}

const RERENDER_DEBOUNCE_MS = 1000;

/** The size of the viewport, updated one second after the last resize of it or of its line (widgets §9). */
export function useViewportSize(viewport: RefObject<HTMLElement | null>): ViewportSize | undefined {
  const [size, setSize] = useState<ViewportSize>();
  useLayoutEffect(() => {
    const { current } = viewport;
    if (!current) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      const text = parseFloat(getComputedStyle(current).fontSize) * 1.5;
      // A line of images may be higher than its text.
      const line = Math.max(text, current.querySelector<HTMLElement>('.line')?.offsetHeight ?? 0);
      setSize({ width, height, line });
    };
    measure();
    const measureLater = debounce(measure, RERENDER_DEBOUNCE_MS);
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      if (!isFirst) measureLater();
      isFirst = false;
    });
    // Also the line: its width changes when a web font loads.
    for (const element of [current, ...current.querySelectorAll('.line')]) observer.observe(element);
    return () => {
      measureLater.cancel();
      observer.disconnect();
    };
  }, [viewport]);
  return size;
}
