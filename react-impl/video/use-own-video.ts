import { useLayoutEffect } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import { takeStage } from './only-one.js';

/** A video element of the author's: it plays by its own controls, and as one of the page's videos. */
export function useOwnVideo(
  video: HTMLVideoElement | null,
  onState: (state: 'playing' | 'paused' | 'ended') => void,
): void {
  const latest = useLatest(onState);
  useLayoutEffect(() => {
    if (!video) return;
    let close = () => {};
    const listeners = {
      play() {
        close = takeStage(() => video.pause());
        latest.current('playing');
      },
      pause: () => latest.current('paused'),
      ended: () => latest.current('ended'),
    };
    for (const [type, listener] of Object.entries(listeners)) video.addEventListener(type, listener);
    return () => {
      close();
      for (const [type, listener] of Object.entries(listeners)) video.removeEventListener(type, listener);
    };
  }, [video, latest]);
}
