import { compoundValue, hiddenValue, PARTS, type CompoundKind, type FieldValue } from './logic/field-values.js';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls that together are one field of the form. */
export interface FieldGroup {
  readonly id: string;
  readonly kind: CompoundKind | 'checkbox' | 'radio' | 'hidden' | 'single';
  /** By part for a compound kind; else by position. */
  readonly controls: readonly Control[];
}

const NO_FIELD = ['submit', 'button', 'image', 'reset', 'file'];
const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** `phone.Areacode`: the part of a compound field that stands behind the last dot. */
function partOf(name: string): { id: string; kind: CompoundKind } | undefined {
  const at = name.lastIndexOf('.');
  if (at < 1) return undefined;
  const part = name.slice(at + 1);
  const kind = (['name', 'phone'] as const).find((candidate) => PARTS[candidate].some((known) => known === part));
  return kind && { id: name.slice(0, at), kind };
}

/**
 * The fields of a form by their controls' names: a field's id is its name. Parts of a name or a phone are named
 * `id.First`, `id.Last`, `id.Country`, `id.Areacode`, `id.Prefix`, `id.Line`.
 */
export function fieldGroups(form: HTMLFormElement): FieldGroup[] {
  const groups = new Map<string, { id: string; kind: FieldGroup['kind']; controls: Control[] }>();
  for (const control of form.elements) {
    if (!isControl(control) || !control.name || control.disabled || NO_FIELD.includes(control.type)) continue;
    const part = partOf(control.name);
    const own =
      control.type === 'checkbox' || control.type === 'radio' || control.type === 'hidden' ? control.type : 'single';
    const id = part?.id ?? control.name;
    const group = groups.get(id) ?? { id, kind: part?.kind ?? own, controls: [] };
    group.controls.push(control);
    groups.set(id, group);
  }
  return [...groups.values()];
}

const isChecked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked;

/** What the visitor entered, in the shape of storefront §3. */
export function readValue({ id, kind, controls }: FieldGroup, search: string): FieldValue {
  const [first] = controls;
  switch (kind) {
    case 'checkbox':
      return controls.filter(isChecked).map((control) => control.value);
    case 'radio':
      return controls.find(isChecked)?.value ?? '';
    case 'hidden':
      return hiddenValue(id, first?.value ?? '', search);
    case 'single':
      return first instanceof HTMLSelectElement && first.multiple
        ? [...first.selectedOptions].map((option) => option.value)
        : (first?.value ?? '');
    default:
      return compoundValue(
        kind,
        Object.fromEntries(
          controls.map((control) => [control.name.slice(control.name.lastIndexOf('.') + 1), control.value]),
        ),
      );
  }
}
