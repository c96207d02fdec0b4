/** Widgets §9: "16 concurrent loads on desktop, 1 on mobile". */
export const MAX_LOADS = { desktop: 16, mobile: 1 } as const;

export interface ImageQueue {
  /** Starts a load when there is room; loads begin in the order they were asked for. */
  add<T>(load: () => Promise<T>): Promise<T>;
}

/** Holds back loads that the kit starts itself, so that the first images of a page do not wait for its last. */
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
