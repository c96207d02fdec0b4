import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../hooks/use-latest.js';
import type { GalleryState } from '../gallery-state.js';
import { autoplayPlan, randomIndex } from '../logic/autoplay-plan.js';
import { pausingParts } from '../logic/selectors.js';
import { useHover, useVisibleWithoutFocus } from './autoplay-rest.js';

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
