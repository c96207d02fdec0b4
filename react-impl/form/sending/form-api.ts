import { pageContext } from '../../../shared/platform/page/read-page.js';
import { request, type Result } from '../../../shared/platform/requests/request.js';
import type { RequestFailure } from '../../../shared/platform/requests/failure.js';
import { submissionPayload, type Submission } from '../logic/payload.js';

/** "Optional retries every 200 ms" (storefront §8) of a call that got no answer. The same call twice is stored once. */
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

/** Not across origins: a server there must be asked first, and one that has never heard of it would refuse it all. */
const idempotency = (url: string, id: string): Record<string, string> =>
  new URL(url, document.baseURI).origin === location.origin ? { 'Idempotency-Key': id } : {};

function save(key: string, submission: Submission, signal: AbortSignal): Promise<Result<true>> {
  const url = `${pageContext().apiRoot}form/SaveFormSubmission`;
  return request(url, {
    method: 'POST',
    body: submissionPayload(key, submission),
    headers: idempotency(url, submission.id),
    as: 'text', // what a success answers is not specified
    retries: RETRIES,
    signal,
    read: () => true as const,
  });
}

export type Sent = { ok: true } | { ok: false; at: 'key' | 'save'; failure: RequestFailure };

/** A connection that has gone silent would lock the form for ever. */
const SEND_MS = 60_000;

/** The two calls of a submission (storefront §7). */
export async function sendSubmission(submission: Submission, stopped: AbortSignal): Promise<Sent> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(SEND_MS)]);
  const key = await fetchKey(signal);
  if (!key.ok) return { ok: false, at: 'key', failure: key.failure };
  const saved = await save(key.data, submission, signal);
  return saved.ok ? { ok: true } : { ok: false, at: 'save', failure: saved.failure };
}

/** Storefront §9: census calls wait 2500 ms. */
const CENSUS_MS = 2500;

/** Tells that a form was rendered (storefront §7). The caller has looked at the consent; failures are swallowed. */
export function tellRendered(formId: string, visitorCookie: string, page: Submission['page']): void {
  void request(`${pageContext().apiRoot}census/form-render`, {
    method: 'POST',
    body: { formId, visitorCookie, ...page },
    as: 'text',
    signal: AbortSignal.timeout(CENSUS_MS),
    read: () => true as const,
  });
}
