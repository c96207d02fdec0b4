import type { DraftValues } from '../../../shared/forms/drafts.js';
import { member } from '../element/form-controls.js';
import { isPassword } from './passwords.js';
import type { Control } from '../sending/field-groups.js';

const NEVER = /hidden|file|submit|button|image|reset/;
/** What a browser is asked not to remember, nor do we. */
const SECRET = /(?:^|\s)(?:off|cc-\S+|one-time-code|(?:new|current)-password)$/i;

const isSecret = (element: Element): boolean =>
  isPassword(element) || SECRET.test(element.getAttribute('autocomplete') ?? '');

const isKept = (element: Element): element is Control =>
  element.matches('input[name], select[name], textarea[name]') &&
  !NEVER.test((element as Control).type) &&
  !isSecret(element) &&
  element.closest('.sq-captcha') === null;

/** Whether something is filled in that the device must not keep, not even until there is a network. */
export const hasSecrets = (form: HTMLFormElement): boolean =>
  [...member(form, 'elements')].some((element) => isSecret(element) && (element as Control).value);

function controlsOf(form: HTMLFormElement): Map<string, Control[]> {
  const byName = new Map<string, Control[]>();
  if (SECRET.test(member(form, 'getAttribute')('autocomplete') ?? '')) return byName;
  for (const element of member(form, 'elements'))
    if (isKept(element)) byName.set(element.name, [...(byName.get(element.name) ?? []), element]);
  return byName;
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const valuesOf = (control: Control): string[] => {
  if (isChoice(control)) return control.checked ? [control.value] : [];
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
  return [control.value];
};

function isUntouched(control: Control): boolean {
  if (isChoice(control)) return control.checked === control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const options = [...control.options];
  const marked = options.some((option) => option.defaultSelected);
  return options.every((option) =>
    marked || control.multiple ? option.selected === option.defaultSelected : option.selected === (option.index === 0),
  );
}

/**
 * What the visitor has typed, by control name; `undefined` when that is nothing. Never passwords or numbers of cards. What
 * the author has put in is left out: it may be another when the page is read again.
 */
export function readEntries(form: HTMLFormElement): DraftValues | undefined {
  const typed = [...controlsOf(form)].filter(([, all]) => !all.every(isUntouched));
  return typed.length > 0 ? Object.fromEntries(typed.map(([name, all]) => [name, all.flatMap(valuesOf)])) : undefined;
}

/** Puts it back where nothing else has been typed since. Answers whether anything has changed. */
export function writeEntries(form: HTMLFormElement, entries: DraftValues): boolean {
  let changed = false;
  for (const [name, controls] of controlsOf(form)) {
    const values = Object.hasOwn(entries, name) ? entries[name]! : undefined;
    if (!values || !controls.every(isUntouched)) continue;
    for (const [index, control] of controls.entries()) {
      const before = String(valuesOf(control));
      if (isChoice(control)) control.checked = values.includes(control.value);
      else if (control instanceof HTMLSelectElement) {
        const isIn = (option: HTMLOptionElement) => values.includes(option.value);
        // A choice that is offered no more leaves the author's in force.
        if (control.multiple || [...control.options].some(isIn))
          for (const option of control.options) option.selected = isIn(option);
      } else control.value = values[index] ?? control.value;
      if (String(valuesOf(control)) === before) continue;
      changed = true;
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
  return changed;
}
