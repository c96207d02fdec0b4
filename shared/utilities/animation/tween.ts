import { pageFrames, type Frames } from './frames.js';

export const ANIMATION_MS = 300;

/** Widgets §4 "Scroll animation". `idle` until it is started. */
export type TweenState = 'idle' | 'started' | 'paused' | 'resumed' | 'ended';

export interface TweenOptions {
  /** The first value. Default 0. */
  from?: number;
  /** The final value. Default 1. */
  to?: number;
  /** ms. Default 300. 0 or less: the final value at once. */
  duration?: number;
  /** The share of the way for a share of the time, both from 0 to 1. Default: slow at both ends. */
  easing?: (share: number) => number;
  /** Called with each new state. */
  onState?: (state: TweenState) => void;
  /** Default: those of the page. */
  frames?: Frames;
}

/** A number on its way from one value to another. What a call cannot do in its state, it does not do. */
export interface Tween {
  readonly state: TweenState;
  /** From the first value, whatever the state is. */
  start(): void;
  /** Stays at the value of the last frame. */
  pause(): void;
  /** Goes on from there, for the rest of the time. */
  resume(): void;
  /** Jumps to the final value. */
  end(): void;
}

const easeInOut = (share: number) => (1 - Math.cos(share * Math.PI)) / 2;

/**
 * Calls `draw` with a value for each frame. For one element's properties the browser's own `element.animate()` is better.
 * The time of a page in the background counts: it draws no frames, and shows the final value when it comes back.
 *
 * Throws a TypeError for a `draw` that is no function and a duration that is no finite number (widgets §5).
 */
export function createTween(draw: (value: number) => void, options: TweenOptions = {}): Tween {
  const { from = 0, to = 1, duration = ANIMATION_MS, easing = easeInOut, onState, frames = pageFrames } = options;
  if (typeof draw !== 'function') throw new TypeError('[Tween] First parameter needs to be a function.');
  if (!Number.isFinite(duration)) throw new TypeError('[Tween] Duration is not a finite number.');
  let state: TweenState = 'idle';
  let [begin, elapsed] = [0, 0];
  let cancel = () => {};

  const enter = (next: TweenState) => {
    cancel();
    state = next;
    onState?.(next);
  };
  const end = () => {
    if (state === 'ended') return;
    enter('ended');
    draw(to);
  };
  const drawFrame = () => {
    elapsed = frames.now() - begin;
    if (elapsed >= duration) return end();
    requestFrame();
    draw(from + (to - from) * easing(elapsed / duration));
  };
  const requestFrame = () => (cancel = frames.request(drawFrame));
  const go = (next: 'started' | 'resumed') => {
    enter(next);
    // The listener may have paused or ended it.
    if (state !== next) return;
    begin = frames.now() - elapsed;
    if (elapsed >= duration) end();
    else requestFrame();
  };
  return {
    get state() {
      return state;
    },
    start() {
      elapsed = 0;
      go('started');
    },
    pause() {
      if (state === 'started' || state === 'resumed') enter('paused');
    },
    resume() {
      if (state === 'paused') go('resumed');
    },
    end,
  };
}
