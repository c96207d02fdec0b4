import { warnOnce } from '../log.js';
import { addressOf } from './address.js';
import { announceFailure } from './announce-failure.js';
import { buildCall } from './build-call.js';
import { isCrumb, writeCrumb } from './crumb.js';
import { unableToConnect, type RequestFailure } from './failure.js';
import { textsFor } from '../i18n/page-texts.js';
import { whenActivated } from '../page/when-activated.js';
import { pause } from '../timing/pause.js';
import { readResponse, withRefusalStatus, type RawResponse } from './read-response.js';
import type { CallOptions, RequestOptions } from './request-options.js';
import { readRefusal } from './response-body.js';

export type { RequestOptions } from './request-options.js';
export type Result<T> = { ok: true; data: T } | { ok: false; failure: RequestFailure };

/** Storefront §8: "optional retries every 200 ms". */
const RETRY_MS = 200;

/**
 * The only place that calls the network (storefront §7 "Data request wrapper"). Every call has credentials and the crumb;
 * after a crumb failure it sets the new crumb and is sent once more. Failures are in the result: it throws only for a body
 * or headers that cannot be sent.
 */
export async function request<T>(url: string, options: RequestOptions<T>): Promise<Result<T>> {
  const result = await send(url, options);
  if (!result.ok) {
    const { as = 'json', isPublic = false, onFailure } = options;
    if (onFailure !== 'silent')
      announceFailure({ url, format: as, isPublic, isUnhandled: onFailure === 'overlay' }, result.failure);
  }
  return result;
}

async function send<T>(url: string, options: RequestOptions<T>): Promise<Result<T>> {
  const { signal, isPublic = false, secure = false } = options;
  const activation = whenActivated();
  if (activation) await activation;
  const address = addressOf(url, secure);
  if ('problem' in address) {
    // A mistake of the page's author, which says nothing to its visitors.
    warnOnce(address.problem);
    return explain(url, options, undefined);
  }

  let raw = await deliver(address.to, options);
  const refusal = raw && !isPublic ? readRefusal(raw.text) : undefined;
  if (refusal?.crumbFail && isCrumb(refusal.crumb)) {
    writeCrumb(refusal.crumb);
    raw = await deliver(address.to, options, refusal.crumb);
  }

  if (isAborted(signal)) return failed({ kind: 'aborted', message: '' });
  return explain(url, options, raw);
}

/** Data, or why there is none, in the language of the page. */
async function explain<T>(url: string, options: RequestOptions<T>, raw: Received | undefined): Promise<Result<T>> {
  const result = readResult(url, options, raw);
  // The blocks of a page have loaded its language; a call of a script or a service may be the first to need it.
  const texts =
    result.ok || options.onFailure === 'silent' ? undefined : textsFor('requests', [document.documentElement]);
  if (!texts) return result;
  await texts;
  return readResult(url, options, raw);
}

function readResult<T>(url: string, options: RequestOptions<T>, raw: Received | undefined): Result<T> {
  const { as = 'json', isPublic = false } = options;
  const online = navigator.onLine;
  if (!raw) return failed({ kind: 'network', message: unableToConnect(online) });
  if (raw.isRefused) return failed({ kind: 'unreadable', status: raw.status, message: unableToConnect(online) });
  const answered = { url, ...raw };
  const answer = readResponse(isPublic ? answered : withRefusalStatus(answered), as, online);
  if (!answer.ok) return answer;
  const data = readSafely(url, options, answer.data, raw.status);
  if (data !== undefined) return { ok: true, data };
  return failed({ kind: 'unreadable', status: raw.status, message: unableToConnect(online) });
}

const failed = (failure: RequestFailure) => ({ ok: false, failure }) as const;

/** A time-out counts as a call without an answer, not as an abort by the caller. */
const isAborted = (signal: AbortSignal | undefined) =>
  signal?.aborted === true && (signal.reason as { name?: unknown } | null)?.name !== 'TimeoutError';

/** A reader that throws, because a server may answer anything, counts as one that cannot read the answer. */
function readSafely<T>(url: string, { read }: RequestOptions<T>, data: unknown, status: number): T | undefined {
  try {
    return read(data, status);
  } catch (error) {
    warnOnce(`the answer of ${url} cannot be read: ${String(error)}`);
    return undefined;
  }
}

type Received = Omit<RawResponse, 'url'> & { isRefused: boolean };

async function deliver(to: URL, options: CallOptions, newCrumb?: string): Promise<Received | undefined> {
  const { retries = 0, signal } = options;
  for (let left = retries; ; left--) {
    const raw = await attempt(options, ...buildCall(to, options, newCrumb));
    if (raw || left <= 0 || signal?.aborted) return raw;
    await pause(RETRY_MS, signal);
  }
}

/** `undefined`: no answer. */
async function attempt({ accepts }: CallOptions, address: URL, call: RequestInit): Promise<Received | undefined> {
  try {
    const response = await fetch(address, call);
    const { ok, status } = response;
    const isRefused = ok && accepts?.(response) === false;
    // A file may be large.
    if (isRefused) void response.body?.cancel();
    return { status, text: isRefused ? '' : await response.text(), isRefused };
  } catch {
    return undefined;
  }
}
