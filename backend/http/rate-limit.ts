import type { AppContext } from '../app-options.js';

export interface RateLimitOptions {
  /** How many calls are allowed in one window. */
  limit: number;
  windowMs: number;
  now(): number;
}

/** At most `limit` calls in any `windowMs`, per id. In memory: lost at a restart, and counted by each process alone. */
export function createRateLimit({ limit, windowMs, now }: RateLimitOptions) {
  const takenAt = new Map<string, number[]>();
  const recent = (id: string, since: number) => (takenAt.get(id) ?? []).filter((time) => time > since);

  let cleanedAt = -Infinity;
  /** Once a window: each call pays for a constant number of ids, however many there are. */
  function cleanUp(time: number) {
    if (time - cleanedAt < windowMs) return;
    cleanedAt = time;
    for (const id of takenAt.keys()) if (recent(id, time - windowMs).length === 0) takenAt.delete(id);
  }

  return {
    /** Counts one call. Returns 0 if it is allowed, or the milliseconds until one is. */
    take(id: string): number {
      const time = now();
      cleanUp(time);
      const times = recent(id, time - windowMs);
      if (times.length >= limit) return (times[0] ?? time) + windowMs - time;
      takenAt.set(id, [...times, time]);
      return 0;
    },
  };
}

/** Tells a client that exceeded a limit when it may try again. */
export const setRetryAfter = (c: AppContext, waitMs: number): void =>
  c.header('retry-after', String(Math.ceil(waitMs / 1000)));
