import { useLayoutEffect } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import type { PlayState } from './use-play-state.js';

/** A video element of the author's: it plays by its own controls. */
export function useOwnVideo(video: HTMLVideoElement | null, onState: (state: PlayState) => void): void {
  const latest = useLatest(onState);
  useLayoutEffect(() => {
    if (!video) return;
    const listeners = {
      play: () => latest.current('playing'),
      // At its end a video is paused first.
      pause: () => !video.ended && latest.current('paused'),
      ended: () => latest.current('ended'),
    };
    for (const [type, listener] of Object.entries(listeners)) video.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) video.removeEventListener(type, listener);
    };
  }, [video, latest]);
}
