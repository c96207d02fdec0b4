import { useLayoutEffect } from 'react';
import { submitButtons } from './submit-buttons.js';

/** What a locked form does not let through. Nothing is disabled: focus and values stay as they are. */
const CHANGES = ['beforeinput', 'keydown', 'mousedown', 'click', 'paste', 'drop'];
const LEAVES = ['Tab', 'Escape', 'F5'];

/** Locks the form while it is being sent: no changes, the button says so (storefront §4). */
export function useLock(form: HTMLFormElement | undefined, locked: boolean, inProgress: string): void {
  useLayoutEffect(() => {
    if (!form || !locked) return;
    const refuse = (event: Event) => {
      const isLeaving =
        event instanceof KeyboardEvent && (LEAVES.includes(event.key) || event.ctrlKey || event.metaKey);
      const isLink = event.target instanceof Element && event.target.closest('a') !== null;
      if (!isLeaving && !isLink) event.preventDefault();
    };
    for (const type of CHANGES) form.addEventListener(type, refuse, { capture: true });
    form.setAttribute('aria-busy', 'true');
    const restore = submitButtons(form).map((button) => relabel(button, inProgress));
    return () => {
      for (const type of CHANGES) form.removeEventListener(type, refuse, { capture: true });
      form.removeAttribute('aria-busy');
      restore.forEach((undo) => undo());
    };
  }, [form, locked, inProgress]);
}

/** The very same nodes come back into a button when it gets its own text again. */
function relabel(button: HTMLButtonElement | HTMLInputElement, text: string): () => void {
  button.setAttribute('aria-disabled', 'true');
  if (button instanceof HTMLInputElement) {
    const { value } = button;
    button.value = text;
    return () => {
      button.value = value;
      button.removeAttribute('aria-disabled');
    };
  }
  const own = [...button.childNodes];
  button.replaceChildren(text);
  return () => {
    button.replaceChildren(...own);
    button.removeAttribute('aria-disabled');
  };
}
