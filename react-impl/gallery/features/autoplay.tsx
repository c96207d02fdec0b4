import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ofDocument } from '../../../shared/platform/page/script-global.js';
import { useLatest } from '../../hooks/use-latest.js';
import { useListener } from '../../hooks/use-listener.js';
import { useVisible } from '../../hooks/use-visible.js';
import type { GalleryState } from '../gallery-state.js';
import { autoplayPlan, randomIndex } from '../logic/autoplay-plan.js';
import { pausingParts } from '../logic/selectors.js';

/**
 * Whether a mouse is over one of the parts. `parts`, one per line: `container` for the gallery, `controls` for its
 * controls, or a selector of the page. Touch has no hover and does not count.
 */
function useHover(element: HTMLElement, controls: RefObject<HTMLElement | null>, parts: string): boolean {
  const [hovered, setHovered] = useState<EventTarget | null>(null);
  useLayoutEffect(() => {
    const targets = parts.split('\n').flatMap((part): (Element | null)[] => {
      if (part === '') return [];
      if (part === 'container') return [element];
      return part === 'controls' ? [controls.current] : [...document.querySelectorAll(part)];
    });
    const onEnter = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse') setHovered(event.currentTarget);
    };
    const onLeave = ({ currentTarget }: Event) => setHovered((now) => (now === currentTarget ? null : now));
    for (const target of targets) {
      target?.addEventListener('pointerenter', onEnter);
      target?.addEventListener('pointerleave', onLeave);
    }
    return () => {
      for (const target of targets) {
        target?.removeEventListener('pointerenter', onEnter);
        target?.removeEventListener('pointerleave', onLeave);
      }
    };
  }, [element, controls, parts]);
  return hovered !== null;
}

const KEYBOARD_FOCUS = ':focus-visible';
/** Focus that a tap or a click leaves behind does not count: it would stop the motion until something else is tapped. */
const hasKeyboardFocus = (element: HTMLElement) =>
  [element, element.shadowRoot!].some((root) => root.querySelector(KEYBOARD_FOCUS) !== null);

/** Whether the gallery is in view of a visible page, and the focus of the keyboard is outside it. */
function useVisibleWithoutFocus(element: HTMLElement): boolean {
  const visible = useVisible(element);
  const [focused, setFocused] = useState(() => hasKeyboardFocus(element));
  const [hidden, setHidden] = useState(ofDocument('hidden'));
  const onFocusIn = () => setFocused(hasKeyboardFocus(element));
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setFocused(false);
  };
  useListener(element, 'focusin', onFocusIn);
  // From one control to another: no event leaves the shadow root.
  useListener(element.shadowRoot, 'focusin', onFocusIn);
  useListener<FocusEvent>(element, 'focusout', onFocusOut);
  useListener(document, 'visibilitychange', () => setHidden(ofDocument('hidden')));
  return visible && !focused && !hidden;
}

export interface AutoplayProps {
  readonly gallery: GalleryState;
  /** What the play button shows. Resting does not change it. */
  readonly playing: boolean;
  /** A video of the gallery plays, or a lightbox shows its slides. */
  readonly isBlocked: boolean;
  /** The timer was started, or stopped. */
  onRunning(running: boolean): void;
  /** The last slide is reached, without loop. */
  onEnd(): void;
}

/**
 * Moves on by a timer (widgets §4 "Autoplay"). Rests while a mouse is over the gallery, while the keyboard has the focus inside, while a
 * video plays, while the gallery is out of view or the page is hidden.
 */
export default function Autoplay({ gallery, playing, isBlocked, onRunning, onEnd }: AutoplayProps) {
  const { props, element, controls, position, count, move, moveToPosition } = gallery;
  const plan = autoplayPlan(props.autoplay, props.autoplayOptions, props.autoplayDuration);
  const hovered = useHover(element, controls, pausingParts(plan.pauseOnMouseover, props.elements.controls).join('\n'));
  const visible = useVisibleWithoutFocus(element);
  const running = playing && visible && !hovered && !isBlocked;
  const tick = useLatest(() => {
    if (plan.randomize) moveToPosition(randomIndex(position, count, Math.random()), 'autoplay');
    else if (!move(1, 'autoplay')) onEnd();
  });
  const isFirst = useRef(true);
  const hasRested = useRef(false);
  const { timeout, interval, resume } = plan;
  useLayoutEffect(() => {
    if (!running) return;
    const wait = (isFirst.current ? timeout : interval) + (hasRested.current ? resume : 0);
    hasRested.current = false;
    // An interval, not a timeout: a step is refused while the row is in motion, and must be tried again.
    const timer = setInterval(() => {
      isFirst.current = false;
      tick.current();
    }, wait);
    return () => clearInterval(timer);
  }, [running, timeout, interval, resume, gallery.row.index, tick]);
  useLayoutEffect(() => {
    if (!running) return;
    onRunning(true);
    return () => {
      hasRested.current = true;
      onRunning(false);
    };
  }, [running, onRunning]);
  return null;
}
