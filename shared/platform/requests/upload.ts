import { addressOf } from './address.js';
import { announceFailure } from './announce-failure.js';
import { buildCall } from './build-call.js';
import { isCrumb, writeCrumb } from './crumb.js';
import { unableToConnect } from './failure.js';
import { readResponse, withRefusalStatus, type RawResponse } from './read-response.js';
import type { Result } from './request.js';
import { readRefusal } from './response-body.js';

/** An upload of which nothing more was sent or answered for this time has no connection any more. */
const STALL_TIMEOUT_MS = 60_000;

interface UploadOptions<T> {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** `part`: from 0 to 1. Called as often as the browser counts: about every 50 ms. */
  onProgress(part: number): void;
  /** As in `request`: `undefined` means that the answer is not usable. */
  read(data: unknown): T | undefined;
}

/**
 * Sends a file as the body of a call of the site, as `request` does with JSON: with credentials and the crumb, once more
 * after a crumb failure, and failures in the result. By XMLHttpRequest, since `fetch` does not say how much was sent.
 */
export async function upload<T>(url: string, file: File, options: UploadOptions<T>): Promise<Result<T>> {
  const address = addressOf(url, false);
  if ('problem' in address) return failed({ kind: 'network', message: address.problem });
  let raw = await deliver(address.to, file, options);
  const refusal = raw && readRefusal(raw.text);
  if (refusal?.crumbFail && isCrumb(refusal.crumb)) {
    writeCrumb(refusal.crumb);
    raw = await deliver(address.to, file, options, refusal.crumb);
  }
  if (options.signal.aborted) return failed({ kind: 'aborted', message: '' });
  const message = unableToConnect(navigator.onLine);
  if (!raw) return failed({ kind: 'network', message });
  const answer = readResponse(withRefusalStatus({ url, ...raw }), 'json', navigator.onLine);
  if (!answer.ok) {
    announceFailure({ url, format: 'json', isPublic: false, isUnhandled: false }, answer.failure);
    return answer;
  }
  const data = options.read(answer.data);
  return data === undefined ? failed({ kind: 'unreadable', status: raw.status, message }) : { ok: true, data };
}

const failed = <F>(failure: F) => ({ ok: false, failure }) as const;

/** `undefined`: no answer. */
function deliver<T>(
  to: URL,
  file: File,
  { headers, signal, onProgress }: UploadOptions<T>,
  newCrumb?: string,
): Promise<Omit<RawResponse, 'url'> | undefined> {
  const [address, call] = buildCall(to, { method: 'POST', headers }, newCrumb);
  const xhr = new XMLHttpRequest();
  const abort = () => xhr.abort();
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(abort, STALL_TIMEOUT_MS);
  };
  xhr.open('POST', address);
  xhr.withCredentials = true;
  (call.headers as Headers).forEach((value, name) => xhr.setRequestHeader(name, value));
  xhr.setRequestHeader('content-type', file.type || 'application/octet-stream');
  xhr.upload.onprogress = ({ loaded, total }) => {
    wait();
    onProgress(total > 0 ? loaded / total : 0);
  };
  xhr.onprogress = wait;
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    xhr.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve(xhr.status === 0 ? undefined : { status: xhr.status, text: xhr.responseText });
    };
    signal.addEventListener('abort', abort);
    wait();
    xhr.send(file);
  });
}
