import { useCallback, useRef } from 'react';
import type { Drawing } from './drawing.js';
import { roundsIn } from './logic/rounds-in.js';
import { useTravel } from './use-travel.js';

/** The moving text on a straight line. */
export function Strip({ text, room, running, speed, direction }: Drawing) {
  const strip = useRef<HTMLDivElement>(null);
  const routeOf = useCallback(
    (element: HTMLElement) => {
      element.textContent = text;
      const period = parseFloat(getComputedStyle(element).width);
      const rounds = roundsIn(room.width, period);
      element.textContent = text.repeat(rounds);
      // In shares of its own width, it fits when a font that comes late changes that.
      const ends = ['0%', `${-100 / rounds}%`];
      return { keyframes: { translate: direction === 'left' ? ends : ends.reverse() }, length: period };
    },
    [text, room, direction],
  );
  useTravel(strip, routeOf, running, speed);
  return <div part="wave" aria-hidden="true" ref={strip} />;
}
