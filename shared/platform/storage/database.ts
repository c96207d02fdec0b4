import { DATABASE } from './may-hold-data.js';

/** A change of this list requires a new version of the database. */
const STORES = ['drafts', 'outbox', 'leases'] as const;
/** Some engines never answer an `open` (WebKit bug 226547); the next call then opens again. */
const OPEN_MS = 3000;

export type StoreName = (typeof STORES)[number];
type Read<T> = () => T;
type Opening = Promise<IDBDatabase | undefined>;

let opening: Opening | undefined;

function discard(failed: Opening): void {
  if (opening === failed) opening = undefined;
}

function open(): Opening {
  if (opening) return opening;
  const current: Opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    setTimeout(reject, OPEN_MS);
    request.onerror = request.onblocked = reject;
    request.onupgradeneeded = () => STORES.forEach((name) => request.result.createObjectStore(name));
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = () => discard(current);
      // Another tab that deletes or upgrades the database waits until this connection is closed.
      database.onversionchange = () => {
        discard(current);
        database.close();
      };
      resolve(database);
    };
  }).catch(() => void discard(current));
  return (opening = current);
}

/** Resolves when the transaction is complete. If the connection was lost without an event, opens it once again. */
async function run<T>(store: StoreName, mode: IDBTransactionMode, work: (objects: IDBObjectStore) => Read<T>) {
  for (let tries = 0; tries < 2; tries++) {
    const current = open();
    const database = await current;
    try {
      return await new Promise<T | undefined>((resolve, reject) => {
        if (!database) return resolve(undefined);
        // A queued submission must survive a power cut: the visitor has read that it will be sent.
        const transaction = database.transaction(store, mode, {
          durability: store === 'outbox' ? 'strict' : 'relaxed',
        });
        const read = work(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(read());
        transaction.onabort = reject;
      });
    } catch {
      discard(current);
      database?.close();
    }
  }
  return undefined;
}

/*
 * Data in the visitor's browser. No operation throws: where IndexedDB is missing, refused (private windows, sandboxed
 * frames), full or broken, each resolves with `undefined` and nothing is stored.
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

/** `true` when the value is stored. */
export const put = (store: StoreName, key: string, value: unknown) =>
  run(store, 'readwrite', (objects) => {
    objects.put(value, key);
    // Commits at once, as the page may be closing.
    objects.transaction.commit();
    return () => true;
  });

/** `true` when there is no value under the key any more. */
export const remove = (store: StoreName, key: string) =>
  run(store, 'readwrite', (objects) => {
    objects.delete(key);
    objects.transaction.commit();
    return () => true;
  });

/** Removes the values that are over. `true` when they are gone. */
export const removeWhere = <T>(store: StoreName, isOver: (value: T) => boolean) =>
  run(store, 'readwrite', (objects) => {
    const request = objects.openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      if (isOver(cursor.value as T)) cursor.delete();
      cursor.continue();
    };
    return () => true;
  });

/** Reads and writes in one transaction. Resolves with the written value; `next` returns `undefined` to write nothing. */
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
