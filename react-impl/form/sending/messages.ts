import { formSendingMessages } from '../../../shared/platform/i18n/en/form-sending.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import type { RequestFailure } from '../../../shared/platform/requests/failure.js';
import type { Failure } from '../logic/form-state.js';
import { submitFailure } from '../logic/submit-failure.js';

type SendingMessage = keyof typeof formSendingMessages;
export type GetText = (key: SendingMessage, parameters?: Record<string, string>) => string;

/** A text about a submission, in the language of the element's place. */
export const sendingText = (element: Element, ...[key, parameters]: Parameters<GetText>): string =>
  translate(element, 'form', formSendingMessages, key, parameters);

/** A failed call as a message for the visitor: one text for the key call, one for each status of the save call. */
export const explainFailure = (form: HTMLFormElement, call: 'key' | 'save', failure: RequestFailure): Failure =>
  call === 'key'
    ? { message: sendingText(form, 'noKey'), errors: {} }
    : submitFailure(failure, (key: SendingMessage) => sendingText(form, key));
