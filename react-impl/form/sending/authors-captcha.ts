import { member } from '../element/form-controls.js';
import type { TokenEntry } from '../logic/post.js';

/** The fields that the libraries of the providers add to the form around their widgets. */
const TOKEN_FIELD = /^(?:g-recaptcha|h-captcha|cf-turnstile)-response$/;

/** Whether a control is for the token of a captcha: it is no answer of the visitor. */
export const isTokenField = (control: Element): boolean =>
  TOKEN_FIELD.test((control as HTMLInputElement).name) || control.closest('.sq-captcha') !== null;

/**
 * The field of a captcha that the author, not the kit, has put into the form. Its token is empty while it is not solved;
 * `undefined` without one.
 */
export function authorsCaptcha(form: HTMLFormElement): TokenEntry | undefined {
  const fields = [...member(form, 'elements')].filter(
    (element): element is HTMLTextAreaElement => isTokenField(element) && element.closest('.sq-captcha') === null,
  );
  const field = fields.find(({ value }) => value !== '') ?? fields[0];
  return field && [field.name, field.value];
}
