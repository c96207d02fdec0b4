import { unableToConnect } from '../../../shared/platform/requests/failure.js';
import type { formSendingMessages } from '../../../shared/platform/i18n/en/form-sending.js';
import type { RequestFailure, ResponseBody } from '../../../shared/platform/requests/failure.js';
import type { Failure } from '../at-once/form-state.js';
import type { Submission } from '../logic/payload.js';
import type { PostResult } from '../logic/post.js';
import type { FieldGroup } from './field-groups.js';
import { carriesFiles, type SendResult, wasNotSent } from './send-submission.js';
import { errorsByField } from './field-names.js';
import { sendingText } from './messages.js';

/** A failure as a message for the visitor, and its status: 0 without an answer. Errors are by the ids of the form's fields. */
export function explainFailure(
  form: HTMLFormElement,
  groups: readonly FieldGroup[],
  result: SendResult & { ok: false },
  submission: Submission,
): Failure & { readonly status: number } {
  const { failure } = result;
  const { message, errors } = explain(form, result, submission);
  const fields = groups.flatMap(({ id, controls }) =>
    [id, ...controls.map(({ name }) => name)]
      .filter((name) => name && !name.startsWith('#'))
      .map((name) => [name, id] as const),
  );
  return { message, errors: errorsByField(errors, fields), status: 'status' in failure ? failure.status : 0 };
}

function explain(form: HTMLFormElement, result: SendResult & { ok: false }, submission: Submission): Failure {
  const { call, failure } = result;
  const getText = (key: Message) => sendingText(form, key);
  if (wasNotSent(result) && !navigator.onLine && carriesFiles(submission))
    return { message: getText('filesOffline'), errors: {} };
  if (result.call === 'upload') return { message: '', errors: result.errors };
  if (call === 'key') return { message: getText('noKey'), errors: {} };
  // In the language of the form, which may be another one than the page's.
  if (wasNotSent(result)) return { message: unableToConnect(navigator.onLine, form), errors: {} };
  return call === 'post' ? postFailure(failure, getText) : submitFailure(failure, getText);
}

type Message = keyof typeof formSendingMessages;

/** 500 is any status of a server, or of a proxy before it, that has failed. */
const BY_STATUS: Readonly<Record<number, Message>> = {
  401: 'status401',
  404: 'status404',
  429: 'status429',
  500: 'status500',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldErrors(body: ResponseBody | undefined): Record<string, string> {
  const map = body?.errors ?? (isObject(body?.data) ? body.data['errors'] : undefined);
  if (!isObject(map)) return {};
  return Object.fromEntries(
    Object.entries(map).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The texts for a failed save call (storefront §8 "Forms"; order: ambiguity A02). Pure. */
export function submitFailure(failure: RequestFailure, getText: (key: Message) => string): Failure {
  if (failure.kind === 'network') return { message: failure.message, errors: {} };
  if (failure.kind === 'unreadable') return { message: getText('processingError'), errors: {} };
  if (failure.kind === 'aborted') return { message: '', errors: {} };
  const { status, body } = failure;
  if (body?.crumbFail) return { message: getText('processingError'), errors: {} };
  const known = BY_STATUS[Math.min(status, 500)];
  if (known) return { message: getText(known), errors: {} };
  if (status !== 400) return { message: getText('unknownError'), errors: {} };
  const errors = fieldErrors(body);
  if (Object.keys(errors).length > 0) return { message: '', errors };
  const text = body?.error ?? (isObject(body?.data) ? body.data['error'] : undefined);
  return { message: typeof text === 'string' && text ? text : getText('unknownError'), errors: {} };
}

/** Statuses of a server that has no form at this address: a static host answers 405 to any post. */
const NO_FORM = [404, 405, 501];

/** The texts for a form that its own action has not accepted: the server's own, or those of the status. Pure. */
export function postFailure(result: PostResult, getText: (key: Message) => string): Failure {
  if (result.kind !== 'refused') return { message: getText('unconfirmed'), errors: {} };
  const { status, message, errors, isExpired } = result;
  if (isExpired) return { message: getText('processingError'), errors: {} };
  if (message || Object.keys(errors).length > 0) return { message, errors };
  if (NO_FORM.includes(status)) return { message: getText('status404'), errors: {} };
  return { message: getText(BY_STATUS[Math.min(status, 500)] ?? 'unknownError'), errors: {} };
}
