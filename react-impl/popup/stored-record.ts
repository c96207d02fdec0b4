import { asObject, isObject } from '../../shared/platform/page/unknown-values.js';
import { inLocalStorage } from '../../shared/platform/storage/local-storage.js';
import { inSessionStorage } from '../../shared/platform/storage/session-storage.js';
import { mayRemember } from '../../shared/services/consent/may-remember.js';
import { isSignedIn } from '../../shared/site/roles/user-kind.js';
import type { PopupRecord } from './logic/is-due.js';

/** The key in storage; `sq-popup-news` for a popup with the id "news". */
export const keyOf = (element: Element): string => ['sq-popup', element.id].filter(Boolean).join('-');

/** Storage may contain anything. */
function read(inStorage: typeof inLocalStorage, key: string): PopupRecord | undefined {
  try {
    const data: unknown = JSON.parse(inStorage((storage) => storage.getItem(key)) ?? 'null');
    if (!isObject(data)) return undefined;
    const { version, submitted, closedDate } = asObject(data);
    return {
      version: String(version),
      submitted: submitted === true,
      ...(typeof closedDate === 'number' && { closedDate }),
    };
  } catch {
    return undefined;
  }
}

/** Owners see their popup whatever they have closed: else they could not edit it. */
export const storedRecord = (element: Element): PopupRecord | undefined =>
  isSignedIn() ? undefined : (read(inSessionStorage, keyOf(element)) ?? read(inLocalStorage, keyOf(element)));

/** Stores a change, in local storage as far as the visitor's consent permits, else until the browser closes. */
export function storeRecord(element: Element, version: string, change: Partial<PopupRecord>): void {
  if (isSignedIn()) return;
  const key = keyOf(element);
  const known = storedRecord(element);
  const current = known?.version === version ? known : { version, submitted: false };
  const text = JSON.stringify({ ...current, ...change });
  const [used, other] = mayRemember() ? [inLocalStorage, inSessionStorage] : [inSessionStorage, inLocalStorage];
  used((storage) => storage.setItem(key, text));
  other((storage) => storage.removeItem(key));
}
