import { readCrumb, writeCrumb } from './crumb.js';
import { unableToConnect, type RequestFailure } from './failure.js';
import { newCrumb, readResponse, type RawResponse } from './read-response.js';

export type Result<T> = { ok: true; data: T } | { ok: false; failure: RequestFailure };

export interface RequestOptions<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent form-encoded. */
  form?: Readonly<Record<string, string>>;
  as?: 'json' | 'text';
  /** How often a call that got no answer is tried again, every 200 ms. Default 0. Not for calls that must not happen twice. */
  retries?: number;
  signal?: AbortSignal;
  /** A public file and no call of the API, perhaps on another host: neither crumb nor cookies of other origins go along. */
  isPublic?: boolean;
  /** Unknown data to what the caller works with; `undefined` means that it cannot be used. */
  read(data: unknown): T | undefined;
}

/** Storefront §8: "optional retries every 200 ms". */
const RETRY_MS = 200;
/** What a crumb failure means, whatever its status says. */
const REFUSED = 400;

/**
 * The one place that calls the network (storefront §7 "Data request wrapper"): credentials and the crumb go with every
 * call; a crumb failure sets the new crumb and is tried once more. Never throws: what can go wrong is in the result.
 */
export async function request<T>(url: string, options: RequestOptions<T>): Promise<Result<T>> {
  const { as = 'json', retries = 0, signal, read } = options;
  let raw = await attempt(url, options);
  for (let left = retries; raw === 'no answer' && left > 0 && !signal?.aborted; left--) {
    await pause(RETRY_MS, signal);
    raw = await attempt(url, options);
  }
  if (typeof raw === 'object' && !options.isPublic) {
    const crumb = newCrumb(raw);
    if (crumb) {
      writeCrumb(crumb);
      raw = await attempt(url, options);
    }
  }
  if (signal?.aborted) return { ok: false, failure: { kind: 'aborted', message: '' } };
  if (raw === 'no answer')
    return { ok: false, failure: { kind: 'network', message: unableToConnect(navigator.onLine) } };
  // A crumb that is refused twice is a failure, also where it comes with status 200.
  const refused = !options.isPublic && newCrumb(raw) !== undefined && raw.status < 300;
  const answer = readResponse(refused ? { ...raw, status: REFUSED } : raw, as, navigator.onLine);
  if (!answer.ok) return answer;
  const data = read(answer.data);
  if (data !== undefined) return { ok: true, data };
  return { ok: false, failure: { kind: 'unreadable', status: raw.status, message: unableToConnect(navigator.onLine) } };
}

async function attempt<T>(url: string, options: RequestOptions<T>): Promise<RawResponse | 'no answer'> {
  const { method = 'GET', body, form, signal, isPublic = false } = options;
  const crumb = isPublic ? undefined : readCrumb();
  const address = new URL(url, document.baseURI);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (crumb) {
    address.searchParams.set('crumb', crumb);
    if (method !== 'GET') headers['X-CSRF-Token'] = crumb;
  }
  let sent: string | undefined;
  if (form) {
    sent = new URLSearchParams(form).toString();
    headers['content-type'] = 'application/x-www-form-urlencoded;charset=UTF-8';
  } else if (body !== undefined) {
    sent = JSON.stringify(body);
    headers['content-type'] = 'application/json';
  }
  try {
    const response = await fetch(address, {
      method,
      headers,
      credentials: isPublic ? 'same-origin' : 'include',
      ...(sent !== undefined && { body: sent }),
      ...(signal && { signal }),
    });
    return { url, status: response.status, text: await response.text() };
  } catch {
    return 'no answer';
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
