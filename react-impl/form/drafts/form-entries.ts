import { write } from '../../../shared/platform/html/written.js';
import type { DraftValues } from '../../../shared/forms/drafts.js';
import { isTokenField, ofForm } from '../../../shared/forms/form-controls.js';
import type { Control } from '../on-use/field-groups.js';
import { isPassword } from '../at-once/passwords.js';

/** `autocomplete` tokens for values that must not be stored on the device; the last one may be followed by "webauthn". */
const TOKENS = /(?:^|\s)(?:off|cc-\S+|one-time-code|(?:new|current)-password)(?:\s+webauthn)?\s*$/i;

export const isSecretToken = (autocomplete: string | null): boolean => TOKENS.test(autocomplete ?? '');

const WORDS =
  /\b(?:(?:credit|debit|bank|card|account|passport|identity|identification|national|id|tax|social|insurance|security|driving|drivers?|licen[cs]e) ?(?:card )?(?:no|nr|num|number|code)|social security|passport|ssn|iban|cvv|cvc|csc|pin|otp|pass ?(?:word|code|phrase)|secret)\b/i;

/** Whether the name or the label of a text field asks for a card or identity number, or for another secret. */
export const asksForSecret = (text: string): boolean =>
  WORDS.test(text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[^a-z]+/gi, ' '));

/** ISO/IEC 7812-1, annex B: the check digit of payment cards. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** ISO 13616: the check digits of international bank account numbers. */
function isIban(text: string): boolean {
  const moved = text.slice(4) + text.slice(0, 4);
  return [...moved.toUpperCase()].reduce((rest, letter) => Number(`${rest}${parseInt(letter, 36)}`) % 97, 0) === 1;
}

const without = (text: string) => text.replace(/[ -]/g, '');
const CARD = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;
const IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z\d]){11,30}/gi;
/** https://www.ssa.gov/employer/randomization.html: numbers of the United States, as they are written. */
const SOCIAL_SECURITY = /\b(?!000|666|9)\d{3}-(?!00)\d\d-(?!0000)\d{4}\b/;

/** Whether a text has a card number, a bank account number or a social security number in it. */
export function hasSecretNumber(text: string): boolean {
  return (
    SOCIAL_SECURITY.test(text) ||
    (text.match(CARD) ?? []).some((found) => isLuhn(without(found))) ||
    (text.match(IBAN) ?? []).some((found) => ibansIn(without(found)).some(isIban))
  );
}

/** The next word may look like a part of the number: the country's length decides, which is from 15 to 34. */
const ibansIn = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 14) }, (_, index) => text.slice(0, 15 + index));

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
  [...ofForm(form, 'elements')].some(
    (element) =>
      element.matches('input, select, textarea') &&
      (element as Control).value &&
      (isSecret(element) || hasSecretValue(element as Control)),
  );

function storedControls(form: HTMLFormElement): Map<string, Control[]> {
  const byName = new Map<string, Control[]>();
  if (isSecretToken(ofForm(form, 'getAttribute')('autocomplete'))) return byName;
  for (const element of ofForm(form, 'elements'))
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
  const step = ofForm(form, 'getAttribute')(STEP);
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
