import { formSendingMessages } from '../../../shared/platform/i18n/en/form-sending.js';
import { catalogues, languageOf, translate } from '../../../shared/platform/i18n/translate.js';

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
