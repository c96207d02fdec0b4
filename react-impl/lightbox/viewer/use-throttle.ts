import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../hooks/use-latest.js';

/**
 * Lets a step pass at most once in `ms`. `now` is the time of the event in ms. A step that comes too early is taken as soon
 * as it may, if `kept` and no other step comes before.
 */
export function useThrottle<T>(step: (by: T) => void, ms: number) {
  const last = useRef(-Infinity);
  const pending = useRef(0);
  const latest = useLatest(step);
  const cancel = () => clearTimeout(pending.current);
  useLayoutEffect(() => cancel, []);
  const take = (by: T, now: number, kept = true) => {
    cancel();
    const wait = last.current + ms - now;
    if (wait > 0) {
      if (kept) pending.current = window.setTimeout(() => take(by, performance.now()), wait);
      return;
    }
    last.current = now;
    latest.current(by);
  };
  return [take, cancel] as const;
}
