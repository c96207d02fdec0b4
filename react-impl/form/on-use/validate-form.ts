import { matches } from '../../../shared/platform/page/element-calls.js';
import { readMaxLength, softMaximum } from '../logic/max-length.js';
import { isDate, isEmail, isUnitedStates, isUsZip, isWithin, type EmailPattern } from '../logic/validation.js';
import { formatSize, mayBeAccepted } from '../logic/accepted-files.js';
import { readGroups, type Control, type FieldGroup } from './field-groups.js';
import { hasText, sendingText, type GetText } from './messages.js';
import { noteHidden } from './show-errors.js';

/**
 * Error messages by field id; empty when all are valid. Whatever the browser would refuse hears of it by the event `invalid`, as it
 * does without the block: pages write their own words then.
 */
export function validateFields(
  form: HTMLFormElement,
  groups: readonly FieldGroup[],
  pattern: EmailPattern,
): Record<string, string> {
  return Object.fromEntries(
    groups.flatMap((group) => {
      for (const control of group.controls.filter(isRefused)) {
        noteHidden(control);
        (control as Partial<Control>).checkValidity?.();
      }
      const problem = validateGroup(form, group, pattern);
      return problem === undefined ? [] : [[group.id, problem]];
    }),
  );
}

/** The id of the field with a control, when the field is valid; `undefined` when not, or without a field. */
export function fixedField(form: HTMLFormElement, control: EventTarget | null, pattern: EmailPattern) {
  const group = readGroups(form).find(({ controls }) => controls.some((each) => each === control));
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
    const problem =
      kind !== 'other' || isRefused(control) ? validateControl(form, control, pattern, getText) : undefined;
    if (problem !== undefined) return problem;
  }
  return validateParts(group, getText);
}

function validateControl(form: HTMLFormElement, control: Control, pattern: EmailPattern, getText: GetText) {
  if (!control.matches('input, select, textarea, button')) return control.validationMessage || getText('invalidFields');
  if (!control.willValidate) return undefined;
  if (control.validity.customError) return control.validationMessage; // the author's text
  const problem = problemOf(form, control, pattern, getText);
  // Beside `pattern`, `title` says what is wanted. Not every browser has it in its message.
  const { pattern: isDescribed, title } = control as HTMLInputElement;
  if (!problem || !isDescribed || problem.includes(title)) return problem;
  return `${problem}${/\p{P}$/u.test(problem) ? '' : ':'} ${title}`;
}

/** In the page's language where there is a text, else in the browser's own words. What cannot be read is not missing. */
function problemOf(form: HTMLFormElement, control: Control, pattern: EmailPattern, getText: GetText) {
  const { validity, value, type } = control;
  const say: GetText = (key, parameters) =>
    validity.valid || hasText(form, key) ? getText(key, parameters) : browsersText(control);
  if (type === 'email') {
    const isWrong = value !== '' && !addressesIn(control).every((text) => isEmail(text.trim(), pattern));
    if (isWrong || validity.typeMismatch || validity.badInput) return say('email', { email: 'name@example.com' });
  }
  if (validity.badInput) return type.startsWith('date') ? say('date') : browsersText(control);
  if (validity.valueMissing) return say('required');
  if (type === 'file') return fileProblem(control as HTMLInputElement, getText);
  const max = control instanceof HTMLTextAreaElement ? readMaxLength(softMaximum(control)) : undefined;
  if (validity.tooLong || (max !== undefined && !isWithin(value, max))) return say('tooLong');
  return validity.valid ? undefined : browsersText(control);
}

/** Firefox says that a value is missing before it says that it cannot be read. */
function browsersText(control: Control): string {
  const { validity, required } = control;
  if (!validity.badInput || !required) return control.validationMessage;
  control.required = false;
  const text = control.validationMessage;
  control.required = true;
  return text;
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

/**
 * What is wrong with the files chosen in a control: their number (`data-sq-max-files`), or the first that has a problem.
 * HTML has no constraint for any of it. The server checks again.
 */
function fileProblem(control: HTMLInputElement, getText: GetText): string | undefined {
  const files = [...(control.files ?? [])];
  const maxFiles = readMaxLength(control.dataset['sqMaxFiles'] ?? '');
  if (maxFiles !== undefined && files.length > maxFiles) return getText('tooManyFiles', { count: maxFiles });
  for (const file of files) {
    const problem = problemOfFile(control, file, getText);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** What is wrong with one file: its type (`accept`) or its size (`data-sq-max-bytes`), in the texts of storefront §8. */
export function problemOfFile(
  control: HTMLInputElement,
  { name, type, size }: File,
  getText: GetText,
): string | undefined {
  if (!mayBeAccepted(control.accept, name, type)) return getText('fileUnsupported', { fileName: name });
  const maxBytes = readMaxLength(control.dataset['sqMaxBytes'] ?? '');
  if (maxBytes === undefined || size <= maxBytes) return undefined;
  return getText('fileTooLarge', { fileName: name, maxSize: formatSize(maxBytes) });
}
