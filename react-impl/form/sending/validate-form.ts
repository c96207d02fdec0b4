import type { formSendingMessages } from '../../../shared/platform/i18n/en/form-sending.js';
import type { Control, FieldGroup } from './field-groups.js';
import { isDate, isEmail, isUnitedStates, isUsZip, isWithin, type EmailPattern } from '../logic/validation.js';
import { readMaxLength } from '../logic/max-length.js';

type Say = (key: keyof typeof formSendingMessages, parameters?: Record<string, string>) => string;

/** What is wrong with a field, in the catalogue's words; the browser's own words for the constraints it knows better. */
export function validateGroup(group: FieldGroup, pattern: EmailPattern, say: Say): string | undefined {
  const { kind, controls } = group;
  if (kind === 'hidden') return undefined;
  // HTML has no "at least one" for checkboxes: the first one's `required` means the group.
  if (kind === 'checkbox') {
    const needed = controls.some((control) => control.required || control.closest('[data-sq-required]'));
    return needed && !controls.some((control) => (control as HTMLInputElement).checked) ? say('required') : undefined;
  }
  for (const control of controls) {
    const problem = validateControl(control, pattern, say);
    if (problem !== undefined) return problem;
  }
  return validateParts(group, say);
}

function validateControl(control: Control, pattern: EmailPattern, say: Say): string | undefined {
  const { validity, value, willValidate, validationMessage } = control;
  if (!willValidate) return undefined;
  if (validity.customError) return validationMessage; // the author's words
  if (validity.valueMissing) return say('required');
  const isAddress = control.type === 'email';
  if (isAddress && value !== '' && !addressesIn(control).every((text) => isEmail(text.trim(), pattern)))
    return say('email', { email: 'name@example.com' });
  const max =
    control instanceof HTMLTextAreaElement ? readMaxLength(control.getAttribute('data-max-length')) : undefined;
  if (max !== undefined && !isWithin(value, max)) return say('tooLong');
  // Which emails are right has been said above.
  const isWrong = isAddress ? validity.patternMismatch || validity.tooShort || validity.tooLong : !validity.valid;
  return isWrong ? validationMessage : undefined;
}

const addressesIn = (control: Control): string[] =>
  (control as HTMLInputElement).multiple ? control.value.split(',') : [control.value];

/** Rules between the parts of one field. */
function validateParts({ kind, controls }: FieldGroup, say: Say): string | undefined {
  const part = (name: string) => controls.find((control) => control.name.endsWith(`.${name}`))?.value.trim() ?? '';
  if (kind === 'address' && part('Zip') && isUnitedStates(part('Country')) && !isUsZip(part('Zip')))
    return say('usZip');
  if (kind === 'date' && controls.length > 1 && controls.some(({ value }) => value !== ''))
    return isDate(part('Year'), part('Month'), part('Day')) ? undefined : say('date');
  return undefined;
}
