import { formSendingMessages } from '../../../shared/platform/i18n/en/form-sending.js';
import { catalogues, languageOf, translate } from '../../../shared/platform/i18n/translate.js';
import { unableToConnect } from '../../../shared/platform/requests/failure.js';
import { errorsByField } from './field-names.js';
import type { Failure } from '../at-once/form-state.js';
import type { Submission } from '../logic/payload.js';
import { postFailure, submitFailure } from './submit-failure.js';
import { allGroups } from './field-groups.js';
import type { SendResult } from './form-api.js';
import { carriesFiles } from './send-result.js';

type SendingMessage = keyof typeof formSendingMessages;
export type GetText = (key: SendingMessage, parameters?: Record<string, string | number>) => string;

/** A text about a submission, in the language of the element's place. */
export const sendingText = (element: Element, ...[key, parameters]: Parameters<GetText>): string =>
  translate(element, 'form', formSendingMessages, key, parameters);

/** Whether there is such a text in the language of the element's place. */
export function hasText(element: Element, key: SendingMessage): boolean {
  const language = languageOf(element);
  return /^en\b/i.test(language) || catalogues(language).some(({ form }) => form?.[key] !== undefined);
}

/** A failure as a message for the visitor, and its status: 0 without an answer. Errors are by the ids of the form's fields. */
export function explainFailure(
  form: HTMLFormElement,
  result: SendResult & { ok: false },
  submission: Submission,
): Failure & { readonly status: number } {
  const { failure } = result;
  const { message, errors } = explain(form, result, submission);
  const fields = allGroups(form).flatMap(({ id, controls }) =>
    [id, ...controls.map(({ name }) => name)]
      .filter((name) => name && !name.startsWith('#'))
      .map((name) => [name, id] as const),
  );
  return { message, errors: errorsByField(errors, fields), status: 'status' in failure ? failure.status : 0 };
}

function explain(form: HTMLFormElement, result: SendResult & { ok: false }, submission: Submission): Failure {
  const { call, failure } = result;
  const getText = (key: SendingMessage) => sendingText(form, key);
  const wasNotSent = failure.kind === 'unsent' || failure.kind === 'network';
  if (wasNotSent && !navigator.onLine && carriesFiles(submission))
    return { message: getText('filesOffline'), errors: {} };
  if (result.call === 'upload') return { message: '', errors: result.errors };
  if (call === 'key') return { message: getText('noKey'), errors: {} };
  // In the language of the form, which may be another one than the page's.
  if (call !== 'post' && failure.kind === 'network')
    return { message: unableToConnect(navigator.onLine, form), errors: {} };
  if (call !== 'post') return submitFailure(failure, getText);
  if (failure.kind === 'unsent') return { message: unableToConnect(navigator.onLine, form), errors: {} };
  return postFailure(failure, getText);
}
