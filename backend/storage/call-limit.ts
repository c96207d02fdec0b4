import { WINDOW_MS, type Settings } from '../app-options.js';
import { createRateLimit } from '../http/rate-limit.js';

export interface CallLimit {
  /** Counts one call. Resolves to 0 if it is allowed, or the milliseconds until one is. */
  take(id: string): Promise<number>;
}

/**
 * At most `limit` calls in any `windowMs` (default a minute), per id: counted in the storage where several processes share one, else in this
 * process. So are those that the storage cannot count, as on a full disk: the owner has to sign in to delete something.
 *
 * @param name What is counted: limits of the same name count together.
 */
export function createCallLimit(
  { storage, now, report }: Pick<Settings, 'storage' | 'now' | 'report'>,
  name: string,
  limit: number,
  windowMs = WINDOW_MS,
): CallLimit {
  const own = createRateLimit({ limit, windowMs, now });
  return {
    async take(id) {
      if (!storage.takeCall) return own.take(id);
      try {
        return await storage.takeCall(JSON.stringify([name, id]), { limit, windowMs, now: now() });
      } catch (error) {
        report(error);
        return own.take(id);
      }
    },
  };
}
