import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface Route {
  readonly keyframes: PropertyIndexedKeyframes;
  /** In px. */
  readonly length: number;
}

/**
 * Moves an element along a route in an endless loop, by an animation of the browser: frames need no script, style or
 * layout. `measureRoute` is called again when it is another function; `undefined` is no motion. `speed` is in px per
 * second. The position is retained when the element stops, and when the route or the speed changes.
 */
export function useLoopingAnimation(
  element: RefObject<HTMLElement | null>,
  measureRoute: (element: HTMLElement) => Route | undefined,
  running: boolean,
  speed: number,
): void {
  /** The distance covered in the current round, in px. */
  const distance = useRef(0);
  useLayoutEffect(() => {
    const { current } = element;
    const route = current && measureRoute(current);
    if (!route || !(route.length > 0)) return;
    const msPerPixel = 1000 / speed;
    const animation = current.animate(route.keyframes, { duration: route.length * msPerPixel, iterations: Infinity });
    animation.currentTime = distance.current * msPerPixel;
    if (!running) animation.pause();
    return () => {
      distance.current = (Number(animation.currentTime) / msPerPixel) % route.length;
      animation.cancel();
    };
  }, [element, measureRoute, running, speed]);
}
