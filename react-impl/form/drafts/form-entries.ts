import { write } from '../../../shared/platform/html/written.js';
import type { DraftValues } from '../../../shared/forms/drafts.js';
import { isTokenField, member } from '../../../shared/forms/form-controls.js';
import type { Control } from '../on-use/field-groups.js';
import { asksForSecret, hasSecretNumber, isSecretToken } from './secrets.js';
import { isPassword } from '../at-once/passwords.js';

/** The step that the visitor was at: `showSteps` reads and writes it. */
const STEP = 'data-sq-at';
const WITHOUT_ENTRY = /hidden|file|submit|button|image|reset/;
const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=date], [type=time])';

const wordsOf = (control: Control): string =>
  [control.name, control.id, control.ariaLabel, ...[...(control.labels ?? [])].map((label) => label.textContent)].join(
    ' ',
  );

const isSecret = (element: Element): boolean =>
  isPassword(element) ||
  isSecretToken(element.getAttribute('autocomplete')) ||
  (element.matches(TYPED) && asksForSecret(wordsOf(element as Control)));

const hasSecretValue = (control: Control): boolean => control.matches(TYPED) && hasSecretNumber(control.value);

const isStored = (element: Element): element is Control =>
  element.matches('input[name], select[name], textarea[name]') &&
  !WITHOUT_ENTRY.test((element as Control).type) &&
  !isSecret(element) &&
  !isTokenField(element);

/** Whether the form contains a secret (password, card or identity number): it must not be stored, not even in the queue. */
export const hasSecrets = (form: HTMLFormElement): boolean =>
  [...member(form, 'elements')].some(
    (element) =>
      element.matches('input, select, textarea') &&
      (element as Control).value &&
      (isSecret(element) || hasSecretValue(element as Control)),
  );

function storedControls(form: HTMLFormElement): Map<string, Control[]> {
  const byName = new Map<string, Control[]>();
  if (isSecretToken(member(form, 'getAttribute')('autocomplete'))) return byName;
  for (const element of member(form, 'elements'))
    if (isStored(element)) byName.set(element.name, [...(byName.get(element.name) ?? []), element]);
  return byName;
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const valuesOf = (control: Control): string[] => {
  if (isChoice(control)) return control.checked ? [control.value] : [];
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
  return [control.value];
};

/** Whether a control has the value that the author gave it. */
function isUntouched(control: Control): boolean {
  if (isChoice(control)) return control.checked === control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const options = [...control.options];
  const hasDefault = options.some((option) => option.defaultSelected);
  return options.every((option) =>
    hasDefault || control.multiple
      ? option.selected === option.defaultSelected
      : option.selected === (option.index === 0),
  );
}

/**
 * The visitor's entries by control name; `undefined` when there are none. Never what looks secret. Values that the
 * author gave are left out: the next version of the page may have others.
 */
export function readEntries(form: HTMLFormElement): DraftValues | undefined {
  const touched = [...storedControls(form)].filter(([, all]) => !all.every(isUntouched) && !all.some(hasSecretValue));
  if (touched.length === 0) return undefined;
  const step = member(form, 'getAttribute')(STEP);
  return {
    ...Object.fromEntries(touched.map(([name, all]) => [name, all.flatMap(valuesOf)])),
    ...(step !== null && { [STEP]: [step] }),
  };
}

/**
 * Writes entries into the controls that the visitor has not changed since, with `input` and `change` events for the page's
 * scripts. Returns whether any control has changed.
 */
export function writeEntries(form: HTMLFormElement, entries: DraftValues): boolean {
  let changed = false;
  const [step] = entries[STEP] ?? [];
  if (step) write(form, STEP, step);
  for (const [name, controls] of storedControls(form)) {
    const values = Object.hasOwn(entries, name) ? entries[name]! : undefined;
    if (!values || !controls.every(isUntouched)) continue;
    for (const [index, control] of controls.entries()) {
      const before = String(valuesOf(control));
      writeValue(control, values, index);
      if (String(valuesOf(control)) === before) continue;
      changed = true;
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
  return changed;
}

/** `index`: the position of the control among those of its name. */
function writeValue(control: Control, values: readonly string[], index: number): void {
  if (isChoice(control)) control.checked = values.includes(control.value);
  else if (control instanceof HTMLSelectElement) {
    const isChosen = (option: HTMLOptionElement) => values.includes(option.value);
    // When the chosen option is not offered any more, the author's default stays.
    if (control.multiple || [...control.options].some(isChosen))
      for (const option of control.options) option.selected = isChosen(option);
  } else control.value = values[index] ?? control.value;
}
