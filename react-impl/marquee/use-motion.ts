import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../hooks/use-latest.js';

/** No more than 60 frames a second, whatever the screen could show; a little less for its jitter. */
const FRAME_MS = 15;

/**
 * Calls `move` with the way covered, in px, while it runs; `move` draws. 60 times a second, less often where it would go
 * less than half a pixel of the screen. Stopping keeps the place.
 */
export function useMotion(running: boolean, speed: number, move: (way: number) => void): void {
  const way = useRef(0);
  const latest = useLatest({ move, speed });
  useLayoutEffect(() => {
    latest.current.move(way.current);
    if (!running) return;
    let before: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      frame = requestAnimationFrame(step);
      const { speed } = latest.current;
      const least = Math.max(FRAME_MS, 500 / (devicePixelRatio * speed));
      if (before !== undefined && now - before < least) return;
      // A page that was hidden goes on where it was: no frame counts for much more than it has to.
      way.current += (speed * Math.min(least + 100, now - (before ?? now))) / 1000;
      before = now;
      latest.current.move(way.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [running, latest]);
}
