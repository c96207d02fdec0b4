import type { AppContext } from '../app-options.js';

export interface RateLimitOptions {
  /** How many may be taken in one window. */
  limit: number;
  windowMs: number;
  now(): number;
}

/** Ids remembered before those that took nothing in the last window are forgotten. */
const TIDY_AT = 10_000;

/** At most `limit` in any `windowMs`, per id. Kept in memory: a restart forgets it, and so may every process count alone. */
export function createRateLimit({ limit, windowMs, now }: RateLimitOptions) {
  const takenAt = new Map<string, number[]>();
  const recent = (id: string, since: number) => (takenAt.get(id) ?? []).filter((time) => time > since);

  function tidy(since: number) {
    for (const id of takenAt.keys()) if (recent(id, since).length === 0) takenAt.delete(id);
  }

  return {
    /** Takes one. 0 when there was one to take, else the milliseconds until there is. */
    take(id: string): number {
      const time = now();
      if (takenAt.size >= TIDY_AT) tidy(time - windowMs);
      const times = recent(id, time - windowMs);
      if (times.length >= limit) return (times[0] ?? time) + windowMs - time;
      takenAt.set(id, [...times, time]);
      return 0;
    },
  };
}
export type RateLimit = ReturnType<typeof createRateLimit>;

/** Tells a client that exceeded a limit when it may try again. */
export const setRetryAfter = (c: AppContext, waitMs: number): void =>
  c.header('retry-after', String(Math.ceil(waitMs / 1000)));
