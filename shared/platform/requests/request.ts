import { warnOnce } from '../log.js';
import { addressOf } from './address.js';
import { announceFailure } from './announce-failure.js';
import { buildCall } from './build-call.js';
import { isCrumb, writeCrumb } from './crumb.js';
import { unableToConnect, type RequestFailure } from './failure.js';
import { pause } from '../timing/pause.js';
import { readResponse, withHonestStatus, type RawResponse } from './read-response.js';
import type { CallOptions, RequestOptions } from './request-options.js';
import { readRefusal } from './response-body.js';

export type { RequestOptions } from './request-options.js';
export type Result<T> = { ok: true; data: T } | { ok: false; failure: RequestFailure };

/** Storefront §8: "optional retries every 200 ms". */
const RETRY_MS = 200;

/**
 * The one place that calls the network (storefront §7 "Data request wrapper"): credentials and the crumb go with every
 * call; a crumb failure sets the new crumb and is tried once more. What can go wrong is in the result: it throws for
 * nothing but a body or headers that cannot be sent.
 */
export async function request<T>(url: string, options: RequestOptions<T>): Promise<Result<T>> {
  const result = await ask(url, options);
  if (!result.ok) {
    const { as = 'json', isPublic = false, onFailure } = options;
    if (onFailure !== 'silent')
      announceFailure({ url, format: as, isPublic, isUnhandled: onFailure === 'overlay' }, result.failure);
  }
  return result;
}

async function ask<T>(url: string, options: RequestOptions<T>): Promise<Result<T>> {
  const { as = 'json', signal, isPublic = false, secure = false } = options;
  const address = addressOf(url, secure);
  if ('problem' in address) return failed({ kind: 'network', message: address.problem });

  let raw = await deliver(address.to, options);
  const refusal = raw && !isPublic ? readRefusal(raw.text) : undefined;
  if (refusal?.crumbFail && isCrumb(refusal.crumb)) {
    writeCrumb(refusal.crumb);
    raw = await deliver(address.to, options, refusal.crumb);
  }

  if (isGivenUp(signal)) return failed({ kind: 'aborted', message: '' });
  const online = navigator.onLine;
  if (!raw) return failed({ kind: 'network', message: unableToConnect(online) });
  const answered = { url, ...raw };
  const answer = readResponse(isPublic ? answered : withHonestStatus(answered), as, online);
  if (!answer.ok) return answer;
  const data = readSafely(url, options, answer.data);
  if (data !== undefined) return { ok: true, data };
  return failed({ kind: 'unreadable', status: raw.status, message: unableToConnect(online) });
}

const failed = (failure: RequestFailure) => ({ ok: false, failure }) as const;

/** A time-out is not the caller's will: it is a call without an answer. */
const isGivenUp = (signal: AbortSignal | undefined) =>
  signal?.aborted === true && (signal.reason as { name?: unknown } | null)?.name !== 'TimeoutError';

/** What a server may answer has no end: a reader that stumbles over it has read nothing. */
function readSafely<T>(url: string, { read }: RequestOptions<T>, data: unknown): T | undefined {
  try {
    return read(data);
  } catch (error) {
    warnOnce(`the answer of ${url} cannot be read: ${String(error)}`);
    return undefined;
  }
}

type Received = Omit<RawResponse, 'url'>;

async function deliver(to: URL, options: CallOptions, newCrumb?: string): Promise<Received | undefined> {
  const { retries = 0, signal } = options;
  for (let left = retries; ; left--) {
    const raw = await attempt(...buildCall(to, options, newCrumb));
    if (raw || left <= 0 || signal?.aborted) return raw;
    await pause(RETRY_MS, signal);
  }
}

/** `undefined`: no answer. */
async function attempt(address: URL, call: RequestInit): Promise<Received | undefined> {
  try {
    const response = await fetch(address, call);
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}
