import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../hooks/use-latest.js';

/** Calls `move` each frame with the way covered, in px, while it runs; `move` draws. Stopping keeps the place. */
export function useMotion(running: boolean, speed: number, move: (way: number) => void): void {
  const way = useRef(0);
  const latest = useLatest({ move, speed });
  useLayoutEffect(() => {
    latest.current.move(way.current);
    if (!running) return;
    let before: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      // A page that was hidden goes on where it was: no frame counts for more than a tenth of a second.
      way.current += (latest.current.speed * Math.min(100, now - (before ?? now))) / 1000;
      before = now;
      latest.current.move(way.current);
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [running, latest]);
}
