import { useRef, useState } from 'react';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { marquee } from './declaration.js';
import { marqueeMessages } from '../../shared/platform/i18n/en/marquee.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { isMotionOff } from '../../shared/platform/page/no-motion.js';
import { useFeature } from '../hooks/use-feature.js';
import { useListener } from '../hooks/use-listener.js';
import { useReducedMotion } from '../hooks/use-media-query.js';
import { useMethods } from '../hooks/use-methods.js';
import { useVisible } from '../hooks/use-visible.js';
import { Icon } from '../parts/icon.js';
import { amplitude } from './logic/wave.js';
import { useViewportSize } from './motion/use-viewport-size.js';
import { useContent } from './use-content.js';
import { Items } from './view/items.js';
import { Track } from './view/track.js';
import { ofDocument } from '../../shared/platform/page/script-global.js';

/** Moves only while it is in view and not paused. Under reduced motion it is a plain line of text. */
export function Marquee(props: BlockProps<typeof marquee>) {
  const { host, direction, pauseOnHover, separator, itemSpacing: spacing } = props;
  const { element } = host;
  const viewport = useRef<HTMLDivElement>(null);
  const content = useContent(element, props.marqueeItems);
  const size = useViewportSize(viewport);
  const isStill = useReducedMotion() || isMotionOff();
  const visible = useVisible(element);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(ofDocument('hidden'));
  const looks = useFeature(content.isRich && !isStill, () => import('./features/looks.js'));

  useListener(document, 'visibilitychange', () => setHidden(ofDocument('hidden')));
  useListener(element, 'pointerenter', () => setHovered(true));
  useListener(element, 'pointerleave', () => setHovered(false));
  // A focused link must not move away. The focus of the play button does not stop the text.
  useListener(element, 'focusin', (event) => setFocused((event.composedPath()[0] as Element).localName !== 'button'));
  useListener(element, 'focusout', () => setFocused(false));

  function setRunning(next: boolean) {
    if (next !== playing) host.emit('sq-marquee-change', { running: next });
    setPlaying(next);
  }
  useMethods(host, { play: () => setRunning(true), pause: () => setRunning(false) });

  const peak = size && !content.isInteractive ? amplitude({ ...size, intensity: props.waveIntensity }) : 0;
  const label = translate(element, 'marquee', marqueeMessages, playing ? 'pause' : 'play');
  const gap = { separator, spacing };
  return (
    <>
      <div
        part="viewport"
        ref={viewport}
        data-still={isStill || undefined}
        data-wave={(peak > 0 && !isStill && !content.isEmpty) || undefined}
        data-fade={props.fadeEdges || undefined}
      >
        <Track
          {...gap}
          element={element}
          content={content}
          looks={looks}
          size={isStill ? undefined : size}
          running={playing && visible && !hidden && !focused && !(pauseOnHover && hovered)}
          speed={props.speed * props.animationSpeed}
          direction={direction}
          wave={peak > 0 ? { peak, frequency: props.waveFrequency } : undefined}
        >
          {content.isOwn && <Items {...gap} items={props.marqueeItems} />}
        </Track>
      </div>
      {!isStill && !content.isEmpty && (
        <button type="button" part="play-toggle" aria-label={label} onClick={() => setRunning(!playing)}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
    </>
  );
}
