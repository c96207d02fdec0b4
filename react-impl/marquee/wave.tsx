import { useId, useLayoutEffect, useRef } from 'react';
import type { Drawing } from './drawing.js';
import { roundsIn } from './logic/rounds-in.js';
import { wavePath } from './logic/wave-path.js';
import { useMotion } from './use-motion.js';

interface Props extends Drawing {
  frequency: number;
  intensity: number;
}

/** The moving text on a wave. The wave stands still: each letter goes up and down, so each frame is laid out. */
export function Wave({ text, room, running, speed, direction, frequency, intensity }: Props) {
  const id = useId();
  const path = useRef<SVGPathElement>(null);
  const rounds = useRef<SVGTextPathElement>(null);
  const one = useRef<SVGTextElement>(null);
  const period = useRef(0);

  useLayoutEffect(() => {
    if (!path.current || !rounds.current || !one.current) return;
    period.current = one.current.getComputedTextLength();
    rounds.current.textContent = text.repeat(roundsIn(path.current.getTotalLength(), period.current));
  }, [text, room, frequency, intensity]);

  useMotion(running, speed, (way) => {
    const along = period.current > 0 ? way % period.current : 0;
    if (rounds.current)
      rounds.current.startOffset.baseVal.value = direction === 'left' ? -along : along - period.current;
  });

  return (
    <svg part="wave" aria-hidden="true" width={room.width} height={room.height}>
      <path ref={path} id={id} d={wavePath({ ...room, frequency, intensity })} fill="none" />
      <text className="one" ref={one}>
        {text}
      </text>
      <text fill="currentColor">
        <textPath ref={rounds} href={`#${id}`} />
      </text>
    </svg>
  );
}
