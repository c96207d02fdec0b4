import { useRef, useState } from 'react';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { marquee } from '../../elements/sq-marquee/declaration.js';
import { marqueeMessages } from '../../shared/platform/i18n/en/marquee.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { isMotionOff } from '../../shared/platform/page/no-motion.js';
import { useListener } from '../hooks/use-listener.js';
import { useReducedMotion } from '../hooks/use-media-query.js';
import { useMethods } from '../hooks/use-methods.js';
import { useVisible } from '../hooks/use-visible.js';
import { Icon } from '../parts/icon.js';
import { Line } from './line.js';
import { amplitude } from './logic/wave-path.js';
import { Strip } from './strip.js';
import { useContent } from './use-content.js';
import { useViewportSize } from './use-viewport-size.js';
import { Wave } from './wave.js';

/** Moves only while it is in view and not paused. Under reduced motion it is a plain line of text. */
export function Marquee(props: BlockProps<typeof marquee>) {
  const { host, direction, speed, pauseOnHover } = props;
  const { element } = host;
  const viewport = useRef<HTMLDivElement>(null);
  const { text, interactive } = useContent(element);
  const size = useViewportSize(viewport);
  const isMotionReduced = useReducedMotion() || isMotionOff();
  const visible = useVisible(element);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useListener(element, 'pointerenter', () => setHovered(true));
  useListener(element, 'pointerleave', () => setHovered(false));
  // A focused link must not move away. The play button is outside the slot: its focus does not stop the text.
  useListener(element, 'focusin', ({ target }) => setFocused(target !== element));
  useListener(element, 'focusout', () => setFocused(false));

  function setRunning(next: boolean) {
    if (next !== playing) host.emit('sq-marquee-change', { running: next });
    setPlaying(next);
  }
  useMethods(host, { play: () => setRunning(true), pause: () => setRunning(false) });

  const running = playing && !isMotionReduced && visible && !focused && !(pauseOnHover && hovered);
  const hasCopy = !isMotionReduced && !interactive && text !== '';
  const movingText = { text: `${text}${props.separator}`.replaceAll(' ', '\u00a0'), running, speed, direction };
  const wave = { frequency: props.waveFrequency, intensity: props.waveIntensity };
  const label = translate(element, 'marquee', marqueeMessages, playing ? 'pause' : 'play');
  return (
    <>
      <div part="viewport" ref={viewport} data-still={isMotionReduced || undefined}>
        <Line {...movingText} size={size} moving={!isMotionReduced && interactive} />
        {hasCopy &&
          size &&
          (amplitude({ ...size, ...wave }) > 0 ? (
            <Wave {...movingText} {...wave} size={size} />
          ) : (
            <Strip {...movingText} size={size} />
          ))}
      </div>
      {!isMotionReduced && (
        <button type="button" part="play-toggle" aria-label={label} onClick={() => setRunning(!playing)}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
    </>
  );
}
