import type { DraftValues } from '../../shared/storage/drafts.js';
import type { Control } from './sending/field-groups.js';

const NEVER = ['password', 'hidden', 'file', 'submit', 'button', 'image', 'reset'];
/** What a browser is asked not to remember, nor do we. */
const SECRET = /(?:^|\s)(?:off|cc-\S+|one-time-code|(?:new|current)-password)$/i;

const isKept = (element: Element): element is Control =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement) &&
  Boolean(element.name) &&
  !NEVER.includes(element.type) &&
  !SECRET.test(element.getAttribute('autocomplete') ?? '') &&
  element.closest('.sq-captcha') === null;

function controlsOf(form: HTMLFormElement): Map<string, Control[]> {
  const byName = new Map<string, Control[]>();
  if (SECRET.test(form.getAttribute('autocomplete') ?? '')) return byName;
  for (const element of form.elements)
    if (isKept(element)) byName.set(element.name, [...(byName.get(element.name) ?? []), element]);
  return byName;
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

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

/** What the visitor has typed, by control name; `undefined` when that is nothing. Never passwords or numbers of cards. */
export function readEntries(form: HTMLFormElement): DraftValues | undefined {
  const controls = [...controlsOf(form)];
  if (controls.every(([, all]) => all.every(isUntouched))) return undefined;
  return Object.fromEntries(controls.map(([name, all]) => [name, all.flatMap(valuesOf)]));
}

/** Puts it back where nothing else has been typed since. Answers whether anything has changed. */
export function writeEntries(form: HTMLFormElement, entries: DraftValues): boolean {
  let changed = false;
  for (const [name, controls] of controlsOf(form)) {
    const values = Object.hasOwn(entries, name) ? entries[name]! : undefined;
    if (!values || !controls.every(isUntouched)) continue;
    for (const [index, control] of controls.entries()) {
      const before = valuesOf(control).join('\n');
      if (isChoice(control)) control.checked = values.includes(control.value);
      else if (control instanceof HTMLSelectElement) {
        for (const option of control.options) option.selected = values.includes(option.value);
      } else control.value = values[index] ?? '';
      if (valuesOf(control).join('\n') === before) continue;
      changed = true;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  return changed;
}
