import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Room for what deletes: SQLite writes what has changed before it gives anything back. */
const RESERVE_BYTES = 2 * 2 ** 20;

/** A transaction that a full disk has ended: the driver says only that there is none to roll back. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && /disk is full|no transaction is active/.test(error.message);

/**
 * A file that holds some room beside the database. When the disk is full it is given up, so that the owner can still sign in
 * and delete, and made again when there is room.
 */
export function createReserve(file: string) {
  const place = `${file}-reserve`;

  function keep(): void {
    if (file === ':memory:' || existsSync(place)) return;
    try {
      const { bavail, bsize } = statfsSync(path.dirname(place));
      // Random, as some file systems take no room for zeros.
      if (bavail * bsize > 2 * RESERVE_BYTES) writeFileSync(place, randomBytes(RESERVE_BYTES), { mode: 0o600 });
    } catch {
      rmSync(place, { force: true });
    }
  }
  /** Runs it; once more, with that room, where the disk is full. */
  function withRoom<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
    return (...args) => {
      const again = (error: unknown) => {
        if (!isFull(error) || !existsSync(place)) throw error;
        rmSync(place, { force: true });
        return run(...args);
      };
      try {
        const result = run(...args);
        return result instanceof Promise ? (result.catch(again) as R) : result;
      } catch (error) {
        return again(error);
      }
    };
  }
  return { keep, withRoom };
}
