/** Widgets §9: "16 concurrent loads on desktop, 1 on mobile". */
export const MAX_LOADS = { desktop: 16, mobile: 1 } as const;
/** A load that takes longer, in ms, no longer counts: a server that does not answer must not hold up all other images. */
export const PATIENCE_MS = 10_000;

export interface ImageQueue {
  /**
   * Starts a load when fewer than the limit are running. Of those that wait, the first whose `isInView` says so is started,
   * else the first: visitors who have scrolled on wait for what they see, not for all that they have passed.
   */
  add<T>(load: () => Promise<T>, isInView?: () => boolean): Promise<T>;
}

/** Limits the loads that run at the same time, so that the first images of a page do not compete with its last. */
export function createImageQueue(limit: () => number): ImageQueue {
  const waiting: { readonly start: () => Promise<void>; readonly isInView: () => boolean }[] = [];
  let running = 0;
  const next = () => {
    while (waiting.length > 0 && running < limit()) {
      const inView = waiting.length > 1 ? waiting.findIndex(({ isInView }) => isInView()) : 0;
      const [first] = waiting.splice(Math.max(0, inView), 1);
      let isRunning = true;
      running++;
      const end = () => {
        clearTimeout(timer);
        if (isRunning) running--;
        isRunning = false;
        next();
      };
      const timer = setTimeout(end, PATIENCE_MS);
      void first!.start().finally(end);
    }
  };
  return {
    add: (load, isInView = () => false) =>
      new Promise((resolve, reject) => {
        waiting.push({ start: () => load().then(resolve, reject), isInView });
        next();
      }),
  };
}
