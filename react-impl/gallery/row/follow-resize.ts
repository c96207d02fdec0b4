import { createResizeEmitter } from '../../../shared/platform/timing/resize-emitter.js';

/** Widgets §9: "the gallery and design layouts use 100 ms". */
const RESIZE_MS = 100;

interface ResizeCallbacks {
  /** A resize has begun, or is over. */
  onResizing(resizing: boolean): void;
  /** The width has changed, and may change again. */
  onWidth(): void;
}

export interface FollowedResize {
  /** Measures the width; to be called whenever it may have changed. */
  check(): void;
  stop(): void;
}

/** Follows a resize that has already begun. `width`: that of the row before it, in px. */
export function followResize(
  view: HTMLElement,
  width: number,
  { onResizing, onWidth }: ResizeCallbacks,
): FollowedResize {
  const emitter = createResizeEmitter(onResizing, { timeout: RESIZE_MS });
  const check = () => {
    emitter.measure(view.clientWidth);
    if (emitter.resizing) onWidth();
  };
  emitter.measure(width);
  check();
  // The width went back while this code was loading.
  if (!emitter.resizing) onResizing(false);
  return { check, stop: () => emitter.stop() };
}
