import { useLayoutEffect, useState } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import { useListener } from '../hooks/use-listener.js';
import { useReducedMotion } from '../hooks/use-media-query.js';
import { useVisible } from '../hooks/use-visible.js';
import { isMotionOff } from '../../shared/page/no-motion.js';

interface Autoplay {
  /** Whether there is anything to play or pause: the control is shown then. */
  readonly available: boolean;
  /** What the visitor sees on the control; short rests (hover, focus, out of view) do not change it. */
  readonly playing: boolean;
  /** Whether slides move right now. */
  readonly running: boolean;
  setPlaying(playing: boolean): void;
}

/**
 * Moves on by a timer (widgets §4 "Autoplay"). It rests while the pointer is over the gallery (a mouse: touch has no
 * hover), while the focus is inside, while the gallery is out of view or the page hidden; it starts paused under
 * reduced motion, and is off altogether with `?nomotion=true`. WCAG 2.2.2 asks for the control, hover alone is not one.
 */
export function useAutoplay(
  element: HTMLElement,
  enabled: boolean,
  seconds: number,
  position: number,
  onTick: () => void,
): Autoplay {
  const available = enabled && !isMotionOff();
  const reduced = useReducedMotion();
  const [asked, setAsked] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(document.hidden);
  const visible = useVisible(element);

  useListener<PointerEvent>(element, 'pointerenter', ({ pointerType }) => setHovered(pointerType === 'mouse'));
  useListener(element, 'pointerleave', () => setHovered(false));
  useListener(element, 'focusin', () => setFocused(true));
  useListener<FocusEvent>(element, 'focusout', ({ relatedTarget }) =>
    setFocused(relatedTarget instanceof Node && element.contains(relatedTarget)),
  );
  useListener(document, 'visibilitychange', () => setHidden(document.hidden));

  const playing = available && (asked ?? !reduced);
  const running = playing && !hovered && !focused && !hidden && visible;
  const tick = useLatest(onTick);
  useLayoutEffect(() => {
    if (!running) return;
    // Again and again: a step that is refused, as the row is still in motion, is not the last one.
    const timer = setInterval(() => tick.current(), seconds * 1000);
    return () => clearInterval(timer);
  }, [running, seconds, position, tick]);

  return { available, playing, running, setPlaying: setAsked };
}
