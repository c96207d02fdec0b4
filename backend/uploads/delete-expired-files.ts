import type { Settings } from '../app-options.js';

/** More wait for the next call. */
const AT_ONCE = 100;

/**
 * Deletes files that nobody has sent within their time, that a killed process has left, and those of deleted submissions.
 * First the file, then what is known of it: if the process ends in between, the next call does it again.
 */
export async function deleteExpiredFiles({ storage, files, now, report }: Settings): Promise<void> {
  const ids = await storage.takeExpiredUploads(now(), AT_ONCE);
  const deleted: string[] = [];
  for (const id of ids) {
    try {
      await files.remove(id);
      deleted.push(id);
    } catch (error) {
      report(error);
    }
  }
  if (deleted.length > 0) await storage.dropUploads(deleted);
}
