import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isFull } from './is-full.js';

/** Room for what deletes: SQLite writes what has changed before it gives anything back. */
const RESERVE_BYTES = 2 * 2 ** 20;

/**
 * A file that holds some room beside the database. When the disk is full it is given up, so that the owner can still sign in
 * and delete, and made again when there is room. Until then visitors store nothing
 * beyond what deleting has left free inside the database: they would fill that room too.
 *
 * @param freeInside How many bytes of the database are free.
 */
export function createReserve(file: string, freeInside = (): number => 0) {
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
  /** Runs it, unless the room would be missing then. */
  function besideRoom<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
    return (...args) => {
      keep();
      if (file !== ':memory:' && !existsSync(place) && freeInside() < RESERVE_BYTES / 2)
        throw new Error('The disk is full.');
      return run(...args);
    };
  }
  return { keep, withRoom, besideRoom };
}
