import { requestText, unableToConnect, type RequestFailure } from './failure.js';
import { parseJson } from './parse-json.js';
import { readRefusal, toResponseBody } from './response-body.js';

/** An answer before it is parsed. */
export interface RawResponse {
  readonly url: string;
  readonly status: number;
  readonly text: string;
}
export type Answer = { ok: true; data: unknown } | { ok: false; failure: RequestFailure };

/** An old engine reported 204 as 1223 (storefront §7). */
const EMPTY = [204, 1223];
/** For these statuses the message of a JSON body is used (storefront §8). */
const EXPLAINED = [400, 401, 500, 502];
const TEXTS = {
  401: 'unauthorized',
  403: 'unauthorized',
  500: 'internal',
  501: 'internal',
  503: 'unavailable',
} as const;
const textOf = (status: number) => (status in TEXTS ? requestText(TEXTS[status as keyof typeof TEXTS]) : undefined);

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Data, or a failure in the words of the page's language, from status and text. */
export function readResponse(raw: RawResponse, as: 'json' | 'text', online = true): Answer {
  const { status, text, url } = raw;
  if (EMPTY.includes(status)) return { ok: true, data: undefined };
  if (isSuccess(status) && as === 'text') return { ok: true, data: text };
  if (isSuccess(status) && text.trim() === '') return { ok: true, data: undefined };
  const parsed = parseJson(text);
  if (isSuccess(status)) {
    if ('value' in parsed) return { ok: true, data: parsed.value };
    const message = requestText('unparseable', { url, error: parsed.error });
    return { ok: false, failure: { kind: 'unreadable', status, message } };
  }
  const body = 'value' in parsed ? toResponseBody(parsed.value) : undefined;
  const explanation = EXPLAINED.includes(status) ? (body?.error ?? body?.message ?? body?.billingErrorCode) : undefined;
  const message = explanation ?? textOf(status) ?? unableToConnect(online);
  return { ok: false, failure: { kind: 'status', status, message, body } };
}

/** Gives a refusal that came with a status of success the status of that refusal. */
export function withRefusalStatus(raw: RawResponse): RawResponse {
  const refusal = isSuccess(raw.status) ? readRefusal(raw.text) : undefined;
  return refusal ? { ...raw, status: refusal.crumbFail ? 400 : 401 } : raw;
}
