import { isPartName, kindOfParts, splitName, type CompoundKind } from '../logic/field-values.js';
import { member } from '../element/form-controls.js';

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
/** A likert field says so on the element around it: its questions are anything. */
export const LIKERT = '[data-sq-kind="likert"]';

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
// Also what a disabled fieldset holds.
const isField = (element: Element): element is Control =>
  isControl(element) &&
  element.name !== '' &&
  !NO_FIELD.includes(element.type) &&
  !element.matches(':disabled') &&
  element.closest(CAPTCHA) === null;

export const isChoice = ({ type }: Control): boolean => type === 'checkbox' || type === 'radio';
export const partOf = ({ name }: Control): string => splitName(name)[1];

type Place = { readonly id: string; readonly as: 'plain' | 'parts' | 'likert' };

function placeOf(control: Control): Place {
  const { name } = control;
  const likert = control.closest<HTMLElement>(LIKERT);
  if (likert) {
    const id = likert.dataset['sqField'] ?? name.replace(/\..*$/s, '');
    if (name.startsWith(`${id}.`)) return { id, as: 'likert' };
  }
  if (!isPartName(name) || control.dataset['sqField'] === name) return { id: name, as: 'plain' };
  return { id: splitName(name)[0], as: 'parts' };
}

/**
 * The fields of a form by their controls' names: a field's id is its name. Parts of a name, phone, address, date or time
 * are named `id.First`, `id.Areacode`, `id.Line1`, `id.Month`, `id.Hour` and so on (storefront §3); the questions of a
 * likert scale `id.question`, inside an element with `data-sq-kind="likert"`.
 */
export function fieldGroups(form: HTMLFormElement): FieldGroup[] {
  const found = new Map<string, Place & { controls: Control[] }>();
  for (const control of member(form, 'elements')) {
    if (!isField(control)) continue;
    const place = placeOf(control);
    const key = `${place.as} ${place.id}`;
    const group = found.get(key) ?? { ...place, controls: [] };
    group.controls.push(control);
    found.set(key, group);
  }
  return [...found.values()].flatMap(({ id, as, controls }): FieldGroup[] => {
    if (as === 'likert') return [{ id, kind: 'likert', controls }];
    if (as === 'plain') return [plain(id, controls)];
    // Choices are not typed part by part, but for AM and PM.
    const isOpen = !controls.every(isChoice) && !found.has(`plain ${id}`);
    const compound = isOpen ? kindOfParts(controls.map(partOf)) : undefined;
    if (compound) return [{ id, kind: compound, controls }];
    // Names with a dot that mean nothing are just names.
    const names = new Set(controls.map(({ name }) => name));
    return [...names].map((name) =>
      plain(
        name,
        controls.filter((control) => control.name === name),
      ),
    );
  });
}

/** A hidden twin tells a server that a box is not checked; here the box itself does. */
function plain(id: string, all: readonly Control[]): FieldGroup {
  const seen = all.filter(({ type }) => type !== 'hidden');
  const controls = seen.length > 0 ? seen : all;
  return { id, kind: OWN_KINDS.find((kind) => kind === controls[0]!.type) ?? 'single', controls };
}
