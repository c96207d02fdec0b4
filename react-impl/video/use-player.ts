import { useLayoutEffect, useState, type RefObject } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import { playerState, subscribeMessages, type Provider } from './logic/providers.js';
import type { PlayState } from './use-play-state.js';

/** A player may not listen yet when its page has loaded: the request is repeated until it answers, for five seconds. */
const SUBSCRIBE_EVERY_MS = 250;
const MAX_ATTEMPTS = 20;

/** A player that has not answered by then is not expected any more. */
const SILENT_MS = SUBSCRIBE_EVERY_MS * MAX_ATTEMPTS;

/**
 * Calls `onState` with the play states that a provider's player sends: only messages of this frame and of the origin
 * of `source`. `load` is the number of the frame; `undefined` while there is none. Returns whether nothing is heard of a frame:
 * a page that refuses to be framed loads for the page around it as any other does, and only silence tells of it.
 */
export function usePlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  provider: Provider,
  source: string,
  load: number | undefined,
  onState: (state: PlayState) => void,
): boolean {
  const [silent, setSilent] = useState<number>();
  const latest = useLatest(onState);
  useLayoutEffect(() => {
    const { current } = frame;
    if (load === undefined || !current) return;
    const giveUp = setTimeout(() => setSilent(load), SILENT_MS);
    const { origin } = new URL(source);
    let timer = 0;
    let attempts = 0;
    let answered = false;
    const subscribe = () => {
      if (!provider) return;
      for (const message of subscribeMessages(provider)) current.contentWindow?.postMessage(message, origin);
      if (++attempts >= MAX_ATTEMPTS) clearInterval(timer);
    };
    const start = () => {
      // A page of this site can be seen; one of nobody known is asked nothing, and may speak all the same.
      if (current.contentDocument) clearTimeout(giveUp);
      else if (!provider && !answered) setSilent(load);
      if (!provider) return;
      clearInterval(timer);
      [attempts, answered, timer] = [0, false, window.setInterval(subscribe, SUBSCRIBE_EVERY_MS)];
      subscribe();
    };
    const onMessage = (event: MessageEvent) => {
      if (event.source !== current.contentWindow || event.origin !== origin) return;
      const state = playerState(event.data);
      clearInterval(timer);
      clearTimeout(giveUp);
      setSilent(undefined);
      // Only once: a player answers each request with "ready" again.
      if (state === 'ready' && !answered) subscribe();
      else if (state && state !== 'ready') latest.current(state);
      answered = true;
    };
    addEventListener('message', onMessage);
    current.addEventListener('load', start);
    return () => {
      clearInterval(timer);
      clearTimeout(giveUp);
      removeEventListener('message', onMessage);
      current.removeEventListener('load', start);
    };
  }, [frame, provider, source, load, latest]);
  return load !== undefined && silent === load;
}
