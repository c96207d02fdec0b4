import { replaceContent, write } from '../../../shared/platform/html/written.js';
import { closest } from '../../../shared/platform/page/element-calls.js';
import { listenToControls, submitButtons } from '../../../shared/forms/form-controls.js';

/** Events that a locked form cancels. Nothing is disabled, so that focus and values stay as they are. */
const CHANGES = ['beforeinput', 'keydown', 'mousedown', 'click', 'paste', 'drop'];
const ALLOWED_KEYS = ['Tab', 'Escape', 'F5'];

/**
 * Locks the form while it is being sent: it cannot be changed, and its buttons show `inProgress` (storefront §4). Returns how
 * to unlock it.
 */
export function lockForm(form: HTMLFormElement, inProgress: string): () => void {
  const undo = [
    listenToControls(form, CHANGES, cancelChange, true),
    write(form, 'aria-busy', 'true'),
    ...submitButtons(form).flatMap((button) => [
      replaceText(button, inProgress),
      write(button, 'aria-disabled', 'true'),
    ]),
  ];
  return () => undo.forEach((each) => each());
}

function cancelChange(event: Event): void {
  const isOn = (selector: string) => closest(event.target, selector) !== null;
  const isAllowed =
    event instanceof KeyboardEvent &&
    // Keys on a button only scroll: its click is cancelled.
    (ALLOWED_KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || isOn('button'));
  if (!isAllowed && !isOn('a')) event.preventDefault();
}

/** Shows another text in a button; returns how to restore its own, with the same nodes. */
function replaceText(button: HTMLButtonElement | HTMLInputElement, text: string): () => void {
  return button instanceof HTMLInputElement ? write(button, 'value', text) : replaceContent(button, text);
}
