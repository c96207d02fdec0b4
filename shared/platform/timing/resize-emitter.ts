import { debounce } from './debounce.js';

/** Widgets §9 "Gallery". */
export const RESIZE_TIMEOUT_MS = 300;

interface Options {
  /** Milliseconds without a further change until the resize counts as over. Default 300. */
  timeout?: number;
  /** px of width that do not count as a change. Default 0. */
  threshold?: number;
}

/** Tells when a resize begins (`true`) and when it is over (`false`). */
export interface ResizeEmitter {
  threshold: number;
  resizing: boolean;
  /** The width now, in px. */
  measure(width: number): void;
  stop(): void;
}

/** Throws a TypeError where `threshold` is set to something other than a number, or `resizing` to no boolean. */
export function createResizeEmitter(
  listener: (resizing: boolean) => void,
  { timeout = RESIZE_TIMEOUT_MS, threshold = 0 }: Options = {},
): ResizeEmitter {
  let known: number | undefined;
  let [limit, now] = [0, false];
  const over = debounce(() => (emitter.resizing = false), timeout);
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
      if (known !== undefined && Math.abs(width - known) <= limit) return;
      const first = known === undefined;
      known = width;
      if (first) return;
      emitter.resizing = true;
      over();
    },
    stop: () => over.cancel(),
  };
  emitter.threshold = threshold;
  return emitter;
}
