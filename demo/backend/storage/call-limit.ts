import { WINDOW_MS, type Settings } from '../app-options.js';
import { createRateLimit } from '../http/rate-limit.js';

export interface CallLimit {
  /** Counts one call. Resolves to 0 if it is allowed, or the milliseconds until one is. */
  take(id: string): Promise<number>;
}

/**
 * At most `limit` calls in any `windowMs` (default a minute), per id: counted in the storage where several processes share one, else in this
 * process.
 *
 * @param name What is counted: limits of the same name count together.
 */
export function createCallLimit(
  { storage, now }: Pick<Settings, 'storage' | 'now'>,
  name: string,
  limit: number,
  windowMs = WINDOW_MS,
): CallLimit {
  const own = createRateLimit({ limit, windowMs, now });
  return {
    async take(id) {
      if (!storage.takeCall) return own.take(id);
      return storage.takeCall(JSON.stringify([name, id]), { limit, windowMs, now: now() });
    },
  };
}
