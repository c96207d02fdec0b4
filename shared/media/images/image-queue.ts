/** Widgets §9: "16 concurrent loads on desktop, 1 on mobile". */
export const MAX_LOADS = { desktop: 16, mobile: 1 } as const;

export interface ImageQueue {
  /** Starts a load when fewer than the limit are running, in the order of the calls. */
  add<T>(load: () => Promise<T>): Promise<T>;
}

/** Limits the loads that run at the same time, so that the first images of a page do not compete with its last. */
export function createImageQueue(limit: () => number): ImageQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = () => {
    while (running < limit()) {
      const start = waiting.shift();
      if (!start) return;
      running++;
      start();
    }
  };
  return {
    add: (load) =>
      new Promise((resolve, reject) => {
        waiting.push(() => {
          load()
            .then(resolve, reject)
            .finally(() => {
              running--;
              next();
            });
        });
        next();
      }),
  };
}
