import { asObject, isObject } from '../../shared/platform/page/unknown-values.js';
import { inLocalStorage } from '../../shared/platform/storage/local-storage.js';
import { inSessionStorage } from '../../shared/platform/storage/session-storage.js';
import { keepsNo } from '../../shared/services/consent/keeps-no.js';
import { isSignedIn } from '../../shared/site/roles/user-kind.js';
import type { PopupRecord } from './logic/is-due.js';

/** The key in storage; `sq-popup-news` for a popup with the id "news". */
const keyOf = (element: Element): string => ['sq-popup', element.id].filter(Boolean).join('-');

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
export function storedRecord(element: Element): PopupRecord | undefined {
  if (isSignedIn()) return undefined;
  const key = keyOf(element);
  const record = read(inLocalStorage, key) ?? read(inSessionStorage, key);
  if (record?.closedDate === undefined || keepsNo(record.closedDate)) return record;
  inLocalStorage((storage) => storage.removeItem(key));
  return undefined;
}

/** Stores a change in local storage; where the browser refuses that, until the tab is closed. */
export function storeRecord(element: Element, version: string, change: Partial<PopupRecord>): void {
  if (isSignedIn()) return;
  const key = keyOf(element);
  const known = storedRecord(element);
  const current = known?.version === version ? known : { version, submitted: false };
  const text = JSON.stringify({ ...current, closedDate: Date.now(), ...change });
  inLocalStorage((storage) => storage.setItem(key, text));
  const isKept = inLocalStorage((storage) => storage.getItem(key)) === text;
  inSessionStorage((storage) => (isKept ? storage.removeItem(key) : storage.setItem(key, text)));
}
