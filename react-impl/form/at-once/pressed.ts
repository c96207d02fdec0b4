import { ofForm } from '../../../shared/forms/form-controls.js';
import { submitUnchecked } from '../../../shared/forms/own-messages.js';
import { writeAttribute } from '../../../shared/platform/html/write-attribute.js';

type Submitter = HTMLElement | null;

/** The button for a press, as HTML knows it; `undefined` for a component, and for a button that was removed since. */
const buttonOf = (form: HTMLFormElement, submitter: Submitter): HTMLElement | undefined =>
  (submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement) && submitter.form === form
    ? submitter
    : undefined;

/** The name and value that are to be sent of a component that has been pressed, unless `data` has them already. */
function addEntry(data: FormData, submitter: Submitter): FormData {
  const { name, value = '' } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  if (name && !data.getAll(name).includes(value)) data.append(name, value);
  return data;
}

/**
 * What the browser sends for a press. To be read at the press: components remove the button that they press for themselves
 * at once, or are named as the button, which `FormData` refuses.
 */
export function entriesOf(form: HTMLFormElement, submitter: Submitter): FormData {
  const button = buttonOf(form, submitter);
  return button ? new FormData(form, button) : addEntry(new FormData(form), submitter);
}

/** Submits the form as the browser does, once it is checked. A press without a button has one for the time of the call. */
export function requestSubmit(form: HTMLFormElement, submitter: Submitter): void {
  let button = buttonOf(form, submitter);
  if (button || !submitter) return submitUnchecked(form, button);
  button = document.createElement('button');
  for (const name of ['action', 'enctype', 'method', 'target']) {
    const value = submitter.getAttribute(`form${name}`);
    if (value !== null) writeAttribute(button, `form${name}`, value);
  }
  const sent = new FormData(form);
  const before = [...sent].length;
  const [name, value] = [...addEntry(sent, submitter)][before] ?? [];
  if (name) Object.assign(button, { name, value });
  button.hidden = true;
  ofForm(form, 'append')(button);
  submitUnchecked(form, button);
  button.remove();
}
