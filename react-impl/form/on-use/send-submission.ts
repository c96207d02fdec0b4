import { parseJson } from '../../../shared/platform/requests/parse-json.js';
import { isOwnOrigin } from '../../../shared/platform/page/own-origin.js';
import { pageContext } from '../../../shared/platform/page/read-page.js';
import { request, type Result } from '../../../shared/platform/requests/request.js';
import type { RequestFailure, ResponseBody } from '../../../shared/platform/requests/failure.js';
import { toResponseBody } from '../../../shared/platform/requests/response-body.js';
import { asObject, isObject } from '../../../shared/platform/page/unknown-values.js';
import { submissionPayload, type Submission } from '../logic/payload.js';
import { isTechnical } from '../logic/server-words.js';
import { hasFiles, type PostResult } from '../logic/post.js';

/** "Optional retries every 200 ms" (storefront §8) of a call without an answer. The backend stores the same call once. */
const RETRIES = 2;

/** `{key}`, or `{data: {key}}` of a server that wraps its answers (ambiguity A01). */
function readKey(data: unknown): string | undefined {
  const body = data as { key?: unknown; data?: { key?: unknown } } | null | undefined;
  const key = body?.key ?? body?.data?.key;
  return typeof key === 'string' && key ? key : undefined;
}

const fetchKey = (signal: AbortSignal): Promise<Result<string>> =>
  request(`${pageContext().apiRoot}form/FormSubmissionKey`, {
    method: 'POST',
    retries: RETRIES,
    signal,
    read: readKey,
  });

/** Same origin only: elsewhere the header needs a preflight, and a server that does not allow it would refuse the call. */
const idempotency = (url: string, id: string): Record<string, string> =>
  isOwnOrigin(url) ? { 'Idempotency-Key': id } : {};

/**
 * No answer but a page, such as a hotspot's, a login or an error page that a proxy sends with status 200; or JSON that broke off,
 * or an error of the server alone.
 */
const isUnreadable = (text: string) => text.startsWith('<') || isTechnical(text);

/** What a server says that answers with a status of success and does not accept: `error`, `errors`, or `success: false`. */
function refusalIn(data: unknown): ResponseBody | undefined {
  const { error, errors, success, ok, data: inner } = asObject(data);
  const isGiven = (value: unknown) => (isObject(value) ? Object.keys(value).length > 0 : Boolean(value));
  const wrapped = asObject(inner);
  const hasErrors = [error, errors, wrapped['error'], wrapped['errors']].some(isGiven);
  return hasErrors || success === false || ok === false ? toResponseBody(data) : undefined;
}

/** The specification does not show the body of a success (FRM-043): nothing, or anything that is no page and no refusal. */
async function save(key: string, submission: Submission, signal: AbortSignal): Promise<Result<unknown>> {
  const url = `${pageContext().apiRoot}form/SaveFormSubmission`;
  const result = await request(url, {
    method: 'POST',
    body: submissionPayload(key, submission),
    headers: idempotency(url, submission.id),
    as: 'text',
    retries: RETRIES,
    signal,
    read: (text = '') => {
      const parsed = parseJson(String(text));
      if ('value' in parsed) return { refusal: refusalIn(parsed.value) };
      return isUnreadable(String(text).trim()) ? undefined : { refusal: undefined };
    },
  });
  const refusal = result.ok ? result.data.refusal : undefined;
  return refusal ? { ok: false, failure: { kind: 'status', status: 400, message: '', body: refusal } } : result;
}

export type SendResult =
  | { ok: true; next?: string | undefined; text?: string; tokens?: Readonly<Record<string, string>> }
  | { ok: false; call: 'key' | 'save'; failure: RequestFailure }
  /** A file could not be uploaded; `errors`: a message by field. */
  | { ok: false; call: 'upload'; failure: RequestFailure; errors: Readonly<Record<string, string>> }
  | { ok: false; call: 'post'; failure: Exclude<PostResult, { kind: 'accepted' }> };

/** Without a limit a connection that never answers would lock the form for ever. */
const SEND_TIMEOUT_MS = 60_000;

/**
 * Sends a form to its own action; or makes the two calls of a submission (storefront §7): the key, then the save. Ends
 * after 60 s, a post of parts after 10 minutes. `onStart`: see `sendPost`.
 */
export async function sendSubmission(
  submission: Submission,
  stopped: AbortSignal,
  onStart?: () => Promise<unknown>,
): Promise<SendResult> {
  const { id, post } = submission;
  if (post) {
    // Many pages have forms of the platform only.
    const code = await import('../own-action/send-post.js').catch(() => undefined);
    const result = (await code?.default(post, { id, stopped, onStart })) ?? ({ kind: 'unsent' } as const);
    return result.kind === 'accepted' ? { ok: true, ...result } : { ok: false, call: 'post', failure: result };
  }
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
  const key = await fetchKey(signal);
  if (!key.ok) return { ok: false, call: 'key', failure: key.failure };
  const saved = await save(key.data, submission, signal);
  return saved.ok ? { ok: true } : { ok: false, call: 'save', failure: saved.failure };
}

type Failed = SendResult & { ok: false };

export const wasNotSent = ({ failure }: Failed): boolean => failure.kind === 'network' || failure.kind === 'unsent';

/**
 * Whether a submission waits for the network. Not with a captcha: its token expires before the network may be back. Not with
 * a file: it is not stored on the device.
 */
export const canWait = (submission: Submission, result: Failed): boolean =>
  wasNotSent(result) && !navigator.onLine && submission.captchaKey === undefined && !carriesFiles(submission);

/** Whether a submission has files, which are not stored on the device. */
export const carriesFiles = ({ files, post }: Submission): boolean =>
  Boolean(files?.length || (post && hasFiles(post)));

/** Whether the form's own action gave no answer, though there is a network. */
export const isUnanswered = (result: Failed): boolean =>
  result.call === 'post' && (wasNotSent(result) || result.failure.kind === 'unconfirmed') && navigator.onLine;
