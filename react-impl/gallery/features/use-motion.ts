import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../hooks/use-latest.js';
import type { Extensions } from '../gallery-types.js';
import { isStacked } from '../logic/transition-names.js';
import { distanceTo, isRtl } from '../row/row-geometry.js';
import { scrollInstantly } from '../row/scroll-motion.js';
import { scrollWithin } from './scroll-within.js';
import { findTransition, grow, type Growth, type TransitionOptions } from './transitions.js';

export interface MotionOptions extends TransitionOptions {
  /** The transition of a slideshow; `undefined` for other designs, whose rows scroll. */
  readonly transition: string | undefined;
  /** How many seconds a row takes to scroll; `undefined` leaves it to the browser. */
  readonly scrollSeconds: number | undefined;
}

/** How many times faster a transition goes on when the visitor already wants the next. */
const HURRY = 4;

/** Sets the gallery's motion: a transition, or a scroll that takes a given time. */
export function useMotion(extensions: RefObject<Extensions>, options: MotionOptions): void {
  const latest = useLatest(options);
  const running = useRef<readonly Animation[]>([]);
  useLayoutEffect(() => {
    const { current } = extensions;
    current.motion = ({ viewport, from, to, left, by }) => {
      const { transition, scrollSeconds, easing } = latest.current;
      if (!transition || !isStacked(transition))
        return scrollSeconds ? scrollWithin(viewport, left, scrollSeconds, easing) : undefined;
      scrollInstantly(viewport, left);
      if (from === to) return undefined;
      const change = { entering: to, leaving: from, offset: -distanceTo(viewport, from), by, rtl: isRtl(viewport) };
      running.current = findTransition(transition)(change, latest.current);
      return Promise.allSettled(running.current.map((animation) => animation.finished)).then(() => {});
    };
    current.hurry = () => {
      for (const animation of running.current) animation.updatePlaybackRate(HURRY);
    };
    return () => {
      current.motion = current.hurry = undefined;
      for (const animation of running.current) animation.cancel();
    };
  }, [extensions, latest]);
}

/**
 * Ken Burns: the slide that is shown first grows too, though no transition leads to it. Its animation is cancelled with
 * the gallery; those of other slides belong to their transitions.
 */
export function useGrowth(slide: HTMLElement | undefined, enabled: boolean, { zoom, slideSeconds }: Growth): void {
  const first = useRef(slide);
  useLayoutEffect(() => {
    if (!enabled || !slide) return;
    const growth = slide === first.current ? grow(slide, { zoom, slideSeconds }) : undefined;
    first.current = undefined;
    return () => growth?.cancel();
  }, [slide, enabled, zoom, slideSeconds]);
}
