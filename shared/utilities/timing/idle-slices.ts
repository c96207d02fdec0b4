/** A task that takes longer is a long task (https://www.w3.org/TR/longtasks-1/): clicks wait for it. */
export const IDLE_SLICE_MS = 50;

type Deadline = Pick<IdleDeadline, 'timeRemaining'>;

/** When the browser is idle, as an argument, so that tests can decide it. Times are in ms. */
export interface IdleSource {
  now(): number;
  request(run: (deadline: Deadline) => void): void;
}

const pageIdle: IdleSource = {
  now: () => performance.now(),
  // Safari has no idle callbacks: the next task, with a whole slice.
  request(run) {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
    else setTimeout(run, 0, { timeRemaining: () => IDLE_SLICE_MS });
  },
};

/**
 * Works on each item in turn while the browser is idle, in slices of up to 50 ms, and of one item at least. Resolves after
 * the last one. Rejects with the error of an item, or with the reason of the signal; the rest is left then.
 */
export async function inIdleSlices<T>(
  items: Iterable<T>,
  work: (item: T) => void,
  { signal, idle = pageIdle }: { readonly signal?: AbortSignal; readonly idle?: IdleSource } = {},
): Promise<void> {
  let isOver = () => true;
  for (const item of items) {
    if (isOver()) {
      const deadline = await new Promise<Deadline>(idle.request);
      const end = idle.now() + IDLE_SLICE_MS;
      isOver = () => idle.now() >= end || deadline.timeRemaining() <= 0;
    }
    signal?.throwIfAborted();
    work(item);
  }
}
