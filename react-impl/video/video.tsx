import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockProps } from '../../elements/define/derived-types.js';
import type { video } from '../../elements/sq-video/declaration.js';
import { consent } from '../../shared/consent/consent.js';
import { trustedHtml } from '../../shared/html/trusted.js';
import { videoMessages } from '../../shared/i18n/en/video.js';
import { translate } from '../../shared/i18n/translate.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useLatest } from '../hooks/use-latest.js';
import { useMethods } from '../hooks/use-methods.js';
import { useProperties } from '../hooks/use-properties.js';
import { useStore } from '../hooks/use-store.js';
import { Icon } from '../parts/icon.js';
import { Frame } from './frame.js';
import { embedOf, placeholderRatio, readEmbed, whyInvalid, type Embed } from './logic/embed.js';
import { commandMessage, providerName, providerOf, type Command } from './logic/providers.js';
import { takeStage } from './only-one.js';
import { useOwnVideo } from './use-own-video.js';
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
  const allowed = useStore(consent()) === 'accepted' || !isForeign(embed);

  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  const playing = useRef(false);
  const frame = useRef<HTMLIFrameElement & HTMLVideoElement & HTMLObjectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const say = (key: keyof typeof videoMessages, parameters?: Record<string, string>) =>
    translate(element, 'video', videoMessages, key, parameters);
  const title = props.heading || embed.title || element.querySelector('img')?.alt || '';

  function tell(state: 'playing' | 'paused' | 'ended') {
    const plays = state === 'playing';
    if (plays === playing.current) return;
    playing.current = plays;
    host.emit(plays ? 'sq-video-play' : state === 'ended' ? 'sq-video-ended' : 'sq-video-pause', {});
  }
  function show() {
    flushSync(() => {
      setOpened((count) => count + 1);
      setOpen(true);
    });
    tell('playing');
  }
  function activate() {
    if (inactive || open || wrong || own) return;
    if (!host.emit('sq-video-activate', {})) return;
    show();
    frame.current?.focus();
  }
  function reset() {
    if (own) return own.pause();
    if (!open) return;
    const hadFocus = element.shadowRoot?.activeElement === frame.current;
    flushSync(() => setOpen(false));
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
    if (own || (!open && !props.overlay)) return command('pause');
    if (props.overlay) return reset();
    if (provider || embed.type === 'video') return command('pause');
    setOpened((count) => count + 1); // a new frame: the old one's sound is gone
    tell('paused');
  }

  useMethods(host, {
    play: () => (own || open ? command('play') : activate()),
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
  usePlayer(frame, provider, embed.source, open, tell);
  useOwnVideo(own, tell);

  const goBack = useLatest(() => {
    setOpen(false);
    tell('paused');
  });
  useLayoutEffect(() => {
    if (!open) return;
    return takeStage(() => goBack.current());
  }, [open, opened, goBack]);
  useLayoutEffect(() => {
    if (wrong) host.emit('sq-video-invalid', { message: say(wrong) });
  }, [wrong]); // eslint-disable-line react-hooks/exhaustive-deps -- told once for each reason
  // Without a play button, or at once where it may: never a provider that the visitor has not allowed.
  const opensItself = (!props.overlay || props.forceAutoplay) && allowed && !own && !wrong && !inactive;
  useLayoutEffect(() => {
    if (opensItself) setOpen(true);
  }, [opensItself]);
  // Another mode loads the video again (widgets §4).
  const shownMode = useRef(mode);
  useLayoutEffect(() => {
    if (shownMode.current === mode) return;
    shownMode.current = mode;
    setOpened((count) => count + 1);
  }, [mode]);

  if (own) return <slot />;
  const hasPicture = Boolean(props.poster) || element.querySelector('img') !== null;
  const asks = isForeign(embed) && !allowed;
  return (
    <>
      <div part="poster" inert={(hasPicture && !wrong) || open}>
        {props.poster && !element.querySelector('img') && <img src={props.poster} alt="" />}
        <slot />
      </div>
      {wrong && (
        <p part="notice" role="status">
          {say(wrong)}
        </p>
      )}
      {!wrong && !open && (
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
                  consent().accept();
                  activate();
                }}
              >
                {say('always')}
              </button>
            </div>
          )}
        </div>
      )}
      {open && (
        <div className="stage">
          <Frame
            key={opened}
            box={frame}
            embed={embed}
            mode={mode}
            provider={provider}
            title={title || say('video')}
            onState={tell}
          />
        </div>
      )}
    </>
  );
}
