import { useRef } from 'react';
import { useMotion } from './use-motion.js';

interface Props {
  moving: boolean;
  running: boolean;
  speed: number;
  direction: 'left' | 'right';
  /** The drawing stands in for it. */
  covered: boolean;
}

/** The author's own line: still, below its drawing, or moving itself where links in it must stay usable. */
export function Line({ moving, running, speed, direction, covered }: Props) {
  const line = useRef<HTMLDivElement>(null);
  useMotion(running && moving, speed, (way) => {
    const { current } = line;
    if (!current) return;
    if (!moving) {
      current.style.translate = '';
      return;
    }
    const room = current.parentElement?.clientWidth ?? 0;
    const whole = room + current.scrollWidth;
    const along = way % whole;
    // It starts where it stands, goes out on one side and comes in on the other.
    const place = direction === 'left' ? -along : along;
    current.style.translate = `${place < -current.scrollWidth ? place + whole : place > room ? place - whole : place}px`;
  });
  return (
    <div className="line" ref={line} data-covered={covered || undefined}>
      <slot />
    </div>
  );
}
