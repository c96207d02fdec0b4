import { createReadStream } from 'node:fs';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { isToken } from '../http/token.js';
import type { FileStore } from './file-store.js';

/** Only the user that runs the server reads them. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
/** What files leave free for the database, the log and the owner's work: that much, or that part of a small disk. */
const KEPT_FREE_BYTES = 500_000_000;
const KEPT_FREE_PART = 20;

/** Stores files in a folder, which it creates if necessary. Node only. */
export function createDiskFiles(folder: string): FileStore {
  const placeOf = (name: string) => {
    if (!isToken(name)) throw new RangeError('A file is stored under a token.');
    return path.join(folder, name);
  };
  async function hasRoom(bytes: number): Promise<boolean> {
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    const { bavail, blocks, bsize } = await statfs(folder);
    return bavail * bsize - bytes > Math.min(KEPT_FREE_BYTES, (blocks * bsize) / KEPT_FREE_PART);
  }
  return {
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
      // `wx`: never over another file.
      const file = await open(placeOf(name), 'wx', FILE_MODE);
      try {
        for await (const part of bytes) {
          // Others write at the same time: what was free at first may be gone.
          if (!(await hasRoom(part.byteLength)))
            throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
          await file.writeFile(part);
        }
        await file.sync();
      } finally {
        await file.close();
      }
    },
    async read(name) {
      const stream = createReadStream(placeOf(name));
      try {
        await new Promise<void>((resolve, reject) => stream.once('open', () => resolve()).once('error', reject));
      } catch {
        return undefined;
      }
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    },
    hasRoom,
    remove: (name) => rm(placeOf(name), { force: true }),
  };
}
