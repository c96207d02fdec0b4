import { useLayoutEffect } from 'react';
import { onControls } from '../on-controls.js';
import { submitButtons } from '../submit-buttons.js';

/** What a locked form does not let through. Nothing is disabled: focus and values stay as they are. */
const CHANGES = ['beforeinput', 'keydown', 'mousedown', 'click', 'paste', 'drop'];
const LEAVES = ['Tab', 'Escape', 'F5'];

/** Locks the form while it is being sent: no changes, the button says so (storefront §4). */
export function useLock(form: HTMLFormElement | undefined, locked: boolean, inProgress: string): void {
  useLayoutEffect(() => {
    if (!form || !locked) return;
    const refuse = (event: Event) => {
      const isOn = (selector: string) => event.target instanceof Element && event.target.closest(selector) !== null;
      const isLeaving =
        event instanceof KeyboardEvent &&
        // On a button keys only scroll: its click is refused.
        (LEAVES.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || isOn('button'));
      if (!isLeaving && !isOn('a')) event.preventDefault();
    };
    const undo = [
      onControls(form, CHANGES, refuse, true),
      put(form, 'aria-busy', 'true'),
      ...submitButtons(form).flatMap((button) => [relabel(button, inProgress), put(button, 'aria-disabled', 'true')]),
    ];
    return () => undo.forEach((each) => each());
  }, [form, locked, inProgress]);
}

/** Sets an attribute, and answers how to put back what was there. */
function put(element: Element, name: string, value: string): () => void {
  const { getAttribute, setAttribute, removeAttribute } = Element.prototype;
  const was = getAttribute.call(element, name);
  setAttribute.call(element, name, value);
  return () => (was === null ? removeAttribute.call(element, name) : setAttribute.call(element, name, was));
}

/** The very same nodes come back into a button when it gets its own text again. */
function relabel(button: HTMLButtonElement | HTMLInputElement, text: string): () => void {
  if (button instanceof HTMLInputElement) return put(button, 'value', text);
  const own = [...button.childNodes];
  button.replaceChildren(text);
  return () => button.replaceChildren(...own);
}
