import { useLayoutEffect, useState, type RefObject } from 'react';
import { debounce } from '../../shared/platform/timing/debounce.js';
import { RERENDER_DEBOUNCE_MS } from './constants.js';

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly line: number;
}

/** The room in which the text moves; measured anew a second after it or its line was last resized (widgets §9). */
export function useRoom(viewport: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const { current } = viewport;
    if (!current) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      setRoom({ width, height, line: parseFloat(getComputedStyle(current).fontSize) * 1.5 });
    };
    measure();
    const again = debounce(measure, RERENDER_DEBOUNCE_MS);
    let first = true;
    const observer = new ResizeObserver(() => {
      if (!first) again();
      first = false;
    });
    // The line as well: a font that comes late changes its width.
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => {
      again.cancel();
      observer.disconnect();
    };
  }, [viewport]);
  return room;
}
