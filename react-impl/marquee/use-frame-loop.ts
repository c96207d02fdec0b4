import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../hooks/use-latest.js';

/** At most 60 frames a second, also on faster screens; a little under 1000 / 60 since frames are not evenly spaced. */
const MIN_FRAME_MS = 15;
/** A frame counts for at most this much more than the shortest interval: a hidden page goes on where it stopped. */
const MAX_DELAY_MS = 100;

/**
 * Calls `draw` with the distance covered in px, for each frame while `running`. Frames in which the text would move
 * less than half a device pixel are skipped. `speed` is in px per second. The distance is retained when it stops.
 */
export function useFrameLoop(running: boolean, speed: number, draw: (distance: number) => void): void {
  const distance = useRef(0);
  const latest = useLatest({ draw, speed });
  useLayoutEffect(() => {
    latest.current.draw(distance.current);
    if (!running) return;
    let before: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      frame = requestAnimationFrame(step);
      const { speed } = latest.current;
      const interval = Math.max(MIN_FRAME_MS, 500 / (devicePixelRatio * speed));
      if (before !== undefined && now - before < interval) return;
      distance.current += (speed * Math.min(interval + MAX_DELAY_MS, now - (before ?? now))) / 1000;
      before = now;
      latest.current.draw(distance.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [running, latest]);
}
