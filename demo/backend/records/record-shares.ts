import type { RecordKind } from '../storage/storage.js';

export interface SharesOptions {
  /** Records of one kind that one client may store in one window. */
  limit: number;
  windowMs: number;
  now(): number;
}

/**
 * The newest records of each kind are stored, so that whoever sends enough of them drives out everybody else's. The share
 * of one client is therefore limited. Counted in memory, by each process alone: an address is stored nowhere.
 */
export function createShares({ limit, windowMs, now }: SharesOptions) {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return {
    /** Counts records. Returns 0 if all of them are allowed, or the milliseconds until they are. */
    take(client: string, kind: RecordKind, records: number): number {
      const time = now();
      if (time >= endsAt) {
        counts = new Map();
        endsAt = time + windowMs;
      }
      const id = JSON.stringify([client, kind]);
      const count = (counts.get(id) ?? 0) + records;
      if (count > limit) return endsAt - time;
      counts.set(id, count);
      return 0;
    },
  };
}
