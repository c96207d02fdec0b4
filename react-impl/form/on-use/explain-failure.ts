import { unableToConnect, type RequestFailure, type ResponseBody } from '../../../shared/platform/requests/failure.js';
import type { formSendingMessages } from '../../../shared/platform/i18n/en/form-sending.js';
import type { Failure } from '../at-once/form-state.js';
import type { Submission } from '../logic/payload.js';
import type { PostResult } from '../logic/post.js';
import type { FieldGroup } from './field-groups.js';
import { carriesFiles, type SendResult, wasNotSent } from './send-submission.js';
import { sendingText } from './messages.js';

/** A control's name, and the id of its field. */
type NamedField = readonly [name: string, id: string];

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const partsOf = (name: string): string[] => name.split(/[^\p{L}\p{N}_-]+/u).filter((part) => !/^\d*$/.test(part));
/** Words of Symfony's paths, as in `children[email].data`. */
const pathOf = (name: string): string =>
  partsOf(name)
    .filter((part) => !/^(?:children|data)$/.test(part))
    .map((part) => `.${plain(part)}`)
    .join('');

type Comparison = (key: string, name: string) => boolean;

/** From the strictest to the loosest. */
const COMPARISONS: readonly Comparison[] = [
  (key, name) => key === name,
  // `contact[email]`, `contact.email`, `contact_email`, `/contact/email`, `contactEmail`
  (key, name) => plain(key) === plain(name),
  // `contact[0][email]`, `emails[]`
  (key, name) => plain(partsOf(key).join('')) === plain(partsOf(name).join('')),
  // `["body", "email"]`, `/data/attributes/email`; `user[email]` of a server that says `email`
  (key, name) => pathOf(name) !== '' && (pathOf(key).endsWith(pathOf(name)) || pathOf(name).endsWith(pathOf(key))),
];

/** The id of the field that a server means. `undefined` without one, and where it may mean several. */
export function fieldMeant(key: string, fields: readonly NamedField[]): string | undefined {
  if (pathOf(key) === '') return fields.find(([name]) => name === key)?.[1];
  for (const isSame of COMPARISONS) {
    const [id, ...others] = new Set(fields.filter(([name]) => isSame(key, name)).map((field) => field[1]));
    if (id !== undefined) return others.length > 0 ? undefined : id;
  }
  return undefined;
}

/** The errors of a server by the ids of the fields that it means. What it says of no field stays as it is. */
export function errorsByField(
  errors: Readonly<Record<string, string>>,
  fields: readonly NamedField[],
): Record<string, string> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of Object.entries(errors)) {
    const id = fieldMeant(key, fields) ?? key;
    found.set(id, (found.get(id) ?? new Set()).add(text));
  }
  return Object.fromEntries([...found].map(([id, texts]) => [id, [...texts].join(' ')]));
}

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
