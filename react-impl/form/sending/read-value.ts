import {
  compoundValue,
  dateParts,
  hiddenValue,
  likertValue,
  timeParts,
  type FieldValue,
} from '../logic/field-values.js';
import { isChoice, partOf, type Control, type FieldGroup } from './field-groups.js';

const isChecked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked;
const isGiven = (control: Control): boolean => !isChoice(control) || isChecked(control);

/** What a browser would send: of a select, no option that is disabled. */
const textsOf = (control: Control): string[] =>
  control instanceof HTMLSelectElement
    ? [...control.selectedOptions].filter((option) => !option.matches(':disabled')).map((option) => option.value)
    : [control.value];

/** What the visitor entered, in the shape of storefront §3. Several controls of one name give a list: nothing is lost. */
export function readValue({ id, kind, controls }: FieldGroup, search: string): FieldValue {
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
