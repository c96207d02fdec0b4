import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv, Settings } from '../app-options.js';
import { limitBody } from '../http/limit-body.js';
import { setRetryAfter } from '../http/rate-limit.js';
import { createCallLimit } from '../storage/call-limit.js';
import type { RecordKind } from '../storage/storage.js';
import { createShares } from './record-shares.js';

/** The records of one call, one or several; `undefined` when its body cannot be read. */
export type ReceivedRecords = readonly unknown[] | undefined;

export interface Recorder {
  /** Reads the body into `c.var.body`, up to the size that a beacon may have. */
  readonly bodyLimit: MiddlewareHandler<AppEnv>;
  /** Stores the records. Returns a response only if they are refused: with `shape` as the reason if they cannot be read. */
  store(c: AppContext, kind: RecordKind, received: ReceivedRecords, shape: string): Promise<Response | undefined>;
  /** Stores the records and answers 204, or with the refusal. */
  storeAndAnswer(c: AppContext, kind: RecordKind, received: ReceivedRecords, shape: string): Promise<Response>;
}

/**
 * Stores what pages report: hits, events, errors, measurements. These calls share one limit per client, so that a client
 * that floods one of them cannot go on with another.
 */
export function createRecorder(settings: Settings): Recorder {
  const { storage, limits, now, clientOf } = settings;
  const limit = createCallLimit(settings, 'record', limits.recordsPerMinute);
  const shares = createShares({ limit: limits.recordsPerClient, windowMs: DAY_MS, now });
  const store: Recorder['store'] = async (c, kind, received, shape) => {
    if (!received || received.length === 0 || !isShallow(received)) return c.json({ error: shape }, 400);
    const client = clientOf(c);
    const waitMs = (await limit.take(client)) || shares.take(client, kind, received.length);
    if (waitMs > 0) {
      setRetryAfter(c, waitMs);
      return c.json({ error: 'Too many records. Please try again later.' }, 429);
    }
    const receivedAt = now();
    const records = received.map((one) => ({ kind, data: JSON.stringify(one), receivedAt }));
    await storage.addRecords(records, limits.recordsPerKind);
    return undefined;
  };
  return {
    bodyLimit: limitBody(limits.beaconBytes, (c) => c.json({ error: 'The request is too large.' }, 413)),
    store,
    storeAndAnswer: async (c, kind, received, shape) => (await store(c, kind, received, shape)) ?? c.body(null, 204),
  };
}

const DAY_MS = 86_400_000;
/** Deeper than any record of the kit, and far below the depth at which serializing it would exhaust the stack. */
const MAX_DEPTH = 8;
const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' || value === null
    ? true
    : depth < MAX_DEPTH && Object.values(value).every((one) => isShallow(one, depth + 1));
