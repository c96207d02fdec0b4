import { useLayoutEffect, type RefObject } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import { playerState, subscribeMessages, type PlayerState, type Provider } from './logic/providers.js';

/** Hears the provider's player: only messages of this frame, from the site that it shows. */
export function usePlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  provider: Provider,
  source: string,
  open: boolean,
  onState: (state: Exclude<PlayerState, 'ready'>) => void,
): void {
  const latest = useLatest(onState);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!open || !provider || !current) return;
    const { origin } = new URL(source);
    const subscribe = () => {
      for (const message of subscribeMessages(provider)) current.contentWindow?.postMessage(message, origin);
    };
    const hear = (event: MessageEvent) => {
      if (event.source !== current.contentWindow || event.origin !== origin) return;
      const state = playerState(event.data);
      if (state === 'ready') subscribe();
      else if (state) latest.current(state);
    };
    addEventListener('message', hear);
    current.addEventListener('load', subscribe);
    return () => {
      removeEventListener('message', hear);
      current.removeEventListener('load', subscribe);
    };
  }, [frame, provider, source, open, latest]);
}
