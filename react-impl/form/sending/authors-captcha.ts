import { isTokenField, member } from '../../../shared/forms/form-controls.js';
import type { TokenEntry } from '../logic/post.js';

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
