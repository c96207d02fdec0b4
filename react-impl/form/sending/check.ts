import type { EmailPattern } from '../logic/validation.js';
import { fieldGroups } from './field-groups.js';
import { say, type SendingMessage } from './messages.js';
import { validateGroup } from './validate-form.js';

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
