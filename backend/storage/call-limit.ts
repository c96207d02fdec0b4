import { WINDOW_MS, type Settings } from '../app-options.js';
import { createRateLimit } from '../http/rate-limit.js';
import { hashSecret } from '../http/token.js';

/** As long as any call is counted; later nothing is known of it. */
export const LONGEST_WINDOW_MS = 60 * WINDOW_MS;

export interface CallLimit {
  /** Counts one call. Resolves to 0 if it is allowed, or the milliseconds until one is. */
  take(id: string): Promise<number>;
}

/**
 * At most `limit` calls in any `windowMs` (default a minute), per id: counted in the storage where several processes share one, else in this
 * process. So are those that the storage cannot count, as on a full disk: the owner has to sign in to delete something.
 *
 * An id is stored as its SHA-256: it may be the address of a computer, or of a mailbox, or a secret.
 *
 * @param name What is counted: limits of the same name count together.
 * @param windowMs At most `LONGEST_WINDOW_MS`.
 */
export function createCallLimit(
  { storage, now, report }: Pick<Settings, 'storage' | 'now' | 'report'>,
  name: string,
  limit: number,
  windowMs = WINDOW_MS,
): CallLimit {
  const own = createRateLimit({ limit, windowMs, now });
  return {
    async take(plainId) {
      const id = await hashSecret(plainId);
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
