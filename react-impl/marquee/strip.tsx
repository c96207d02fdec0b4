import { useCallback, useRef } from 'react';
import { copiesFor } from './logic/wave-path.js';
import type { MovingText } from './moving-text.js';
import { useLoopingAnimation } from './use-looping-animation.js';

/** The moving text on a straight line. */
export function Strip({ text, size, running, speed, direction }: MovingText) {
  const strip = useRef<HTMLDivElement>(null);
  const measureRoute = useCallback(
    (element: HTMLElement) => {
      element.textContent = text;
      const period = parseFloat(getComputedStyle(element).width);
      const copies = copiesFor(size.width, period);
      element.textContent = text.repeat(copies);
      // In percent of the strip's width, which stays right when a web font loads and changes that width.
      const ends = ['0%', `${-100 / copies}%`];
      return { keyframes: { translate: direction === 'left' ? ends : ends.reverse() }, length: period };
    },
    [text, size, direction],
  );
  useLoopingAnimation(strip, measureRoute, running, speed);
  return <div part="wave" aria-hidden="true" ref={strip} />;
}
