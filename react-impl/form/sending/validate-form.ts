import { readMaxLength, softMaximum } from '../logic/max-length.js';
import { isDate, isEmail, isUnitedStates, isUsZip, isWithin, type EmailPattern } from '../logic/validation.js';
import { fileProblem } from './file-problem.js';
import { fieldGroups, type Control, type FieldGroup } from './field-groups.js';
import { sendingText, type GetText } from './messages.js';

/** Error messages by field id, of the fields in a part of the form; empty when it is valid. */
export function validateForm(form: HTMLFormElement, pattern: EmailPattern, part?: Element): Record<string, string> {
  const getText: GetText = (key, parameters) => sendingText(form, key, parameters);
  const groups = fieldGroups(form).filter(({ controls }) => !part || controls.some((each) => part.contains(each)));
  return Object.fromEntries(
    groups.flatMap((group) => {
      const problem = validateGroup(group, pattern, getText);
      return problem === undefined ? [] : [[group.id, problem]];
    }),
  );
}

/** The id of the field with the control named `name`, when the field is valid; `undefined` when not, or without a field. */
export function fixedField(form: HTMLFormElement, name: string, pattern: EmailPattern): string | undefined {
  const group = fieldGroups(form).find(({ controls }) => controls.some((control) => control.name === name));
  return group && validateGroup(group, pattern, (key) => key) === undefined ? group.id : undefined;
}

/** The error of a field: the catalogue's texts, or the browser's own for the constraints that it describes better. */
function validateGroup(group: FieldGroup, pattern: EmailPattern, getText: GetText): string | undefined {
  const { kind, controls } = group;
  if (kind === 'hidden') return undefined;
  // HTML has no "at least one" for checkboxes: `required` on any of them applies to the group.
  if (kind === 'checkbox') {
    const isRequired = controls.some((control) => control.required || control.closest('[data-sq-required]'));
    const isMissing = isRequired && !controls.some((control) => (control as HTMLInputElement).checked);
    return isMissing ? getText('required') : undefined;
  }
  for (const control of controls) {
    const problem = validateControl(control, pattern, getText);
    if (problem !== undefined) return problem;
  }
  return validateParts(group, getText);
}

function validateControl(control: Control, pattern: EmailPattern, getText: GetText): string | undefined {
  const { validity, value, willValidate, validationMessage } = control;
  if (!willValidate) return undefined;
  if (validity.customError) return validationMessage; // the author's text
  if (validity.valueMissing) return getText('required');
  if (control.type === 'file') return fileProblem(control as HTMLInputElement, getText);
  const isEmailControl = control.type === 'email';
  if (isEmailControl && value !== '' && !addressesIn(control).every((text) => isEmail(text.trim(), pattern)))
    return getText('email', { email: 'name@example.com' });
  const max = control instanceof HTMLTextAreaElement ? readMaxLength(softMaximum(control)) : undefined;
  if (max !== undefined && !isWithin(value, max)) return getText('tooLong');
  // The browser's own rule for emails (typeMismatch) is replaced by the check above.
  const isInvalid = isEmailControl
    ? validity.patternMismatch || validity.tooShort || validity.tooLong
    : !validity.valid;
  return isInvalid ? validationMessage : undefined;
}

const addressesIn = (control: Control): string[] =>
  (control as HTMLInputElement).multiple ? control.value.split(',') : [control.value];

/** Rules between the parts of one field. */
function validateParts({ kind, controls }: FieldGroup, getText: GetText): string | undefined {
  const part = (name: string) => controls.find((control) => control.name.endsWith(`.${name}`))?.value.trim() ?? '';
  if (kind === 'address' && part('Zip') && isUnitedStates(part('Country')) && !isUsZip(part('Zip')))
    return getText('usZip');
  if (kind === 'date' && controls.length > 1 && controls.some(({ value }) => value !== ''))
    return isDate(part('Year'), part('Month'), part('Day')) ? undefined : getText('date');
  return undefined;
}
