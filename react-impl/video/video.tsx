import { useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { video } from '../../elements/sq-video/declaration.js';
import { consent } from '../../shared/services/consent/consent.js';
import { allowsThirdParties } from '../../shared/services/consent/permissions.js';
import { trustedHtml } from '../../shared/platform/html/trusted.js';
import { videoMessages } from '../../shared/platform/i18n/en/video.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useMethods } from '../hooks/use-methods.js';
import { useProperties } from '../hooks/use-properties.js';
import { useStore } from '../hooks/use-store.js';
import { Icon } from '../parts/icon.js';
import { Frame } from './frame.js';
import { embedOf, placeholderRatio, readEmbed, whyInvalid, type Embed } from './logic/embed.js';
import { commandMessage, providerName, providerOf, type Command } from './logic/providers.js';
import { useOpened } from './use-opened.js';
import { useOwnVideo } from './use-own-video.js';
import { usePlayState } from './use-play-state.js';
import { usePlayer } from './use-player.js';

/** Parses where nothing runs or loads. */
function parse(code: string): Document | undefined {
  const trusted = trustedHtml(code);
  return trusted === undefined ? undefined : new DOMParser().parseFromString(trusted, 'text/html');
}

const isForeign = ({ type, source }: Embed) => type !== 'invalid' && new URL(source).origin !== location.origin;

/** A picture and a play button; the provider is contacted when a visitor presses it, or has allowed it before. */
export function Video(props: BlockProps<typeof video>) {
  const { host, mode, inactive } = props;
  const { element } = host;
  const children = useLightChildren(element);
  const own = useMemo(() => element.querySelector('video'), [element, children]); // eslint-disable-line react-hooks/exhaustive-deps -- looked for again when the children change
  const wrapper = useMemo(() => element.querySelector<HTMLElement>('[data-html]'), [element, children]); // eslint-disable-line react-hooks/exhaustive-deps -- as above
  const code = props.dataHtml || wrapper?.dataset['html'] || '';
  const named = props.dataProviderName || wrapper?.dataset['providerName'] || '';
  const embed = useMemo(
    () => (props.src && !code ? embedOf(props.src, document.baseURI) : readEmbed(code, document.baseURI, parse)),
    [props.src, code],
  );
  const wrong = own ? undefined : whyInvalid({ embed, customThumbnail: props.customThumbnail, oembed: props.oembed });
  const provider = embed.type === 'iframe' ? providerOf(named, embed.source) : undefined;
  useStore(consent());
  const allowed = allowsThirdParties() || !isForeign(embed);

  const { opened, ...opening } = useOpened({
    source: embed.source,
    overlay: props.overlay,
    forceAutoplay: props.forceAutoplay,
    allowed,
    inactive,
    closed: Boolean(own ?? wrong),
  });
  const frame = useRef<HTMLIFrameElement & HTMLVideoElement & HTMLObjectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const say = (key: keyof typeof videoMessages, parameters?: Record<string, string>) =>
    translate(element, 'video', videoMessages, key, parameters);
  const title = props.heading || embed.title || element.querySelector('img')?.alt || '';

  const tell = usePlayState(host, Boolean(opened ?? own), leave);
  function activate() {
    if (inactive || opened || wrong || own) return;
    if (!host.emit('sq-video-activate', {})) return;
    flushSync(opening.open);
    tell('playing');
    frame.current?.focus();
  }
  function reset() {
    if (own) return own.pause();
    if (!opened) return;
    const hadFocus = element.shadowRoot?.activeElement === frame.current;
    flushSync(opening.close);
    tell('paused');
    if (hadFocus) button.current?.focus();
  }
  function command(what: Command) {
    const player: HTMLVideoElement | null = own ?? (embed.type === 'video' ? frame.current : null);
    if (player) void (what === 'play' ? player.play().catch(() => {}) : player.pause());
    else if (provider)
      frame.current?.contentWindow?.postMessage(commandMessage(provider, what), new URL(embed.source).origin);
  }
  function leave() {
    if (own) return own.pause();
    if (props.overlay) return reset();
    if (!opened) return;
    if (provider || embed.type === 'video') return command('pause');
    flushSync(() => opening.reload(false));
    tell('paused');
  }

  useMethods(host, {
    play: () => (own || opened ? command('play') : activate()),
    pause: () => command('pause'),
    reset,
    leave,
  });
  useProperties(host, { type: () => (own ? 'video' : wrong ? 'invalid' : embed.type) });
  useLayoutEffect(() => {
    if (props.columns === 0) return;
    element.style.setProperty('--sq-video-ratio', `100 / ${placeholderRatio(props.columns)}`);
    return () => void element.style.removeProperty('--sq-video-ratio');
  }, [element, props.columns]);
  const startsItself = opened?.autoplay && !opened.byVisitor;
  useLayoutEffect(() => {
    if (startsItself) tell('playing');
  }, [startsItself]); // eslint-disable-line react-hooks/exhaustive-deps -- told once
  usePlayer(frame, provider, embed.source, opened?.load, tell);
  useOwnVideo(own, tell);
  useLayoutEffect(() => {
    if (wrong) host.emit('sq-video-invalid', { message: say(wrong) });
  }, [wrong]); // eslint-disable-line react-hooks/exhaustive-deps -- told once for each reason
  // Another mode loads the video again (widgets §4).
  const shownMode = useRef(mode);
  useLayoutEffect(() => {
    if (shownMode.current === mode) return;
    shownMode.current = mode;
    opening.reload();
  }, [mode]); // eslint-disable-line react-hooks/exhaustive-deps -- when the mode changes, not when it is opened

  if (own) return <slot />;
  const hasPicture = Boolean(props.poster) || element.querySelector('img') !== null;
  const asks = isForeign(embed) && !allowed;
  return (
    <>
      <div part="poster" inert={(hasPicture && !wrong) || Boolean(opened)}>
        {props.poster && !element.querySelector('img') && <img src={props.poster} alt="" />}
        <slot />
      </div>
      {wrong && (
        <p part="notice" role="status">
          {say(wrong)}
        </p>
      )}
      {!wrong && !opened && (
        <div className="over">
          <button
            type="button"
            part="play-toggle"
            ref={button}
            aria-disabled={inactive}
            aria-label={title ? say('play', { title }) : say('playUntitled')}
            aria-describedby={asks ? 'who' : undefined}
            onClick={activate}
          >
            <Icon name="play" />
          </button>
          {asks && (
            <div className="who">
              <span part="provider" id="who">
                {say('from', { provider: providerName(named, embed.source) })}
              </span>
              <button
                type="button"
                part="always"
                onClick={() => {
                  // First what was asked for: it has the stage before another can open itself.
                  activate();
                  consent().accept();
                }}
              >
                {say('always')}
              </button>
            </div>
          )}
        </div>
      )}
      {opened && (
        <div className="stage">
          <Frame
            key={opened.load}
            box={frame}
            embed={embed}
            mode={mode}
            provider={provider}
            title={title || say('video')}
            autoplay={opened.autoplay}
            onState={tell}
          />
        </div>
      )}
    </>
  );
}
