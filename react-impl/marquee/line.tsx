import { useCallback, useRef } from 'react';
import type { Drawing } from './drawing.js';
import { useTravel } from './use-travel.js';

interface Props extends Pick<Drawing, 'running' | 'speed' | 'direction'> {
  /** `undefined` until measured. */
  room: Drawing['room'] | undefined;
  moving: boolean;
}

/** The author's own line: still, below its drawing, or moving itself where links in it must stay usable. */
export function Line({ moving, room, running, speed, direction }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const routeOf = useCallback(
    ({ offsetLeft, offsetWidth }: HTMLElement) => {
      if (!moving || !room) return undefined;
      // It starts where it stands, goes out on one side and comes in on the other.
      const [left, right] = [-offsetLeft - offsetWidth, room.width - offsetLeft];
      const [out, back] = direction === 'left' ? [left, right] : [right, left];
      const length = right - left;
      const turn = Math.abs(out) / length;
      return { keyframes: { translate: ['0px', `${out}px`, `${back}px`, '0px'], offset: [0, turn, turn, 1] }, length };
    },
    [moving, room, direction],
  );
  useTravel(line, routeOf, running, speed);
  return (
    <div className="line" ref={line}>
      <slot />
    </div>
  );
}
