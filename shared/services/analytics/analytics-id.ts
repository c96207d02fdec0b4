import { warnOnce } from '../../platform/log.js';
import { newId } from '../../platform/new-id.js';
import { readCookie, writeCookie } from '../../platform/storage/cookies.js';
import { inLocalStorage, isLocalStorageSupported } from '../../platform/storage/local-storage.js';
import { analyticsIdName } from '../consent/tracking-data.js';

/** 390 days: browsers keep no cookie for more than 400. */
const LIFE_S = 390 * 24 * 60 * 60;

const isId = (text: string | null | undefined): text is string => /^[\w-]{1,64}$/.test(text ?? '');

/** Identifies the browser in events. Stored as a cookie and in local storage; created when the first event is sent. */
export function analyticsId(): string {
  if (!isLocalStorageSupported()) warnOnce('Unable access local/session storage.');
  const name = analyticsIdName();
  const stored = () => [readCookie(name), inLocalStorage((storage) => storage.getItem(name))].filter(isId);
  const id = stored()[0] ?? newId();
  writeCookie(name, id, { maxAge: LIFE_S });
  inLocalStorage((storage) => storage.setItem(name, id));
  if (!stored().includes(id)) warnOnce('Unable to store analyticsId');
  return id;
}
