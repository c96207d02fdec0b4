import { useLayoutEffect, useState } from 'react';
import { debounce } from '../../shared/platform/timing/debounce.js';

/** In ms without a further change. */
const PAUSE_MS = 300;

/**
 * What `read` makes of the element's width, in px: at once, and after each change of it that has lasted. `read` is the same
 * function at each render.
 */
export function useWidth<T>(element: HTMLElement, read: (width: number) => T): T {
  const [value, setValue] = useState(() => read(element.clientWidth));
  useLayoutEffect(() => {
    const update = () => setValue(read(element.clientWidth));
    const updateLater = debounce(update, PAUSE_MS);
    update();
    const observer = new ResizeObserver(updateLater);
    observer.observe(element);
    return () => {
      observer.disconnect();
      updateLater.cancel();
    };
  }, [element, read]);
  return value;
}
