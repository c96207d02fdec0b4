import type { Clock } from '../platform/timing/clock.js';

/** Deletes the kit's database. The kit closes its open connection by itself. */
export const emptyDatabase = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('sq-blocks');
    request.onsuccess = () => resolve();
    request.onerror = reject;
  });

/** Replaces a member of a browser's object by `value`, until the returned function is called. */
export function pretend<T extends object, K extends keyof T & string>(object: T, name: K, value: unknown): () => void {
  const real = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { configurable: true, writable: true, value });
  return () => {
    if (real) Object.defineProperty(object, name, real);
    else delete (object as Partial<T>)[name];
  };
}

/** Writing fails as it does on a full disk: the transaction is undone. */
export const fullDisk = (): (() => void) =>
  pretend(IDBObjectStore.prototype, 'put', function (this: IDBObjectStore) {
    this.transaction.abort();
  });

/** A clock that advances only when a test advances it. */
export function pretendClock(start = Date.parse('2030-01-01')) {
  const timers = new Set<{ at: number; run(): void }>();
  let now = start;
  const clock: Clock = {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  return {
    ...clock,
    /** The remaining time of each running timer, in ms. */
    pauses: () => [...timers].map(({ at }) => at - now),
    advance(ms: number) {
      now += ms;
      for (const timer of [...timers].sort((one, other) => one.at - other.at))
        if (timer.at <= now && timers.delete(timer)) timer.run();
    },
  };
}
