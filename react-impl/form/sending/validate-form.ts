import { matches } from '../../../shared/platform/page/element-calls.js';
import { readMaxLength, softMaximum } from '../logic/max-length.js';
import { isDate, isEmail, isUnitedStates, isUsZip, isWithin, type EmailPattern } from '../logic/validation.js';
import { fileProblem } from './file-problem.js';
import { allGroups, type Control, type FieldGroup } from './field-groups.js';
import { sendingText, type GetText } from './messages.js';

/**
 * Error messages by field id, of the fields in a part of the form; empty when it is valid. Whatever the browser would refuse
 * hears of it by the event `invalid`, as it does without the block: pages write their own words then.
 */
export function validateForm(form: HTMLFormElement, pattern: EmailPattern, part?: Element): Record<string, string> {
  const groups = allGroups(form).filter(({ controls }) => !part || controls.some((each) => part.contains(each)));
  return Object.fromEntries(
    groups.flatMap((group) => {
      for (const control of group.controls.filter(isRefused)) (control as Partial<Control>).checkValidity?.();
      const problem = validateGroup(form, group, pattern);
      return problem === undefined ? [] : [[group.id, problem]];
    }),
  );
}

/** The id of the field with a control, when the field is valid; `undefined` when not, or without a field. */
export function fixedField(form: HTMLFormElement, control: EventTarget | null, pattern: EmailPattern) {
  const group = allGroups(form).find(({ controls }) => controls.some((each) => each === control));
  return group && validateGroup(form, group, pattern) === undefined ? group.id : undefined;
}

/** Also of an element that tells scripts nothing of its validity. */
const isRefused = (control: Element): boolean => matches(control, ':invalid');

/** The error of a field: the catalogue's texts, or the browser's own for the constraints that it describes better. */
function validateGroup(form: HTMLFormElement, group: FieldGroup, pattern: EmailPattern): string | undefined {
  const { kind, controls } = group;
  const getText: GetText = (key, parameters) => sendingText(form, key, parameters);
  if (kind === 'hidden') return undefined;
  // HTML has no "at least one" for checkboxes.
  const isOneRequired = kind === 'checkbox' && controls.some((control) => control.closest('[data-sq-required]'));
  if (isOneRequired && !controls.some((control) => (control as HTMLInputElement).checked)) return getText('required');
  for (const control of controls) {
    const problem = kind !== 'other' || isRefused(control) ? validateControl(control, pattern, getText) : undefined;
    if (problem !== undefined) return problem;
  }
  return validateParts(group, getText);
}

function validateControl(control: Control, pattern: EmailPattern, getText: GetText): string | undefined {
  const { validity, value, willValidate, validationMessage } = control;
  if (!control.matches('input, select, textarea, button')) return validationMessage || getText('invalidFields');
  if (!willValidate) return undefined;
  if (validity.customError) return validationMessage; // the author's text
  if (validity.valueMissing) return getText('required');
  if (control.type === 'file') return fileProblem(control as HTMLInputElement, getText);
  if (control.type === 'email' && value !== '') {
    const isWrong = validity.typeMismatch || !addressesIn(control).every((text) => isEmail(text.trim(), pattern));
    if (isWrong) return getText('email', { email: 'name@example.com' });
  }
  const max = control instanceof HTMLTextAreaElement ? readMaxLength(softMaximum(control)) : undefined;
  if (max !== undefined && !isWithin(value, max)) return getText('tooLong');
  return validity.valid ? undefined : validationMessage;
}

const addressesIn = (control: Control): string[] =>
  (control as HTMLInputElement).multiple ? control.value.split(',') : [control.value];

/** Rules between the parts of one field. */
function validateParts({ kind, controls }: FieldGroup, getText: GetText): string | undefined {
  const part = (name: string) => controls.find((control) => control.name.endsWith(`.${name}`))?.value.trim() ?? '';
  if (kind === 'address' && part('Zip') && isUnitedStates(part('Country')) && !isUsZip(part('Zip')))
    return getText('usZip');
  if (kind === 'date' && controls[0]?.type !== 'date' && controls.some(({ value }) => value !== ''))
    return isDate(part('Year'), part('Month'), part('Day')) ? undefined : getText('date');
  return undefined;
}
