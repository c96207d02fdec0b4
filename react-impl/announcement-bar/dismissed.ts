import { mayRemember } from '../../shared/services/consent/may-remember.js';
import { inLocalStorage } from '../../shared/platform/storage/local-storage.js';
import { inSessionStorage } from '../../shared/platform/storage/session-storage.js';

/** A JSON list of the keys of closed bars, in both storages. A line in a page's head may read it. */
export const STORED = 'sq-announcement-bars';
/** How many keys are kept: a site has few bars at a time. */
const MAX_KEYS = 20;

const STORAGES: readonly (typeof inLocalStorage)[] = [inLocalStorage, inSessionStorage];

/** Storage may contain anything. */
function readKeys(inStorage: typeof inLocalStorage): string[] {
  try {
    const list: unknown = JSON.parse(inStorage((storage) => storage.getItem(STORED)) ?? '[]');
    return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
const writeKeys = (inStorage: typeof inLocalStorage, keys: readonly string[]) =>
  inStorage((storage) => {
    if (keys.length === 0) storage.removeItem(STORED);
    else storage.setItem(STORED, JSON.stringify(keys.slice(-MAX_KEYS)));
  });

/** The name of a bar: its key, else its whole text. Two that begin alike are two. */
export const keyOf = (element: Element, key: string): string =>
  key || (element.textContent ?? '').replace(/\s+/g, ' ').trim();

export const isDismissed = (key: string): boolean => STORAGES.some((inStorage) => readKeys(inStorage).includes(key));

export function rememberDismissal(key: string): void {
  const inStorage = mayRemember() ? inLocalStorage : inSessionStorage;
  writeKeys(inStorage, [...readKeys(inStorage).filter((other) => other !== key), key]);
}

export function forgetDismissal(key: string): void {
  for (const inStorage of STORAGES) {
    const keys = readKeys(inStorage);
    if (keys.includes(key))
      writeKeys(
        inStorage,
        keys.filter((other) => other !== key),
      );
  }
}
