import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isMotionOff } from '../../shared/page/no-motion.js';
import { useLatest } from '../hooks/use-latest.js';
import { useListener } from '../hooks/use-listener.js';
import { useReducedMotion } from '../hooks/use-media-query.js';
import { useVisible } from '../hooks/use-visible.js';
import type { AutoplayPlan } from './logic/autoplay-options.js';

interface Autoplay {
  /** Whether there is anything to play or pause: the control is shown then. */
  readonly available: boolean;
  /** What the visitor sees on the control; short rests (hover, focus, video, out of view) do not change it. */
  readonly playing: boolean;
  /** Whether slides move right now. */
  readonly running: boolean;
  setPlaying(playing: boolean): void;
}

interface Options {
  readonly element: HTMLElement;
  readonly controls: RefObject<HTMLElement | null>;
  readonly enabled: boolean;
  readonly plan: AutoplayPlan;
  /** A video of the gallery plays. */
  readonly held: boolean;
  readonly position: number;
  onTick(): void;
}

/**
 * Moves on by a timer (widgets §4 "Autoplay"). It rests while the pointer is over the gallery (a mouse: touch has no
 * hover), while the focus is inside, while a video plays, while the gallery is out of view or the page hidden; it starts
 * paused under reduced motion, and is off altogether with `?nomotion=true`. WCAG 2.2.2 asks for the control, hover alone
 * is not one.
 */
export function useAutoplay({ element, controls, enabled, plan, held, position, onTick }: Options): Autoplay {
  const available = enabled && !isMotionOff();
  const reduced = useReducedMotion();
  const [asked, setAsked] = useState<boolean>();
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(document.hidden);
  const hovered = useHover(element, controls, available ? plan.pauseOnMouseover.join('\n') : '');
  const visible = useVisible(element);

  useListener(element, 'focusin', () => setFocused(true));
  useListener<FocusEvent>(element, 'focusout', ({ relatedTarget }) =>
    setFocused(relatedTarget instanceof Node && element.contains(relatedTarget)),
  );
  useListener(document, 'visibilitychange', () => setHidden(document.hidden));

  const playing = available && (asked ?? !reduced);
  const running = playing && !hovered && !focused && !hidden && !held && visible;
  const tick = useLatest(onTick);
  const ticked = useRef(false);
  const rested = useRef(false);
  const { timeout, interval, resume } = plan;
  useLayoutEffect(() => {
    if (!running) return;
    const wait = (ticked.current ? interval : timeout) + (rested.current ? resume : 0);
    rested.current = false;
    // Again and again: a step that is refused, as the row is still in motion, is not the last one.
    const timer = setInterval(() => {
      ticked.current = true;
      tick.current();
    }, wait);
    return () => clearInterval(timer);
  }, [running, timeout, interval, resume, position, tick]);
  useLayoutEffect(() => {
    if (!running) return;
    return () => void (rested.current = true);
  }, [running]);

  return { available, playing, running, setPlaying: setAsked };
}

/** Whether a mouse is over one of the parts: `container`, `controls`, or what a selector finds on the page. */
function useHover(element: HTMLElement, controls: RefObject<HTMLElement | null>, parts: string): boolean {
  const [over, setOver] = useState<EventTarget | null>(null);
  useLayoutEffect(() => {
    const targets = parts.split('\n').flatMap((part): (Element | null)[] => {
      if (part === '') return [];
      if (part === 'container') return [element];
      return part === 'controls' ? [controls.current] : [...document.querySelectorAll(part)];
    });
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse') setOver(event.currentTarget);
    };
    const leave = ({ currentTarget }: Event) => setOver((now) => (now === currentTarget ? null : now));
    for (const target of targets) {
      target?.addEventListener('pointerenter', enter);
      target?.addEventListener('pointerleave', leave);
    }
    return () => {
      for (const target of targets) {
        target?.removeEventListener('pointerenter', enter);
        target?.removeEventListener('pointerleave', leave);
      }
    };
  }, [element, controls, parts]);
  return over !== null;
}
