import { write } from '../../../shared/platform/html/written.js';
import { warnOnce } from '../../../shared/platform/log.js';
import { afterReset } from '../../../shared/forms/after-reset.js';
import { isChoice, listenToControls, ofForm, type Control } from '../../../shared/forms/form-controls.js';
import { adoptSheet } from './adopt-sheet.js';
import sheet from './parts.css' with { type: 'css' };

const BOX = '[data-sq-show-if]';

/** On what an element of a form depends. */
interface Condition {
  /** The name of the field. */
  readonly name: string;
  isMet(answers: readonly string[]): boolean;
}

/**
 * Reads `field=value`, `field=one|other`, `field!=value`, or `field` alone, which is met by any answer. Spaces around the
 * parts do not count. `undefined` for a text without a field.
 */
function readCondition(text: string): Condition | undefined {
  const at = text.indexOf('=');
  const isNegated = at > 0 && text[at - 1] === '!';
  const name = (at < 0 ? text : text.slice(0, isNegated ? at - 1 : at)).trim();
  if (!name) return undefined;
  if (at < 0) return { name, isMet: (answers) => answers.some((answer) => answer !== '') };
  const values = text
    .slice(at + 1)
    .split('|')
    .map((value) => value.trim());
  return { name, isMet: (answers) => answers.some((answer) => values.includes(answer.trim())) !== isNegated };
}

const isControl = (element: Element): element is Control => element.matches('input, select, textarea');

/** What the visitor has answered; a field that is not shown has no answer. */
function answersOf(form: HTMLFormElement, name: string): string[] {
  const controls = [...ofForm(form, 'elements')].filter(isControl);
  const given = controls.filter((control) => control.name === name && !control.matches(':disabled'));
  return given.flatMap((control) => {
    if (isChoice(control)) return (control as HTMLInputElement).checked ? [control.value] : [];
    return control instanceof HTMLSelectElement
      ? [...control.selectedOptions].map(({ value }) => value)
      : [control.value];
  });
}

/**
 * Shows the elements with `data-sq-show-if` when what they depend on is answered so, and else hides them; the controls in
 * them are disabled then, so that they are neither validated nor sent. Without script all are shown. Returns how to undo it.
 */
export default function showConditionally(form: HTMLFormElement): () => void {
  adoptSheet(form, sheet);
  const boxes = new Map<Element, Condition>();
  for (const box of ofForm(form, 'querySelectorAll')(BOX)) {
    const text = box.getAttribute('data-sq-show-if') ?? '';
    const condition = readCondition(text);
    if (condition) boxes.set(box, condition);
    else warnOnce(`data-sq-show-if="${text}" names no field.`, form);
    write(box, 'data-sq-shown', '');
  }
  const disabled = new Set<Element>();
  const isOff = (control: Element) => control.closest('[data-sq-off]') !== null;

  function disable() {
    for (const element of ofForm(form, 'elements')) {
      // Elements of components are disabled by the attribute, whether they have the property or not.
      const canAnswer = isControl(element) || element.localName.includes('-');
      if (isOff(element) && canAnswer && !element.hasAttribute('disabled')) {
        write(element, 'disabled', '');
        disabled.add(element);
      } else if (!isOff(element) && disabled.delete(element)) write(element, 'disabled', null);
    }
  }
  function apply() {
    // What a hidden field decides changes in turn; a circle of conditions ends too.
    for (let round = 0; round <= boxes.size; round++) {
      let changed = false;
      for (const [box, { name, isMet }] of boxes) {
        const off = !isMet(answersOf(form, name));
        changed ||= off !== box.hasAttribute('data-sq-off');
        write(box, 'data-sq-off', off ? '' : null);
        disable();
      }
      if (!changed) return;
    }
  }
  const stops = [listenToControls(form, ['input', 'change'], apply), afterReset(form, apply)];
  apply();
  return () => {
    stops.forEach((stop) => stop());
    for (const box of boxes.keys()) write(box, 'data-sq-off', null);
    disable();
  };
}
