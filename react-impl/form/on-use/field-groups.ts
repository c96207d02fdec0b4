import { isPartName, kindOfParts, splitName, type CompoundKind } from '../logic/field-values.js';
import { isChoice, isTokenField, ofForm, type Control } from '../../../shared/forms/form-controls.js';

export type { Control } from '../../../shared/forms/form-controls.js';
export { isChoice } from '../../../shared/forms/form-controls.js';
/** `other`: no field of the payload; see `readGroups`. */
type Kind = CompoundKind | 'likert' | 'checkbox' | 'radio' | 'hidden' | 'file' | 'single' | 'other';

/** The controls that together form one field. */
export interface FieldGroup {
  readonly id: string;
  readonly kind: Kind;
  /** Of a field `other` also elements of components, which need not have any member of a control. */
  readonly controls: readonly Control[];
  /** Values of hidden controls of the same name, which servers need: they are no answers. */
  readonly twins: readonly string[];
}

const NO_FIELD = ['submit', 'button', 'image', 'reset'];
const OWN_KINDS = ['checkbox', 'radio', 'hidden', 'file', 'date', 'time'] as const;
const NEVER_REFUSED = ':disabled, fieldset, output, object, [type=hidden]';
/** A likert field is marked on the element around it: its questions may be any text. */
export const LIKERT = '[data-sq-kind="likert"]';

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
// `:disabled` also matches controls in a disabled fieldset.
const isField = (element: Element): element is Control =>
  isControl(element) &&
  element.name !== '' &&
  !NO_FIELD.includes(element.type) &&
  !element.matches(':disabled') &&
  // The token of a captcha is sent as `captchaKey`.
  !isTokenField(element);

export const partOf = ({ name }: Pick<Control, 'name'>): string => splitName(name)[1];

type FieldKey = { readonly id: string; readonly as: 'plain' | 'parts' | 'likert' };

function fieldKeyOf(control: Control): FieldKey {
  const { name } = control;
  const likert = control.closest<HTMLElement>(LIKERT);
  if (likert) {
    const id = likert.dataset['sqField'] ?? name.split('.', 1)[0] ?? '';
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
function fieldGroups(form: HTMLFormElement): FieldGroup[] {
  const found = new Map<string, FieldKey & { controls: Control[] }>();
  for (const control of ofForm(form, 'elements')) {
    if (!isField(control)) continue;
    const fieldKey = fieldKeyOf(control);
    const key = `${fieldKey.as} ${fieldKey.id}`;
    const group = found.get(key) ?? { ...fieldKey, controls: [] };
    group.controls.push(control);
    found.set(key, group);
  }
  return [...found.values()].flatMap(({ id, as, controls }): FieldGroup[] => {
    if (as === 'likert') return [{ id, kind: 'likert', controls, twins: [] }];
    if (as === 'plain') return [plain(id, controls)];
    // Choices alone are no compound field: only AM and PM may be radio buttons, beside typed parts.
    const mayBeCompound = !controls.every(isChoice) && !found.has(`plain ${id}`);
    const compound = mayBeCompound ? kindOfParts(controls.map(partOf)) : undefined;
    if (compound) return [{ id, kind: compound, controls, twins: [] }];
    // Names with a dot that are not the parts of one kind are plain names.
    const names = new Set(controls.map(({ name }) => name));
    return [...names].map((name) =>
      plain(
        name,
        controls.filter((control) => control.name === name),
      ),
    );
  });
}

/** Some forms add a hidden control of the same name, for servers to see an unchecked box: it is not a value here. */
function plain(id: string, all: readonly Control[]): FieldGroup {
  const seen = all.filter(({ type }) => type !== 'hidden');
  const controls = seen.length > 0 ? seen : all;
  const twins = all.filter((control) => !controls.includes(control)).map(({ value }) => value);
  return { id, kind: OWN_KINDS.find((kind) => kind === controls[0]!.type) ?? 'single', controls, twins };
}

/**
 * The fields of a form, and what else the browser may refuse to send (`other`): controls without a name, elements of components
 * (https://html.spec.whatwg.org/multipage/custom-elements.html#form-associated-custom-element), buttons. Their id is their
 * name, or else `#` with their `id` or their position. To be read once for all that is done at one moment.
 */
export function readGroups(form: HTMLFormElement): FieldGroup[] {
  const fields = fieldGroups(form);
  const known = new Set<Element>(fields.flatMap(({ controls }) => controls));
  const others = new Map<string, Control[]>();
  for (const [index, element] of [...ofForm(form, 'elements')].entries()) {
    if (known.has(element) || isTokenField(element) || element.matches(NEVER_REFUSED)) continue;
    const id = element.getAttribute('name') || `#${element.id || index}`;
    others.set(id, [...(others.get(id) ?? []), element as Control]);
  }
  return [...fields, ...[...others].map(([id, controls]) => ({ id, kind: 'other' as const, controls, twins: [] }))];
}
