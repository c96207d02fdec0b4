import type { StoredSubmission } from './storage.js';
import type { Awaitable } from './awaitable.js';

/** A statement that reads many more may be ended by the database's time-out; with SQLite nobody else is answered meanwhile. */
const AT_ONCE = 2000;

/**
 * Submissions, the newest first, read in parts, between which others are answered. Node only.
 *
 * @param read Reads the newest with a lower id than `before`.
 */
export async function listInParts(
  limit: number,
  read: (limit: number, before: number | undefined) => Awaitable<readonly StoredSubmission[]>,
): Promise<readonly StoredSubmission[]> {
  const all: StoredSubmission[] = [];
  for (;;) {
    const wanted = Math.min(AT_ONCE, limit - all.length);
    const part = await read(wanted, all.at(-1)?.id);
    all.push(...part);
    if (part.length < wanted || all.length === limit) return all;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
