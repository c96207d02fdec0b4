import { useCallback, useRef } from 'react';
import type { MovingText } from './moving-text.js';
import { useLoopingAnimation } from './use-looping-animation.js';

interface Props extends Pick<MovingText, 'running' | 'speed' | 'direction'> {
  /** `undefined` until measured. */
  size: MovingText['size'] | undefined;
  moving: boolean;
}

/** The author's own line. It moves itself only if it contains links, which must stay usable; else a copy moves. */
export function Line({ moving, size, running, speed, direction }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const measureRoute = useCallback(
    ({ offsetLeft, offsetWidth }: HTMLElement) => {
      if (!moving || !size) return undefined;
      // From its place out on one side, in again on the other side, and back to its place.
      const [left, right] = [-offsetLeft - offsetWidth, size.width - offsetLeft];
      const [exit, entry] = direction === 'left' ? [left, right] : [right, left];
      const length = right - left;
      const turn = Math.abs(exit) / length;
      return {
        keyframes: { translate: ['0px', `${exit}px`, `${entry}px`, '0px'], offset: [0, turn, turn, 1] },
        length,
      };
    },
    [moving, size, direction],
  );
  useLoopingAnimation(line, measureRoute, running, speed);
  return (
    <div className="line" ref={line}>
      <slot />
    </div>
  );
}
