import { useId, useLayoutEffect, useRef } from 'react';
import { copiesFor, wavePath } from './logic/wave-path.js';
import type { MovingText } from './moving-text.js';
import { useFrameLoop } from './use-frame-loop.js';

interface Props extends MovingText {
  frequency: number;
  intensity: number;
}

/** The moving text on a wave. The wave itself does not move; each frame lays out the letters along it. */
export function Wave({ text, size, running, speed, direction, frequency, intensity }: Props) {
  const id = useId();
  const path = useRef<SVGPathElement>(null);
  const copies = useRef<SVGTextPathElement>(null);
  const single = useRef<SVGTextElement>(null);
  /** The length of the text once, in px. */
  const period = useRef(0);

  useLayoutEffect(() => {
    if (!path.current || !copies.current || !single.current) return;
    period.current = single.current.getComputedTextLength();
    copies.current.textContent = text.repeat(copiesFor(path.current.getTotalLength(), period.current));
  }, [text, size, frequency, intensity]);

  useFrameLoop(running, speed, (distance) => {
    const offset = period.current > 0 ? distance % period.current : 0;
    if (copies.current)
      copies.current.startOffset.baseVal.value = direction === 'left' ? -offset : offset - period.current;
  });

  return (
    <svg part="wave" aria-hidden="true" width={size.width} height={size.height}>
      <path ref={path} id={id} d={wavePath({ ...size, frequency, intensity })} fill="none" />
      <text className="one" ref={single}>
        {text}
      </text>
      <text fill="currentColor">
        <textPath ref={copies} href={`#${id}`} />
      </text>
    </svg>
  );
}
