import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface Route {
  readonly keyframes: PropertyIndexedKeyframes;
  /** In px. */
  readonly length: number;
}

/**
 * Lets the compositor take an element along its route, round and round: no frame asks for script, style or layout.
 * `routeOf` measures; it is asked anew when it is another function. Stopping keeps the place, and so does another route
 * or speed (px per second).
 */
export function useTravel(
  element: RefObject<HTMLElement | null>,
  routeOf: (element: HTMLElement) => Route | undefined,
  running: boolean,
  speed: number,
): void {
  const way = useRef(0);
  useLayoutEffect(() => {
    const { current } = element;
    const route = current && routeOf(current);
    if (!route || !(route.length > 0)) return;
    const perPixel = 1000 / speed;
    const animation = current.animate(route.keyframes, { duration: route.length * perPixel, iterations: Infinity });
    animation.currentTime = way.current * perPixel;
    if (!running) animation.pause();
    return () => {
      way.current = (Number(animation.currentTime) / perPixel) % route.length;
      animation.cancel();
    };
  }, [element, routeOf, running, speed]);
}
