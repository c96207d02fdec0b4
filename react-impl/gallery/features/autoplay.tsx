import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../hooks/use-latest.js';
import type { GalleryState } from '../gallery-state.js';
import { autoplayPlan, randomIndex } from '../logic/autoplay-plan.js';
import { outside } from '../logic/selectors.js';
import { useHover } from './use-hover.js';
import { useWatched } from './use-watched.js';

export interface AutoplayProps {
  readonly gallery: GalleryState;
  /** What the visitor sees on the control; short rests do not change it. */
  readonly playing: boolean;
  /** A video of the gallery plays, or a viewer of its slides is open. */
  readonly held: boolean;
  /** Slides have begun to move by themselves, or rest. */
  onRunning(running: boolean): void;
  /** There is nowhere left to go. */
  onEnd(): void;
}

/**
 * Moves on by a timer (widgets §4 "Autoplay"). It rests while the pointer is over the gallery (a mouse: touch has no
 * hover), while the focus is inside, while a video plays, while the gallery is out of view or the page hidden.
 */
export default function Autoplay({ gallery, playing, held, onRunning, onEnd }: AutoplayProps) {
  const { props, element, controls, position, count, move, toPosition } = gallery;
  const plan = autoplayPlan(props.autoplay, props.autoplayOptions, props.autoplayDuration);
  const hovered = useHover(element, controls, outside(plan.pauseOnMouseover, props.elements.controls).join('\n'));
  const watched = useWatched(element);
  const running = playing && watched && !hovered && !held;
  const tick = useLatest(() => {
    if (plan.randomize) toPosition(randomIndex(position, count, Math.random()), 'autoplay');
    else if (!move(1, 'autoplay')) onEnd();
  });
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
  }, [running, timeout, interval, resume, gallery.row.index, tick]);
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
