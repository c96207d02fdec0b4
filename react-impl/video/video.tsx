import { useLayoutEffect, useRef } from 'react';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { video } from '../../elements/sq-video/declaration.js';
import { consent } from '../../shared/services/consent/consent.js';
import { videoMessages } from '../../shared/platform/i18n/en/video.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { useProperties } from '../hooks/use-properties.js';
import { Frame } from './frame.js';
import { placeholderRatio } from './logic/embed.js';
import { PlayOverlay } from './play-overlay.js';
import { useEmbed } from './use-embed.js';
import { useOpened } from './use-opened.js';
import { usePlayback } from './use-playback.js';

/** A picture and a play button. The provider is contacted when the visitor presses it, or has accepted third parties. */
export function Video(props: BlockProps<typeof video>) {
  const { host, mode, inactive, columns, poster } = props;
  const { element } = host;
  const source = useEmbed(props);
  const { own, embed, problem } = source;
  const opening = useOpened({ ...props, allowed: source.allowed, source: embed.source, canOpen: !own && !problem });
  const { opened } = opening;
  const frame = useRef<HTMLIFrameElement & HTMLVideoElement & HTMLObjectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { activate, onState } = usePlayback(props, source, opening, frame, button);
  const t = (key: keyof typeof videoMessages, parameters?: Record<string, string>) =>
    translate(element, 'video', videoMessages, key, parameters);

  useProperties(host, { type: () => (own ? 'video' : problem ? 'invalid' : embed.type) });
  useLayoutEffect(() => {
    if (columns === undefined) return;
    element.style.setProperty('--sq-video-ratio', `100 / ${placeholderRatio(columns)}`);
    return () => void element.style.removeProperty('--sq-video-ratio');
  }, [element, columns]);
  useLayoutEffect(() => {
    if (problem) host.emit('sq-video-invalid', { message: t(problem) });
  }, [problem]); // eslint-disable-line react-hooks/exhaustive-deps -- one event for each problem

  if (own) return <slot />;
  const picture = element.querySelector('img');
  const title = props.heading || embed.title || picture?.alt || '';
  const hasPicture = Boolean(poster) || picture !== null;
  return (
    <>
      <div part="poster" inert={(hasPicture && !problem) || Boolean(opened)}>
        {poster && !picture && <img src={poster} alt="" />}
        <slot />
      </div>
      {problem && (
        <p part="notice" role="status">
          {t(problem)}
        </p>
      )}
      {!problem && !opened && (
        <PlayOverlay
          title={title}
          inactive={inactive}
          provider={source.allowed ? undefined : source.providerName()}
          button={button}
          t={t}
          onPlay={activate}
          onAlwaysAllow={() => {
            // Before the consent: then this video is the active one, and no other can start by itself.
            activate();
            consent().accept();
          }}
        />
      )}
      {opened && (
        <div className="stage">
          <Frame
            key={opened.load}
            box={frame}
            embed={embed}
            mode={mode}
            provider={source.provider}
            title={title || t('video')}
            autoplay={opened.autoplay}
            onState={onState}
          />
        </div>
      )}
    </>
  );
}
