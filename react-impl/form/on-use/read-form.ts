import { isTokenField, ofForm } from '../../../shared/forms/form-controls.js';
import {
  compoundValue,
  dateParts,
  hiddenValue,
  likertValue,
  timeParts,
  type FieldValue,
} from '../logic/field-values.js';
import { partOf, type FieldGroup } from './field-groups.js';

/**
 * The visitor's entries as JSON text of field id to value. `data` is what the browser would send: what is of no field is
 * sent under its own name (the pressed button, a component, an entry that a script has added). Without files.
 */
export function readForm(
  form: HTMLFormElement,
  fields: readonly FieldGroup[],
  submitter: HTMLElement | null,
  data: FormData,
): string {
  const groups = fields.filter(({ kind }) => kind !== 'other');
  const values: [string, FieldValue | undefined][] = groups.map((group) => [
    group.id,
    readValue(group, data, location.search),
  ]);
  const known = new Set(groups.flatMap(({ controls }) => controls.map(({ name }) => name)));
  // The token of a captcha is sent as `captchaKey`.
  for (const element of ofForm(form, 'elements'))
    if (isTokenField(element)) known.add((element as HTMLInputElement).name);
  // The text of a button is sent apart: an empty value adds nothing.
  const { name: button } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  for (const name of new Set(data.keys())) {
    const texts = textsOf(data, name);
    if (!known.has(name) && texts.length > 0 && (name !== button || texts.some(Boolean)))
      values.push([name, oneOf(texts)]);
  }
  return JSON.stringify(Object.fromEntries(values));
}

/** A field's value in the shape of storefront §3. Several entries of one name give a list, so that nothing is lost. */
function readValue({ id, kind, controls, twins }: FieldGroup, data: FormData, search: string): FieldValue | undefined {
  const [first] = controls;
  const texts = textsOf(data, id);
  for (const twin of twins) if (texts.includes(twin)) texts.splice(texts.indexOf(twin), 1);
  const names = [...new Set(controls.map(({ name }) => name))].filter((name) => data.has(name));
  switch (kind) {
    case 'checkbox':
      return texts;
    case 'radio':
      return oneOf(texts);
    case 'likert':
      return likertValue(names.map((name) => [name.slice(id.length + 1), textsOf(data, name)[0] ?? '']));
    case 'hidden':
      return hiddenValue(id, oneOf(texts), search);
    case 'file':
    case 'other':
      // JSON has no place for files: such a form is posted (`needsNativePost`).
      return texts.length > 0 ? oneOf(texts) : undefined;
    case 'single':
      return controls.length > 1 || (first instanceof HTMLSelectElement && first.multiple) ? texts : oneOf(texts);
    default:
      if (texts.length > 1) return texts;
      if (first?.type === 'date') return dateParts(texts[0] ?? '');
      if (first?.type === 'time') return timeParts(texts[0] ?? '');
      return compoundValue(
        kind,
        Object.fromEntries(names.map((name) => [partOf({ name }), textsOf(data, name).join(' ')])),
      );
  }
}

const textsOf = (data: FormData, name: string): string[] =>
  data.getAll(name).filter((value) => typeof value === 'string');

/** A text, or several that are not empty. */
function oneOf(texts: readonly string[]): string | readonly string[] {
  const filled = texts.filter(Boolean);
  return filled.length > 1 ? filled : (filled[0] ?? '');
}
