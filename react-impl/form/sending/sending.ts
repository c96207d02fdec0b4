import { formSendingMessages } from '../../../shared/i18n/en/form-sending.js';
import { translate } from '../../../shared/i18n/translate.js';
import type { RequestFailure } from '../../../shared/requests/failure.js';
import { submitFailure } from '../logic/submit-failure.js';
import type { EmailPattern } from '../logic/validation.js';
import { fieldGroups, readValue } from './field-groups.js';
import { validateGroup } from './validate-group.js';

export { insertHtml } from '../../../shared/html/insert-html.js';
export { newId } from '../../../shared/outbox/new-id.js';
export { safeAddress } from '../../../shared/links/safe-address.js';
export { sendSubmission } from './form-api.js';
export { showErrors, type FieldProblem } from './show-errors.js';

export type SendingMessage = keyof typeof formSendingMessages;

/** A text of this part, in the language of the form's place. */
export const say = (element: Element, key: SendingMessage, parameters?: Record<string, string>): string =>
  translate(element, 'form', formSendingMessages, key, parameters);

/** Words by field id; empty when all is well. */
export function check(form: HTMLFormElement, pattern: EmailPattern): Record<string, string> {
  const words = (key: SendingMessage, parameters?: Record<string, string>) => say(form, key, parameters);
  return Object.fromEntries(
    fieldGroups(form).flatMap((group) => {
      const problem = validateGroup(group, pattern, words);
      return problem === undefined ? [] : [[group.id, problem]];
    }),
  );
}

/** The id of the field that a control belongs to, once nothing is wrong with it any more. */
export function mended(form: HTMLFormElement, control: string, pattern: EmailPattern): string | undefined {
  const group = fieldGroups(form).find(({ controls }) => controls.some(({ name }) => name === control));
  return group && validateGroup(group, pattern, (key) => key) === undefined ? group.id : undefined;
}

/** What the visitor entered, as JSON text of field id to value. */
export const read = (form: HTMLFormElement): string =>
  JSON.stringify(Object.fromEntries(fieldGroups(form).map((group) => [group.id, readValue(group, location.search)])));

/** A failed send in the words of the catalogue. */
export const explain = (form: HTMLFormElement, at: 'key' | 'save', failure: RequestFailure) =>
  at === 'key'
    ? { message: say(form, 'noKey'), errors: {} }
    : submitFailure(failure, (key: SendingMessage) => say(form, key));
