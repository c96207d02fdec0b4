import { formSendingMessages } from '../../../shared/platform/i18n/en/form-sending.js';
import { translate } from '../../../shared/platform/i18n/translate.js';

export type SendingMessage = keyof typeof formSendingMessages;

/** A text of this part, in the language of the form's place. */
export const say = (element: Element, key: SendingMessage, parameters?: Record<string, string>): string =>
  translate(element, 'form', formSendingMessages, key, parameters);
