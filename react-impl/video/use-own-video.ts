import { useLayoutEffect, useState } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import type { PlayState } from './use-play-state.js';

/** Whether the browser has found nothing to play: the last `source` has failed, or the only file. */
const hasNothing = (video: HTMLVideoElement) =>
  video.error !== null || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;

/**
 * Calls `onState` with the play states of the author's video element, which has controls of its own. Returns whether it
 * cannot be played.
 */
export function useOwnVideo(video: HTMLVideoElement | null, onState: (state: PlayState) => void): boolean {
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
