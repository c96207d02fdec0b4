import {
  compoundValue,
  dateParts,
  hiddenValue,
  kindOfParts,
  likertValue,
  PARTS,
  timeParts,
  type CompoundKind,
  type FieldValue,
} from '../logic/field-values.js';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Kind = CompoundKind | 'likert' | 'checkbox' | 'radio' | 'hidden' | 'single';

/** The controls that together are one field of the form. */
export interface FieldGroup {
  readonly id: string;
  readonly kind: Kind;
  readonly controls: readonly Control[];
}

const NO_FIELD = ['submit', 'button', 'image', 'reset', 'file'];
/** A captcha keeps its token in a field of its own; it is sent as `captchaKey`. */
const CAPTCHA = '.sq-captcha';
const OWN_KINDS = ['checkbox', 'radio', 'hidden', 'date', 'time'] as const;
const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** `phone.Areacode` is a part of `phone`. */
const splitAtLast = (name: string): readonly [id: string, part: string] => {
  const at = name.lastIndexOf('.');
  return at < 1 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
};
const partOf = ({ name }: Control) => splitAtLast(name)[1];
const ALL_PARTS: readonly string[] = Object.values(PARTS).flat();

/** A likert field says so on the element around it: its questions are anything. */
const LIKERT = '[data-sq-kind="likert"]';
const questionOf = (control: Control, id: string) => control.name.slice(id.length + 1);

function placeOf(control: Control): { id: string; hasParts: boolean; isLikert: boolean } {
  const likert = control.closest<HTMLElement>(LIKERT);
  if (likert) {
    const id = likert.dataset['sqField'] ?? control.name.replace(/\..*$/s, '');
    if (control.name.startsWith(`${id}.`)) return { id, hasParts: false, isLikert: true };
  }
  const [id, part] = splitAtLast(control.name);
  const hasParts = ALL_PARTS.includes(part);
  return { id: hasParts ? id : control.name, hasParts, isLikert: false };
}

/**
 * The fields of a form by their controls' names: a field's id is its name. Parts of a name, phone, address, date or time
 * are named `id.First`, `id.Areacode`, `id.Line1`, `id.Month`, `id.Hour` and so on (storefront §3); the questions of a
 * likert scale `id.question`, inside an element with `data-sq-kind="likert"`.
 */
export function fieldGroups(form: HTMLFormElement): FieldGroup[] {
  const found = new Map<string, { id: string; hasParts: boolean; isLikert: boolean; controls: Control[] }>();
  for (const control of form.elements) {
    if (!isControl(control) || !control.name || control.disabled || NO_FIELD.includes(control.type)) continue;
    if (control.closest(CAPTCHA)) continue;
    const place = placeOf(control);
    const group = found.get(place.id) ?? { ...place, controls: [] };
    group.controls.push(control);
    found.set(place.id, group);
  }
  return [...found.values()].flatMap(({ id, hasParts, isLikert, controls }): FieldGroup[] => {
    if (isLikert) return [{ id, kind: 'likert', controls }];
    const compound = hasParts ? kindOfParts(controls.map(partOf)) : undefined;
    if (compound) return [{ id, kind: compound, controls }];
    // Names with a dot that mean nothing are just names.
    if (hasParts) return controls.map((control) => ({ id: control.name, kind: ownKind(control), controls: [control] }));
    return [{ id, kind: ownKind(controls[0]!), controls }];
  });
}

const ownKind = ({ type }: Control): Kind => OWN_KINDS.find((kind) => kind === type) ?? 'single';

const isChecked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked;

/** What the visitor entered, in the shape of storefront §3. */
export function readValue({ id, kind, controls }: FieldGroup, search: string): FieldValue {
  const [first] = controls;
  switch (kind) {
    case 'checkbox':
      return controls.filter(isChecked).map((control) => control.value);
    case 'radio':
      return controls.find(isChecked)?.value ?? '';
    case 'likert':
      return likertValue(
        controls
          .filter((control) => control.type !== 'radio' || isChecked(control))
          .map((control) => [questionOf(control, id), control.value]),
      );
    case 'hidden':
      return hiddenValue(id, first?.value ?? '', search);
    case 'single':
      return first instanceof HTMLSelectElement && first.multiple
        ? [...first.selectedOptions].map((option) => option.value)
        : (first?.value ?? '');
    default:
      if (first?.type === 'date') return dateParts(first.value);
      if (first?.type === 'time') return timeParts(first.value);
      return compoundValue(kind, Object.fromEntries(controls.map((control) => [partOf(control), control.value])));
  }
}

/** The element around the controls of a field that has several. */
export function boxOf({ kind, controls: [first, second] }: FieldGroup): HTMLElement | null {
  if (kind === 'likert') return first?.closest<HTMLElement>(LIKERT) ?? null;
  return second ? (first?.closest('fieldset') ?? null) : null;
}

const NO_LABEL = 'input, select, textarea, .sq-optional, .sq-form-error, .sq-form-counter, .sq-hint';

/** What the visitor calls a field: its legend or label, without the asterisk or colon that may end it. */
export function labelOf(group: FieldGroup): string {
  const [first] = group.controls;
  const label = boxOf(group)?.querySelector('legend') ?? first?.labels?.[0];
  const copy = label?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll(NO_LABEL).forEach((part) => part.remove());
  const text = copy?.textContent
    .replace(/\s+/g, ' ')
    .replace(/[\s*:]+$/, '')
    .trim();
  return text || first?.getAttribute('aria-label') || group.id;
}

/** Which control a person should go to when the field is wrong: the first that is not valid, else the first. */
export const focusOf = ({ controls }: FieldGroup): Control | undefined =>
  controls.find((control) => !control.validity.valid) ?? controls.find((control) => control.type !== 'hidden');
