import { pageClock, type Clock } from '../../platform/timing/clock.js';

export const THROTTLE_SAMPLES = 22;
/** Of the average run: it may take a third of the time. */
export const THROTTLE_FACTOR = 2;

export interface Throttled<A extends unknown[]> {
  (...args: A): void;
  /** Drops the call that waits. */
  cancel(): void;
}

/** `Date.now` is too coarse for the length of a run. */
const preciseClock: Clock = { ...pageClock, now: () => performance.now() };

/**
 * Lets `run` take no more time than the page has: after each run it waits twice the average of the last 22 runs (storefront
 * §9, widgets §9). The first call runs at once; of the calls while it waits the last one runs afterwards (ambiguity A56).
 */
export function throttle<A extends unknown[]>(run: (...args: A) => void, clock = preciseClock): Throttled<A> {
  const samples: number[] = [];
  let isBusy = false;
  let pending: A | undefined;

  const wait = () => {
    isBusy = true;
    const average = samples.reduce((sum, ms) => sum + ms, 0) / samples.length;
    clock.after(THROTTLE_FACTOR * average, () => {
      isBusy = false;
      if (pending) execute(pending);
    });
  };
  const execute = (args: A) => {
    pending = undefined;
    isBusy = true;
    const start = clock.now();
    try {
      run(...args);
    } finally {
      samples.push(clock.now() - start);
      if (samples.length > THROTTLE_SAMPLES) samples.shift();
      wait();
    }
  };
  const throttled = (...args: A) => {
    if (isBusy) pending = args;
    else execute(args);
  };
  return Object.assign(throttled, { cancel: () => (pending = undefined) });
}
