import {
  compoundValue,
  dateParts,
  hiddenValue,
  likertValue,
  timeParts,
  type FieldValue,
} from '../logic/field-values.js';
import { fieldGroups, isChoice, partOf, type Control, type FieldGroup } from './field-groups.js';

/** The visitor's entries as JSON text of field id to value, with the name and value of the pressed button if it has any. */
export function readForm(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const values = fieldGroups(form).map((group) => [group.id, readValue(group, location.search)]);
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  return JSON.stringify(Object.fromEntries(name && value ? [...values, [name, value]] : values));
}

/** A field's value in the shape of storefront §3. Several controls of one name give a list, so that nothing is lost. */
function readValue({ id, kind, controls }: FieldGroup, search: string): FieldValue | undefined {
  const [first] = controls;
  const given = controls.filter(isGiven);
  switch (kind) {
    case 'checkbox':
      return given.map((control) => control.value);
    case 'radio':
      return given[0]?.value ?? '';
    case 'likert':
      return likertValue(given.map((control) => [control.name.slice(id.length + 1), control.value]));
    case 'hidden':
      return hiddenValue(id, first?.value ?? '', search);
    case 'file':
      return undefined; // JSON has no place for files: such a form is posted (`native-post.ts`)
    case 'single': {
      const texts = controls.flatMap(textsOf);
      return controls.length > 1 || (first instanceof HTMLSelectElement && first.multiple) ? texts : (texts[0] ?? '');
    }
    default:
      if (first?.type === 'date') return dateParts(first.value);
      if (first?.type === 'time') return timeParts(first.value);
      return compoundValue(kind, Object.fromEntries(given.map((control) => [partOf(control), control.value])));
  }
}

const isChecked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked;
const isGiven = (control: Control): boolean => !isChoice(control) || isChecked(control);

/** The values that a browser would send: a disabled option of a select is not among them. */
const textsOf = (control: Control): string[] =>
  control instanceof HTMLSelectElement
    ? [...control.selectedOptions].filter((option) => !option.matches(':disabled')).map((option) => option.value)
    : [control.value];
