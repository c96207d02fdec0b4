import { pageClock } from '../../../shared/platform/timing/clock.js';
import type { Surface } from '../surface.js';
import type { Interest } from './interest.js';
import { watchFocus } from './watch-focus.js';
import { watchPointer } from './watch-pointer.js';
import { watchTouch } from './watch-touch.js';

/**
 * Shows and hides a tooltip by what the visitor does (W3C pattern "Tooltip"): a pointer that rests, the focus of the
 * keyboard, a long press or a tap; Escape, leaving, a press and scrolling end it.
 *
 * @returns ends it
 */
export function watchInterest(
  target: HTMLElement,
  bubble: HTMLElement,
  surface: Surface,
  delay: () => number,
): () => void {
  const ended = new AbortController();
  let stopTimer = () => {};
  const watch: Interest = {
    target,
    bubble,
    surface,
    delay,
    besideTarget: { box: () => target.getBoundingClientRect(), isPointer: false },
    isShown: () => surface.anchor() !== undefined,
    on: (to, type, run, capture = false) =>
      to.addEventListener(type, run as (event: Event) => void, { signal: ended.signal, capture }),
    later(ms, run) {
      stopTimer();
      stopTimer = pageClock.after(ms, run);
    },
    stop: () => stopTimer(),
  };
  watchPointer(watch);
  watchFocus(watch);
  watchTouch(watch);
  return () => {
    ended.abort();
    stopTimer();
    surface.drop();
  };
}
