import { useId, useLayoutEffect, useRef } from 'react';
import { wavePath } from './logic/wave-path.js';
import { useMotion } from './use-motion.js';
import type { Room } from './use-room.js';

interface Props {
  text: string;
  room: Room;
  running: boolean;
  speed: number;
  direction: 'left' | 'right';
  frequency: number;
  intensity: number;
}

/** The moving text as a drawing on a wave. A screen reader reads the author's own text, which lies below it. */
export function Wave({ text, room, running, speed, direction, frequency, intensity }: Props) {
  const id = useId();
  const path = useRef<SVGPathElement>(null);
  const rounds = useRef<SVGTextPathElement>(null);
  const one = useRef<SVGTextElement>(null);
  const period = useRef(0);

  // As many rounds as the path is long, and one more that comes in while the first goes out.
  useLayoutEffect(() => {
    if (!path.current || !rounds.current || !one.current) return;
    period.current = one.current.getComputedTextLength();
    const count = period.current > 0 ? Math.ceil(path.current.getTotalLength() / period.current) + 1 : 1;
    rounds.current.textContent = text.repeat(Math.min(count, 500));
  }, [text, room, frequency, intensity]);

  useMotion(running, speed, (way) => {
    const along = period.current > 0 ? way % period.current : 0;
    rounds.current?.setAttribute('startOffset', String(direction === 'left' ? -along : along - period.current));
  });

  return (
    <svg part="wave" aria-hidden="true" width={room.width} height={room.height}>
      <path ref={path} id={id} d={wavePath({ ...room, frequency, intensity })} fill="none" />
      <text className="one" ref={one}>
        {text}
      </text>
      <text dominantBaseline="central" fill="currentColor">
        <textPath ref={rounds} href={`#${id}`} />
      </text>
    </svg>
  );
}
