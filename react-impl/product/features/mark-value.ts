import type { ValueState } from '../../../shared/commerce/product/select-variant.js';

/** What of an option's own text is shown, without the words that were added. */
const ownText = (option: HTMLOptionElement) => option.textContent.trim().replace(/\s+/g, ' ');

/** Writes at a value of the form what there is to say of it; an empty note takes it away. */
export default function markValue(
  control: HTMLInputElement | HTMLOptionElement,
  state: ValueState,
  note: string,
): void {
  if (control instanceof HTMLOptionElement) {
    if (note) control.label = ownText(control) + note;
    else control.removeAttribute('label');
    return;
  }
  const label = control.labels?.[0];
  if (!label) return;
  if (note) label.dataset['sqState'] = state;
  else delete label.dataset['sqState'];
  const known = label.querySelector(':scope > .sq-note');
  if (!note) known?.remove();
  else if (known) known.textContent = note;
  else {
    const span = document.createElement('span');
    span.className = 'sq-note';
    span.textContent = note;
    label.append(span);
  }
}
