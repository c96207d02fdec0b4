import { pageContext } from '../../shared/page/read-page.js';
import { request, type Result } from '../../shared/requests/request.js';
import { pageFields, submissionPayload, type FormIdentity } from './logic/payload.js';
import type { FieldValue } from './logic/field-values.js';

/** `{key}`, or `{data: {key}}` of a server that wraps its answers (ambiguity A01). */
function readKey(data: unknown): string | undefined {
  const body = data as { key?: unknown; data?: { key?: unknown } } | null | undefined;
  const key = body?.key ?? body?.data?.key;
  return typeof key === 'string' && key ? key : undefined;
}

/** The two calls of a submission (storefront §7). */
export const fetchKey = (signal: AbortSignal): Promise<Result<string>> =>
  request(`${pageContext().apiRoot}form/FormSubmissionKey`, { method: 'POST', signal, read: readKey });

export function saveSubmission(
  key: string,
  identity: FormIdentity,
  values: Readonly<Record<string, FieldValue>>,
  signal: AbortSignal,
): Promise<Result<true>> {
  const page = pageFields(pageContext(), { title: document.title, path: location.pathname });
  return request(`${pageContext().apiRoot}form/SaveFormSubmission`, {
    method: 'POST',
    body: submissionPayload(key, identity, values, page),
    as: 'text', // what a success answers is not specified
    signal,
    read: () => true as const,
  });
}
