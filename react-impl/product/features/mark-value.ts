import { ownElement, write } from '../../../shared/platform/html/written.js';
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
