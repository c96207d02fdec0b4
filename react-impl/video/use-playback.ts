import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { video } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { videoMessages } from '../../shared/platform/i18n/en/video.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { useLatest } from '../hooks/use-latest.js';
import { useMethods } from '../hooks/use-methods.js';
import { type Command, commandMessage } from './logic/providers.js';
import type { VideoSource } from './use-embed.js';
import type { Opening } from './use-opened.js';
import { type PlayState, usePlayState } from './use-play-state.js';
import { usePlayer } from './use-player.js';

/** Whether the browser has found nothing to play: the last `source` has failed, or the only file. */
const hasNothing = (video: HTMLVideoElement) =>
  video.error !== null || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;

/**
 * Calls `onState` with the play states of the author's video element, which has controls of its own. Returns whether it
 * cannot be played.
 */
function useOwnVideo(video: HTMLVideoElement | null, onState: (state: PlayState) => void): boolean {
  const [hasFailed, setFailed] = useState(false);
  const latest = useLatest(onState);
  useLayoutEffect(() => {
    if (!video) return;
    const listeners = {
      play: () => latest.current('playing'),
      // The browser fires `pause` before `ended`.
      pause: () => !video.ended && latest.current('paused'),
      ended: () => latest.current('ended'),
    };
    for (const [type, listener] of Object.entries(listeners)) video.addEventListener(type, listener);
    const check = () => setFailed(hasNothing(video));
    // The state follows the error of the last source, which does not bubble.
    const checkLater = () => void setTimeout(check);
    check();
    video.addEventListener('error', checkLater, { capture: true });
    video.addEventListener('loadedmetadata', check);
    return () => {
      video.removeEventListener('error', checkLater, { capture: true });
      video.removeEventListener('loadedmetadata', check);
      for (const [type, listener] of Object.entries(listeners)) video.removeEventListener(type, listener);
    };
  }, [video, latest]);
  return video !== null && hasFailed;
}

interface Playback {
  /** The play button was pressed. */
  activate(): void;
  onState(state: PlayState): void;
  onFailed(): void;
  /** The film could not be played; until it is opened again. */
  readonly hasFailed: boolean;
  /** Nothing is heard of its frame. */
  readonly isSilent: boolean;
}

/**
 * Opens, plays, pauses and closes the video: for the visitor, for page scripts, and when another video starts.
 */
export function usePlayback(
  { host, inactive, overlay }: BlockProps<typeof video>,
  { own, embed, problem, provider }: VideoSource,
  { opened, open, close, reload }: Opening,
  frame: RefObject<(HTMLIFrameElement & HTMLVideoElement & HTMLObjectElement) | null>,
  button: RefObject<HTMLElement | null>,
): Playback {
  const onState = usePlayState(host, Boolean(opened ?? own), leave);
  const [failed, setFailed] = useState('');
  const ownFailed = useOwnVideo(own, onState);

  function activate() {
    if (inactive || opened || problem || own) return;
    if (!host.emit('sq-video-activate', {})) return;
    flushSync(open);
    onState('playing');
    frame.current?.focus();
  }
  function reset(change: () => void = close) {
    if (own) return own.pause();
    if (!opened) return;
    const hadFocus = host.element.shadowRoot?.activeElement === frame.current;
    flushSync(change);
    onState('paused');
    if (hadFocus) button.current?.focus();
  }
  function onFailed() {
    reset(() => {
      close();
      setFailed(embed.source);
    });
    host.emit('sq-video-invalid', { message: translate(host.element, 'video', videoMessages, 'failed') });
  }
  function send(command: Command) {
    const player: HTMLVideoElement | null = own ?? (embed.type === 'video' ? frame.current : null);
    if (player) void (command === 'play' ? player.play().catch(() => {}) : player.pause());
    else if (provider)
      frame.current?.contentWindow?.postMessage(commandMessage(provider, command), new URL(embed.source).origin);
  }
  function leave() {
    if (own) return own.pause();
    if (overlay) return reset();
    if (!opened) return;
    if (provider || embed.type === 'video') return send('pause');
    flushSync(() => reload(false));
    onState('paused');
  }

  useMethods(host, {
    play: () => (own || opened ? send('play') : activate()),
    pause: () => send('pause'),
    reset: () => reset(),
    leave,
  });
  const startsItself = opened?.autoplay && !opened.byVisitor;
  useLayoutEffect(() => {
    if (startsItself) onState('playing');
  }, [startsItself]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each start
  const isFrame = embed.type !== 'video';
  const isSilent = usePlayer(frame, provider, embed.source, isFrame ? opened?.load : undefined, onState);
  const hasFailed = own ? ownFailed : !opened && !problem && failed !== '' && failed === embed.source;
  return { activate, onState, onFailed, hasFailed, isSilent };
}
