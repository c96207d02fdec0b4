import type { MiddlewareHandler } from 'hono';
import { WINDOW_MS, type AppContext, type AppEnv, type Settings } from '../app-options.js';
import { limitBody } from '../http/limit-body.js';
import { createRateLimit, setRetryAfter } from '../http/rate-limit.js';
import type { RecordKind } from '../storage/storage.js';

/** What a call told, in one piece or several; `undefined` when it cannot be read. */
export type ReceivedRecords = readonly unknown[] | undefined;

export interface Recorder {
  /** Reads the body into `c.var.body`: no more than a beacon may carry. */
  readonly bodyLimit: MiddlewareHandler<AppEnv>;
  /** Keeps what was told; a response where it is refused, with `shape` as the reason when it cannot be read. */
  refusal(c: AppContext, kind: RecordKind, told: ReceivedRecords, shape: string): Promise<Response | undefined>;
  /** The same for calls that are answered by nothing. */
  keep(c: AppContext, kind: RecordKind, told: ReceivedRecords, shape: string): Promise<Response>;
}

/**
 * The calls that only tell something: hits, events, errors, measurements. One limit for all of them: whoever floods one
 * does not get another.
 */
export function createRecorder({ storage, limits, now, clientOf }: Settings): Recorder {
  const limit = createRateLimit({ limit: limits.recordsPerMinute, windowMs: WINDOW_MS, now });
  const refusal: Recorder['refusal'] = async (c, kind, told, shape) => {
    if (!told || told.length === 0 || !isFlat(told)) return c.json({ error: shape }, 400);
    const waitMs = limit.take(clientOf(c));
    if (waitMs > 0) {
      setRetryAfter(c, waitMs);
      return c.json({ error: 'Too much was told. Please try again later.' }, 429);
    }
    const receivedAt = now();
    const records = told.map((one) => ({ kind, data: JSON.stringify(one), receivedAt }));
    await storage.addRecords(records, limits.recordsPerKind);
    return undefined;
  };
  return {
    bodyLimit: limitBody(limits.beaconBytes, (c) => c.json({ error: 'The request is too large.' }, 413)),
    refusal,
    keep: async (c, kind, told, shape) => (await refusal(c, kind, told, shape)) ?? c.body(null, 204),
  };
}

/** Deeper than anything that a page tells of itself, and far from where writing it again would run out of stack. */
const MAX_DEPTH = 8;
const isFlat = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' || value === null
    ? true
    : depth < MAX_DEPTH && Object.values(value).every((one) => isFlat(one, depth + 1));
