import type { FormMessage } from '../../shared/i18n/en/form.js';
import type { FieldGroup } from './field-groups.js';
import { isEmail, isWithin, readMaxLength, type EmailPattern } from './logic/validation.js';

type Say = (key: FormMessage, parameters?: Record<string, string>) => string;

/** What is wrong with a field, in the catalogue's words; the browser's own words for the constraints it knows better. */
export function validateGroup({ kind, controls }: FieldGroup, pattern: EmailPattern, say: Say): string | undefined {
  if (kind === 'hidden') return undefined;
  // HTML has no "at least one" for checkboxes: the first one's `required` means the group.
  if (kind === 'checkbox') {
    const needed = controls.some((control) => control.required);
    return needed && !controls.some((control) => (control as HTMLInputElement).checked) ? say('required') : undefined;
  }
  for (const control of controls) {
    const { validity, value } = control;
    if (validity.valueMissing) return say('required');
    if (control.type === 'email' && value !== '' && !isEmail(value.trim(), pattern))
      return say('email', { email: 'name@example.com' });
    const max =
      control instanceof HTMLTextAreaElement ? readMaxLength(control.getAttribute('data-max-length')) : undefined;
    if (max !== undefined && !isWithin(value, max)) return say('tooLong');
    if (!validity.valid && !validity.typeMismatch && !validity.customError) return control.validationMessage;
    if (validity.typeMismatch && control.type !== 'email') return control.validationMessage;
  }
  return undefined;
}
