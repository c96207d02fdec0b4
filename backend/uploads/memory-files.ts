import type { FileStore } from './file-store.js';

/** Lasts as long as the page or the process: for documentation and tests. */
export function createMemoryFiles(): FileStore {
  const files = new Map<string, Blob>();
  return {
    async write(name, bytes) {
      const parts: BlobPart[] = [];
      for await (const part of bytes) parts.push(part.slice());
      files.set(name, new Blob(parts));
    },
    read: (name) => Promise.resolve(files.get(name)?.stream()),
    remove(name) {
      files.delete(name);
      return Promise.resolve();
    },
  };
}
