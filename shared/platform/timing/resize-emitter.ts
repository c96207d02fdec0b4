import { debounce } from './debounce.js';

export const RESIZE_TIMEOUT_MS = 300;

interface Options {
  /** Milliseconds without a further change until the resize counts as over. Default 300. */
  timeout?: number;
  /** Changes of the width up to this many px are ignored. Default 0. */
  threshold?: number;
}

/** Notifies its listener when a resize begins (`true`) and when it is over (`false`). */
export interface ResizeEmitter {
  threshold: number;
  resizing: boolean;
  /** Takes the current width, in px. */
  measure(width: number): void;
  stop(): void;
}

/** Setting `threshold` to anything but a number, or `resizing` to anything but a boolean, throws a TypeError. */
export function createResizeEmitter(
  listener: (resizing: boolean) => void,
  { timeout = RESIZE_TIMEOUT_MS, threshold = 0 }: Options = {},
): ResizeEmitter {
  let lastWidth: number | undefined;
  let [limit, now] = [0, false];
  const endLater = debounce(() => (emitter.resizing = false), timeout);
  const emitter: ResizeEmitter = {
    get threshold() {
      return limit;
    },
    set threshold(value) {
      if (typeof value !== 'number' || Number.isNaN(value)) throw new TypeError('The threshold must be a number.');
      limit = value;
    },
    get resizing() {
      return now;
    },
    set resizing(value) {
      if (typeof value !== 'boolean') throw new TypeError('resizing must be true or false.');
      if (value === now) return;
      now = value;
      listener(value);
    },
    measure(width) {
      if (lastWidth !== undefined && Math.abs(width - lastWidth) <= limit) return;
      const first = lastWidth === undefined;
      lastWidth = width;
      if (first) return;
      emitter.resizing = true;
      endLater();
    },
    stop: () => endLater.cancel(),
  };
  emitter.threshold = threshold;
  return emitter;
}
