import { useState } from 'react';
import { isMotionOff } from '../../../shared/platform/page/no-motion.js';

/**
 * What the play button shows: playing, paused, or `undefined` where there is no autoplay. Paused at first under reduced
 * motion; no autoplay with `?nomotion=true`. WCAG 2.2.2 requires the button: resting while hovered is not enough.
 */
export function usePlaying(enabled: boolean, reducedMotion: boolean, onChange: (playing: boolean) => void) {
  const [chosen, setChosen] = useState<boolean>();
  const playing = enabled && !isMotionOff() ? (chosen ?? !reducedMotion) : undefined;
  function setPlaying(next: boolean) {
    if (next !== (playing ?? false)) onChange(next);
    setChosen(next);
  }
  return { playing, setPlaying };
}
