import { isTokenField, member } from '../../../shared/forms/form-controls.js';
import type { TokenEntry } from '../logic/post.js';
import { restartCaptcha } from './restart-captcha.js';

type TokenField = HTMLTextAreaElement | HTMLInputElement;

/** Fields whose token was used, and whose widget could not be started anew. */
const used = new WeakSet<TokenField>();

const fieldsOf = (form: HTMLFormElement): TokenField[] =>
  [...member(form, 'elements')].filter(
    (element): element is TokenField => isTokenField(element) && element.closest('.sq-captcha') === null,
  );

/**
 * The field of a captcha that the author, not the kit, has put into the form. Its token is empty while it is not solved;
 * `undefined` without one.
 */
export function authorsCaptcha(form: HTMLFormElement): TokenEntry | undefined {
  const fields = fieldsOf(form);
  const field = fields.find(({ value }) => value !== '') ?? fields[0];
  return field && [field.name, field.value];
}

/** The names of all fields with a token: some captchas write it into two. */
export const tokenNames = (form: HTMLFormElement): string[] => fieldsOf(form).map(({ name }) => name);

/** Empties the fields of tokens that were sent, and starts their widgets anew: a token can be used once. */
export function renewCaptchas(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const { value } = field;
    if (value === '') continue;
    if (!restartCaptcha(field)) used.add(field);
    // An invisible widget may have given a new one already.
    if (field.value === value) field.value = '';
  }
}

/** Whether a captcha cannot be solved any more without a new page. Tries once more to start it: its script may be there now. */
export const isUsedUp = (form: HTMLFormElement): boolean =>
  fieldsOf(form).some((field) => {
    if (!used.has(field) || field.value !== '') return false;
    if (!restartCaptcha(field)) return true;
    used.delete(field);
    return false;
  });
