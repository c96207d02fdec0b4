import { isMotionReduced } from '../../platform/page/reduced-motion.js';
import { createTween, type Tween, type TweenOptions } from '../animation/tween.js';

export const SCROLL_MS = 300;
/** Widgets §9, "clamped to 50": it is never shorter (ambiguity A58). */
export const SCROLL_MIN_MS = 50;

export interface ScrollOptions extends Pick<TweenOptions, 'easing' | 'onState' | 'frames'> {
  /** ms. Default 300, at least 50. */
  duration?: number;
}

export const scrollDuration = (ms = SCROLL_MS): number => Math.max(SCROLL_MIN_MS, ms);

/** What a visitor does to scroll by himself. */
const INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Events of the page's own scrolling come to its window. */
const inputOf = (scroller: Element): EventTarget =>
  scroller === scroller.ownerDocument.scrollingElement ? window : scroller;

/**
 * Scrolls to a position, in px from the top left, within 300 ms: for a script that needs to know and to control how far
 * it is; otherwise `scroller.scrollTo({ behavior: 'smooth' })` of the browser is enough. Where the visitor has asked for
 * less motion it jumps. A visitor who scrolls by himself pauses it.
 *
 * @param scroller the element that scrolls; `document.scrollingElement` for the page. Without one an error is logged
 *   (widgets §8), and nothing is returned.
 */
export function scrollTo(
  scroller: Element | null | undefined,
  { top, left }: { readonly top?: number; readonly left?: number },
  { duration, onState, ...options }: ScrollOptions = {},
): Tween | undefined {
  if (!scroller) {
    console.error('[sq-blocks] There is no element to scroll.');
    return undefined;
  }
  const start = { top: scroller.scrollTop, left: scroller.scrollLeft };
  const way = { top: (top ?? start.top) - start.top, left: (left ?? start.left) - start.left };
  const input = inputOf(scroller);
  const draw = (share: number) =>
    scroller.scrollTo({
      top: start.top + way.top * share,
      left: start.left + way.left * share,
      behavior: 'instant',
    });
  const tween = createTween(draw, {
    ...options,
    duration: scrollDuration(duration),
    onState(state) {
      const isMoving = state === 'started' || state === 'resumed';
      for (const type of INPUT)
        input[isMoving ? 'addEventListener' : 'removeEventListener'](type, tween.pause, { passive: true });
      onState?.(state);
    },
  });
  tween.start();
  if (isMotionReduced()) tween.end();
  return tween;
}
