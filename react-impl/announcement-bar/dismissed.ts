import { keepsNo } from '../../shared/services/consent/keeps-no.js';
import { inLocalStorage } from '../../shared/platform/storage/local-storage.js';
import { inSessionStorage } from '../../shared/platform/storage/session-storage.js';

/**
 * A JSON list of the keys of closed bars. A line in a page's head may read it. In local storage, since to stay away is what
 * the visitor has asked for, which needs no consent; where the browser refuses that, until the tab is closed.
 */
export const STORED = 'sq-announcement-bars';
/** When a bar was last closed, in ms since 1970. */
const CLOSED = 'sq-announcement-bars-date';
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
    if (keys.length === 0) [STORED, CLOSED].forEach((name) => storage.removeItem(name));
    else {
      storage.setItem(STORED, JSON.stringify(keys.slice(-MAX_KEYS)));
      storage.setItem(CLOSED, String(Date.now()));
    }
    return true;
  });

/** The name of a bar: its key, else its whole text. Two that begin alike are two. */
export const keyOf = (element: Element, key: string): string =>
  key || (element.textContent ?? '').replace(/\s+/g, ' ').trim();

export function isDismissed(key: string): boolean {
  // That of an earlier release has no date.
  const closed = inLocalStorage((storage) => storage.getItem(CLOSED));
  if (closed && !keepsNo(Number(closed))) writeKeys(inLocalStorage, []);
  return STORAGES.some((inStorage) => readKeys(inStorage).includes(key));
}

export function rememberDismissal(key: string): void {
  const write = (inStorage: typeof inLocalStorage) =>
    writeKeys(inStorage, [...readKeys(inStorage).filter((other) => other !== key), key]);
  if (!write(inLocalStorage)) write(inSessionStorage);
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
