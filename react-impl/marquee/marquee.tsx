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
import { useRoom } from './use-room.js';
import { Wave } from './wave.js';

/** Runs only while it can be seen, is not paused, and motion is welcome; else it is a line of text. */
export function Marquee(props: BlockProps<typeof marquee>) {
  const { host, direction, speed, pauseOnHover } = props;
  const { element } = host;
  const viewport = useRef<HTMLDivElement>(null);
  const { text, interactive } = useContent(element);
  const room = useRoom(viewport);
  const still = useReducedMotion() || isMotionOff();
  const visible = useVisible(element);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useListener(element, 'pointerenter', () => setHovered(true));
  useListener(element, 'pointerleave', () => setHovered(false));
  // Whoever reads by Tab must not chase a link. The button's own focus is no reason to stop.
  useListener(element, 'focusin', ({ target }) => setFocused(target !== element));
  useListener(element, 'focusout', () => setFocused(false));

  function change(next: boolean) {
    if (next !== playing) host.emit('sq-marquee-change', { running: next });
    setPlaying(next);
  }
  useMethods(host, { play: () => change(true), pause: () => change(false) });

  const running = playing && !still && visible && !focused && !(pauseOnHover && hovered);
  const drawn = !still && !interactive && text !== '';
  const drawing = { text: `${text}${props.separator}`.replaceAll(' ', '\u00a0'), running, speed, direction };
  const wave = { frequency: props.waveFrequency, intensity: props.waveIntensity };
  const label = translate(element, 'marquee', marqueeMessages, playing ? 'pause' : 'play');
  return (
    <>
      <div part="viewport" ref={viewport} data-still={still || undefined}>
        <Line {...drawing} room={room} moving={!still && interactive} />
        {drawn &&
          room &&
          (amplitude({ ...room, ...wave }) > 0 ? (
            <Wave {...drawing} {...wave} room={room} />
          ) : (
            <Strip {...drawing} room={room} />
          ))}
      </div>
      {!still && (
        <button type="button" part="play-toggle" aria-label={label} onClick={() => change(!playing)}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
    </>
  );
}
