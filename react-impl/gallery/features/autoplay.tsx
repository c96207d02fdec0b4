import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../hooks/use-latest.js';
import type { AutoplayPlan } from '../logic/autoplay-options.js';
import { useHover } from './use-hover.js';
import { useWatched } from './use-watched.js';

export interface AutoplayProps {
  readonly element: HTMLElement;
  readonly controls: RefObject<HTMLElement | null>;
  /** What the visitor sees on the control; short rests do not change it. */
  readonly playing: boolean;
  readonly plan: AutoplayPlan;
  /** A video of the gallery plays. */
  readonly held: boolean;
  readonly position: number;
  onTick(): void;
  /** Slides have begun to move by themselves, or rest. */
  onRunning(running: boolean): void;
}

/**
 * Moves on by a timer (widgets §4 "Autoplay"). It rests while the pointer is over the gallery (a mouse: touch has no
 * hover), while the focus is inside, while a video plays, while the gallery is out of view or the page hidden.
 */
export default function Autoplay(props: AutoplayProps) {
  const { element, controls, playing, plan, held, position, onTick, onRunning } = props;
  const hovered = useHover(element, controls, plan.pauseOnMouseover.join('\n'));
  const watched = useWatched(element);
  const running = playing && watched && !hovered && !held;
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
    onRunning(true);
    return () => {
      rested.current = true;
      onRunning(false);
    };
  }, [running, onRunning]);
  return null;
}
