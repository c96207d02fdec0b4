import { useLayoutEffect, useMemo, useRef } from 'react';
import { distanceTo, isRtl } from '../row/row-geometry.js';
import { scrollAtOnce, scrollSmoothly, scrollWithin } from '../row/scroll-motion.js';
import type { Motion } from '../row/use-row.js';
import { findTransition, grow, isStacked, type TransitionOptions } from './transitions.js';

interface Options extends TransitionOptions {
  /** One of the stacked layout's transitions; `undefined` for a row that scrolls. */
  readonly transition: string | undefined;
  /** Seconds that a row takes to scroll; `undefined` leaves it to the browser. */
  readonly scrollSeconds: number | undefined;
  readonly reduced: boolean;
}

/** How a change of slide is made visible: by the browser's scrolling, in a given time, or by a transition. */
export function useMotion(options: Options): Motion {
  const { transition, scrollSeconds, reduced, speed, easing, zoom, dwell, vertical } = options;
  const running = useRef<readonly Animation[]>([]);
  useLayoutEffect(() => () => running.current.forEach((animation) => animation.cancel()), []);
  return useMemo<Motion>(
    () =>
      ({ viewport, from, to, left, by }) => {
        if (reduced) return void scrollAtOnce(viewport, left);
        if (!transition || !isStacked(transition))
          return scrollSeconds ? scrollWithin(viewport, left, scrollSeconds, easing) : scrollSmoothly(viewport, left);
        scrollAtOnce(viewport, left);
        if (from === to) return undefined;
        const change = { entering: to, leaving: from, back: -distanceTo(viewport, from), by, rtl: isRtl(viewport) };
        running.current = findTransition(transition)(change, { speed, easing, zoom, dwell, vertical });
        return Promise.allSettled(running.current.map((animation) => animation.finished)).then(() => {});
      },
    [transition, scrollSeconds, reduced, speed, easing, zoom, dwell, vertical],
  );
}

/** The first slide of a Ken Burns gallery grows as well, and nothing goes on growing when the gallery is gone. */
export function useGrowth(slide: HTMLElement | undefined, enabled: boolean, zoom: number, dwell: number): void {
  const first = useRef(slide);
  useLayoutEffect(() => {
    if (!enabled || !slide) return;
    const growth = slide === first.current ? grow(slide, { zoom, dwell }) : undefined;
    first.current = undefined;
    return () => growth?.cancel();
  }, [slide, enabled, zoom, dwell]);
}
