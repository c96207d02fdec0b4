import { useLayoutEffect, type RefObject } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import { playerState, subscribeMessages, type Provider } from './logic/providers.js';
import type { PlayState } from './use-play-state.js';

/** A player may hear nothing yet when its page has loaded: it is asked until it answers, for five seconds. */
const ASK_EVERY_MS = 250;
const ASK_TIMES = 20;

/** Hears the provider's player: only messages of this frame, from the site that it shows. `load` names the frame. */
export function usePlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  provider: Provider,
  source: string,
  load: number | undefined,
  onState: (state: PlayState) => void,
): void {
  const latest = useLatest(onState);
  useLayoutEffect(() => {
    const { current } = frame;
    if (load === undefined || !provider || !current) return;
    const { origin } = new URL(source);
    let timer = 0;
    let asked = 0;
    let answered = false;
    const ask = () => {
      for (const message of subscribeMessages(provider)) current.contentWindow?.postMessage(message, origin);
      if (++asked >= ASK_TIMES) clearInterval(timer);
    };
    const start = () => {
      clearInterval(timer);
      [asked, answered, timer] = [0, false, window.setInterval(ask, ASK_EVERY_MS)];
      ask();
    };
    const hear = (event: MessageEvent) => {
      if (event.source !== current.contentWindow || event.origin !== origin) return;
      const state = playerState(event.data);
      clearInterval(timer);
      // Once: each question is answered with "ready" again.
      if (state === 'ready' && !answered) ask();
      else if (state && state !== 'ready') latest.current(state);
      answered = true;
    };
    addEventListener('message', hear);
    current.addEventListener('load', start);
    return () => {
      clearInterval(timer);
      removeEventListener('message', hear);
      current.removeEventListener('load', start);
    };
  }, [frame, provider, source, load, latest]);
}
