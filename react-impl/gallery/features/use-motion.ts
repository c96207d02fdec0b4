import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../hooks/use-latest.js';
import { distanceTo, isRtl } from '../row/row-geometry.js';
import { scrollAtOnce, type Motion } from '../row/scroll-motion.js';
import { scrollWithin } from './scroll-within.js';
import { isStacked } from '../logic/transition-names.js';
import { findTransition, grow, type TransitionOptions } from './transitions.js';

export interface MotionOptions extends TransitionOptions {
  /** One of the stacked layout's transitions; `undefined` for a row that scrolls. */
  readonly transition: string | undefined;
  /** Seconds that a row takes to scroll; `undefined` leaves it to the browser. */
  readonly scrollSeconds: number | undefined;
}

/** Gives the gallery its motion: a transition, or a scroll that takes a given time. */
export function useMotion(made: RefObject<Motion | undefined>, options: MotionOptions): void {
  const latest = useLatest(options);
  const running = useRef<readonly Animation[]>([]);
  useLayoutEffect(() => {
    made.current = ({ viewport, from, to, left, by }) => {
      const { transition, scrollSeconds, easing } = latest.current;
      if (!transition || !isStacked(transition))
        return scrollSeconds ? scrollWithin(viewport, left, scrollSeconds, easing) : undefined;
      scrollAtOnce(viewport, left);
      if (from === to) return undefined;
      const change = { entering: to, leaving: from, back: -distanceTo(viewport, from), by, rtl: isRtl(viewport) };
      running.current = findTransition(transition)(change, latest.current);
      return Promise.allSettled(running.current.map((animation) => animation.finished)).then(() => {});
    };
    return () => {
      made.current = undefined;
      for (const animation of running.current) animation.cancel();
    };
  }, [made, latest]);
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
