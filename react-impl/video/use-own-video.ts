import { useLayoutEffect } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import type { PlayState } from './use-play-state.js';

/** Calls `onState` with the play states of the author's video element, which has controls of its own. */
export function useOwnVideo(video: HTMLVideoElement | null, onState: (state: PlayState) => void): void {
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
    return () => {
      for (const [type, listener] of Object.entries(listeners)) video.removeEventListener(type, listener);
    };
  }, [video, latest]);
}
