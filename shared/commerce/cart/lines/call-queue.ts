/** Runs jobs one after the other: calls of a page never overtake each other. */
export interface CallQueue {
  /** `isChange`: whether it changes the cart, and does not only read it. Default: true. */
  inOrder<T>(job: () => Promise<T>, isChange?: boolean): Promise<T>;
  /** Jobs that run or wait. */
  running(): number;
  /** Those of them that change the cart. */
  changes(): number;
  /** Resolves when all jobs so far are done. Never rejects. */
  done(): Promise<unknown>;
}

/** @param onDone called after each job */
export function createCallQueue(onDone: () => void): CallQueue {
  let running = 0;
  let changes = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    inOrder(job, isChange = true) {
      running++;
      changes += Number(isChange);
      const done = last.then(job).finally(() => {
        running--;
        changes -= Number(isChange);
        onDone();
      });
      last = done.catch(() => {});
      return done;
    },
    running: () => running,
    changes: () => changes,
    done: () => last,
  };
}
