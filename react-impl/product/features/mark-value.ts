import { ownElement, write } from '../../../shared/platform/html/written.js';
import type { ValueState } from '../../../shared/commerce/product/select-variant.js';

/** What of an option's own text is shown, without the words that were added. */
const ownText = (option: HTMLOptionElement) => option.textContent.trim().replace(/\s+/g, ' ');

/** `option`: the number of the option that it is a value of; `undefined`: it names a whole variant. */
export type StateOf = (value: string, option: number | undefined) => ValueState;
type Control = HTMLSelectElement | HTMLInputElement;

/**
 * Says at each value of these controls whether it is sold out, or does not exist, with the other choices. The values can
 * still be chosen: a visitor who wants another size of a colour that is sold out in this one must be able to get there.
 * Without states all is taken away.
 */
export default function markValues(
  groups: readonly (readonly [option: number | undefined, controls: readonly Control[]])[],
  stateOf: StateOf = () => 'available',
  notes?: Readonly<Record<ValueState, string>>,
): void {
  for (const [option, controls] of groups)
    for (const control of controls.flatMap(valuesIn)) {
      const state = stateOf(control.value, option);
      markValue(control, state, notes?.[state] ?? '');
    }
}

/** Those that can be chosen. */
const valuesIn = (control: Control): (HTMLInputElement | HTMLOptionElement)[] =>
  (control instanceof HTMLSelectElement ? [...control.options] : control.type === 'radio' ? [control] : []).filter(
    ({ value }) => value !== '',
  );

/** Writes at a value of the form what there is to say of it; an empty note takes it away. */
function markValue(control: HTMLInputElement | HTMLOptionElement, state: ValueState, note: string): void {
  if (control instanceof HTMLOptionElement) {
    write(control, 'label', note ? ownText(control) + note : null);
    return;
  }
  const label = control.labels?.[0];
  if (!label) return;
  write(label, 'data-sq-state', note ? state : null);
  const known = label.querySelector(':scope > .sq-note');
  if (!note) known?.remove();
  else if (known) known.textContent = note;
  else {
    const span = ownElement(document.createElement('span'));
    span.className = 'sq-note';
    span.textContent = note;
    label.append(span);
  }
}
