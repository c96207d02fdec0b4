import { useState } from 'react';
import { isMotionOff } from '../../../shared/platform/page/no-motion.js';

/**
 * What the visitor sees on the control: `undefined` where there is nothing to play. It starts paused under reduced motion,
 * and there is none with `?nomotion=true`. WCAG 2.2.2 asks for the control, a rest while hovered is not one.
 */
export function usePlaying(enabled: boolean, reduced: boolean, tell: (playing: boolean) => void) {
  const [asked, setAsked] = useState<boolean>();
  const playing = enabled && !isMotionOff() ? (asked ?? !reduced) : undefined;
  function setPlaying(wanted: boolean) {
    if (wanted !== (playing ?? false)) tell(wanted);
    setAsked(wanted);
  }
  return { playing, setPlaying };
}
