import { DATABASE } from './may-hold-data.js';

/** A new store needs a new version. */
const STORES = ['drafts', 'outbox', 'leases'] as const;
/** Some engines leave an `open` without any answer (WebKit bug 226547); the next call then asks again. */
const OPEN_MS = 3000;

export type StoreName = (typeof STORES)[number];
type Read<T> = () => T;
type Opening = Promise<IDBDatabase | undefined>;

let opening: Opening | undefined;

function forget(gone: Opening): void {
  if (opening === gone) opening = undefined;
}

function open(): Opening {
  if (opening) return opening;
  const mine: Opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    setTimeout(reject, OPEN_MS);
    request.onerror = request.onblocked = reject;
    request.onupgradeneeded = () => STORES.forEach((name) => request.result.createObjectStore(name));
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = () => forget(mine);
      // Whoever deletes or upgrades the database waits for this connection.
      database.onversionchange = () => {
        forget(mine);
        database.close();
      };
      resolve(database);
    };
  }).catch(() => void forget(mine));
  return (opening = mine);
}

/** Resolves when the transaction is complete; a connection that is gone without a word is opened once more. */
async function run<T>(store: StoreName, mode: IDBTransactionMode, work: (objects: IDBObjectStore) => Read<T>) {
  for (let tries = 0; tries < 2; tries++) {
    const current = open();
    const database = await current;
    try {
      return await new Promise<T | undefined>((resolve, reject) => {
        if (!database) return resolve(undefined);
        // What the visitor has been promised to be sent outlives a power cut; a draft need not.
        const transaction = database.transaction(store, mode, {
          durability: store === 'outbox' ? 'strict' : 'relaxed',
        });
        const read = work(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(read());
        transaction.onabort = reject;
      });
    } catch {
      forget(current);
      database?.close();
    }
  }
  return undefined;
}

/*
 * What is kept in the visitor's browser. No operation throws: where IndexedDB is missing, refused (private windows,
 * sandboxed frames), full or broken, each answers `undefined` and nothing is kept.
 */

export const get = <T>(store: StoreName, key: string) =>
  run(store, 'readonly', (objects) => {
    const request = objects.get(key) as IDBRequest<T | undefined>;
    return () => request.result;
  });

export const getAll = <T>(store: StoreName) =>
  run(store, 'readonly', (objects) => {
    const request = objects.getAll() as IDBRequest<T[]>;
    return () => request.result;
  });

/** `true` when the value is kept. */
export const put = (store: StoreName, key: string, value: unknown) =>
  run(store, 'readwrite', (objects) => {
    objects.put(value, key);
    // Not to wait for the page, which may be closing.
    objects.transaction.commit();
    return () => true;
  });

/** `true` when nothing is kept under the key any more. */
export const remove = (store: StoreName, key: string) =>
  run(store, 'readwrite', (objects) => {
    objects.delete(key);
    objects.transaction.commit();
    return () => true;
  });

/** Reads and writes with no other tab in between. Answers what was written; `next` may write nothing: `undefined`. */
export const change = <T>(store: StoreName, key: string, next: (old: T | undefined) => T | undefined) =>
  run(store, 'readwrite', (objects) => {
    let written: T | undefined;
    const request = objects.get(key) as IDBRequest<T | undefined>;
    request.onsuccess = () => {
      written = next(request.result);
      if (written !== undefined) objects.put(written, key);
    };
    return () => written;
  });
