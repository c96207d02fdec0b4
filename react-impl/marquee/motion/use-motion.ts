import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../hooks/use-latest.js';

/** One element in an endless loop. */
export interface Mover {
  readonly element: HTMLElement;
  readonly keyframes: PropertyIndexedKeyframes;
  /** How far the text goes in one round, in px. */
  readonly length: number;
  /** Where in its round the element begins, in px; default 0. */
  readonly from?: number;
}

/** What moves: the whole line, and pieces of it that rise and sink meanwhile. */
export interface Movers {
  readonly line: Mover;
  readonly pieces: readonly Mover[];
  /** Whether a piece is in view where the text has moved so far, or will be soon after it has moved `ahead` px more. */
  readonly isNear?: (piece: Mover, distance: number) => boolean;
  /** How far the text may move before it is asked again, in px. */
  readonly ahead?: number;
  /** Whether a piece that has left the view goes on moving. */
  readonly staysMoving?: boolean;
}

/** How far the text has moved in the current round, in px. */
export interface Motion {
  get(): number;
  set(distance: number): void;
}

/** The animations of what moves. */
function animate(movers: Movers, msPerPixel: number, isRunning: () => boolean, distance: number) {
  const { line, pieces, isNear = () => true, ahead = 0, staysMoving } = movers;
  const moving = new Map<Mover, Animation>();
  /** Effects by their keyframes: pieces have the same, and a copy is made without reading them anew. */
  const effects = new Map<PropertyIndexedKeyframes, KeyframeEffect>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(mover: Mover): Animation {
    const { element, keyframes, length } = mover;
    const known = effects.get(keyframes);
    const effect = known
      ? new KeyframeEffect(known)
      : new KeyframeEffect(element, keyframes, { duration: length * msPerPixel, iterations: Infinity });
    effect.target = element;
    effects.set(keyframes, effect);
    const animation = new Animation(effect);
    animation.play();
    moving.set(mover, animation);
    return animation;
  }
  function startPiece(piece: Mover) {
    const from = (piece.from ?? 0) * msPerPixel;
    const animation = start(piece);
    if (whole.startTime === null) animation.currentTime = Number(whole.currentTime) + from;
    // Exactly with the line, which may have moved since the last frame.
    else animation.startTime = Number(whole.startTime) - from;
    if (!isRunning()) animation.pause();
  }
  const covered = () => Number(whole.currentTime) / msPerPixel;

  /** Starts the pieces that come near. To start all at once would hold up the page: each is made a layer by the browser. */
  function refresh() {
    clearTimeout(timer);
    const now = covered() % line.length;
    for (const piece of pieces) {
      const animation = moving.get(piece);
      // At its end the round begins anew, with other pieces.
      const near = isNear(piece, now) || isNear(piece, now - line.length);
      if (near && !animation) startPiece(piece);
      else if (!near && animation && !staysMoving) {
        animation.cancel();
        moving.delete(piece);
      }
    }
    if (isRunning() && moving.size <= pieces.length) timer = setTimeout(refresh, ahead * msPerPixel);
  }

  const whole = start(line);
  whole.currentTime = distance * msPerPixel;
  if (!isRunning()) whole.pause();
  refresh();
  return {
    covered: () => covered() % line.length,
    set(next: number) {
      const change = (next - covered()) * msPerPixel;
      for (const animation of moving.values()) animation.currentTime = Number(animation.currentTime) + change;
      refresh();
    },
    run(running: boolean) {
      for (const animation of moving.values()) {
        if (running) animation.play();
        else animation.pause();
      }
      refresh();
    },
    end() {
      clearTimeout(timer);
      for (const animation of moving.values()) animation.cancel();
    },
  };
}

/**
 * Moves elements by animations of the browser: frames need no script, style or layout. `layOut` puts the content in
 * place and names what moves. It is called again when it is another function. `speed` is in px per second. The position
 * is retained when it stops, and when content or speed change.
 */
export function useMotion(layOut: () => Movers | undefined, running: boolean, speed: number): Motion {
  const distance = useRef(0);
  const animations = useRef<ReturnType<typeof animate>>(undefined);
  const latest = useLatest(running);

  useLayoutEffect(() => {
    const movers = layOut();
    if (!movers) return;
    const current = animate(movers, 1000 / speed, () => latest.current, distance.current % movers.line.length);
    animations.current = current;
    return () => {
      distance.current = current.covered();
      current.end();
      animations.current = undefined;
    };
  }, [layOut, speed, latest]);

  useLayoutEffect(() => animations.current?.run(running), [running]);
  return {
    get: () => animations.current?.covered() ?? 0,
    set: (next) => animations.current?.set(next),
  };
}
