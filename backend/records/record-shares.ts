export interface SharesOptions {
  /** What of one kind one client may store in one window: records, or bytes. */
  limit: number;
  windowMs: number;
  now(): number;
}

/**
 * The newest records of each kind are stored, so that whoever sends enough of them drives out everybody else's, and what else
 * visitors store fills the disk. The share of one client is therefore limited. Counted in memory, by each process alone: an address is stored nowhere.
 */
export function createShares({ limit, windowMs, now }: SharesOptions) {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return {
    /** Counts an amount. Returns 0 if all of it is allowed, or the milliseconds until it is. */
    take(client: string, kind: string, amount: number): number {
      const time = now();
      if (time >= endsAt) {
        counts = new Map();
        endsAt = time + windowMs;
      }
      const id = JSON.stringify([client, kind]);
      const count = (counts.get(id) ?? 0) + amount;
      if (count > limit) return endsAt - time;
      counts.set(id, count);
      return 0;
    },
  };
}

const encoder = new TextEncoder();
/** How many bytes it has as JSON, about as many as are stored. */
export const sizeOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).byteLength;
