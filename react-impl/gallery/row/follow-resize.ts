import { createResizeEmitter } from '../../../shared/platform/timing/resize-emitter.js';

/** Widgets §9: "the gallery and design layouts use 100 ms". */
const RESIZE_MS = 100;

interface Resized {
  /** A resize has begun, or is over. */
  onResizing(resizing: boolean): void;
  /** The width is another one, and may change again. */
  onWidth(): void;
}

/** Tells of a resize from the width, in px, that the row had before. `look` is to be called whenever it may be another. */
export function followResize(view: HTMLElement, width: number, { onResizing, onWidth }: Resized) {
  const emitter = createResizeEmitter(onResizing, { timeout: RESIZE_MS });
  const look = () => {
    emitter.measure(view.clientWidth);
    if (emitter.resizing) onWidth();
  };
  emitter.measure(width);
  look();
  // It has gone back meanwhile.
  if (!emitter.resizing) onResizing(false);
  return { look, stop: () => emitter.stop() };
}
