import { write } from '../../shared/platform/html/written.js';
import { useLayoutEffect, useRef, type Ref } from 'react';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { video } from './declaration.js';
import { acceptFor } from '../../shared/services/consent/permissions.js';
import { videoMessages } from '../../shared/platform/i18n/en/video.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { safeLink, safeSource } from '../../shared/platform/html/safe-address.js';
import { useProperties } from '../hooks/use-properties.js';
import { Icon } from '../parts/icon.js';
import { Frame } from './frame.js';
import { providerName } from './logic/providers.js';
import { useEmbed, type VideoSource } from './use-embed.js';
import { useOpened } from './use-opened.js';
import { usePlayback } from './use-playback.js';

type Translate = (key: keyof typeof videoMessages, parameters?: Record<string, string>) => string;

/** A picture and a play button. The provider is contacted when the visitor presses it, or has accepted third parties. */
export function Video(props: BlockProps<typeof video>) {
  const { host, mode, inactive, columns } = props;
  const { element } = host;
  const source = useEmbed(props);
  const { own, embed, problem, poster } = source;
  const opening = useOpened({ ...props, allowed: source.allowed, source: embed.source, canOpen: !own && !problem });
  const { opened } = opening;
  const frame = useRef<HTMLIFrameElement & HTMLVideoElement & HTMLObjectElement>(null);
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const { activate, onState, onFailed, hasFailed, isSilent } = usePlayback(props, source, opening, frame, button);
  const t: Translate = (key, parameters) => translate(element, 'video', videoMessages, key, parameters);

  useProperties(host, { type: () => (own ? 'video' : problem ? 'invalid' : embed.type) });
  useRatio(element, columns);
  useLayoutEffect(() => {
    if (problem) host.emit('sq-video-invalid', { message: t(problem) });
  }, [problem]); // eslint-disable-line react-hooks/exhaustive-deps -- one event for each problem

  const direct = <Direct box={hasFailed ? button : undefined} address={directAddress(element, source)} t={t} />;
  const failure = hasFailed && (
    <p part="notice" role="status">
      <span>{t('failed')}</span> {direct}
    </p>
  );
  if (own)
    return (
      <>
        <slot />
        {failure}
      </>
    );
  const picture = element.querySelector('img');
  const title = props.heading || embed.title || picture?.alt || '';
  const hasPicture = Boolean(poster) || picture !== null;
  return (
    <>
      <div part="poster" inert={(hasPicture && !problem && !hasFailed) || Boolean(opened)}>
        {poster && !picture && <img src={safeSource(poster)} alt="" />}
        <slot />
      </div>
      {problem && (
        <p part="notice" role="status">
          {t(problem)}
        </p>
      )}
      {failure}
      {!problem && !opened && !hasFailed && (
        <div className="over">
          <button
            type="button"
            part="play-toggle"
            ref={button}
            aria-disabled={inactive}
            aria-label={title ? t('play', { title }) : t('playUntitled')}
            aria-describedby={source.allowed ? undefined : 'who'}
            onClick={activate}
          >
            <Icon name="play" />
          </button>
          {!source.allowed && providerNotice(providerName(source.name, embed.source), t, activate)}
        </div>
      )}
      {opened && (
        <div className="stage" data-silent={isSilent ? '' : undefined}>
          <Frame
            key={opened.load}
            box={frame}
            embed={embed}
            mode={mode}
            provider={source.provider}
            title={title || t('video')}
            autoplay={opened.autoplay}
            onState={onState}
            onFailed={onFailed}
          />
          {isSilent && direct}
        </div>
      )}
    </>
  );
}

/** The author's link, else the address of the film itself: where it can be seen without this block. */
function directAddress(element: Element, { own, embed }: VideoSource): string | undefined {
  const file = own && (own.currentSrc || own.src || own.querySelector('source')?.src);
  return element.querySelector('a')?.href || (file ?? embed.source);
}

interface DirectProps {
  readonly box: Ref<HTMLAnchorElement> | undefined;
  readonly address: string | undefined;
  readonly t: Translate;
}

const Direct = ({ box, address, t }: DirectProps) =>
  address ? (
    <a href={safeLink(address)} ref={box}>
      {t('openDirectly')}
    </a>
  ) : null;

/** The site that will be contacted, and a button that plays the video and accepts third parties for good. */
const providerNotice = (provider: string, t: Translate, activate: () => void) => (
  <div className="who">
    <span part="provider" id="who">
      {t('from', { provider })}
    </span>
    <button
      type="button"
      part="always"
      onClick={() => {
        // Before the consent: then this video is the active one, and no other can start by itself.
        activate();
        acceptFor('media');
      }}
    >
      {t('always')}
    </button>
  </div>
);

/** The height of the place is 100 divided by `columns`, in percent (widgets §9); without them the sheet's. */
function useRatio(element: HTMLElement, columns: number | undefined): void {
  useLayoutEffect(() => {
    if (!columns) return;
    return write(element, ':--sq-video-ratio', String(columns));
  }, [element, columns]);
}
