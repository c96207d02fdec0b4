import { ofForm } from '../../shared/forms/form-controls.js';
import { useListener } from './use-listener.js';

/** Barred from being refused, though they match `:invalid`. */
const GROUPS = 'fieldset, object, output';

/** A press of Send finds several at once; the browser goes to the first. */
function isFirstRefused(control: EventTarget | null): control is Element {
  const { form } = control as Partial<HTMLInputElement>;
  const all = form ? [...ofForm(form, 'elements')] : [];
  const first = all.find((each) => each.matches(':invalid') && !each.matches(GROUPS));
  return first === undefined || first === control;
}

/**
 * Calls `show` for a control inside of the block that must be seen: one that the browser refuses to send, or to which a form
 * leads. A browser does not say a word of a field that it cannot focus, and sends nothing. `show` must have shown it when it
 * returns.
 */
export function useWantedControl(element: HTMLElement, show: (control: Element) => void): void {
  useListener(
    element,
    'invalid',
    ({ target }) => {
      if (!isFirstRefused(target)) return;
      show(target);
      // Safari takes what was hidden until found for empty, and does not focus it, until something asks for its size.
      target.getBoundingClientRect();
    },
    { capture: true },
  );
  useListener(element, 'beforematch', ({ target }) => target !== element && show(target as Element));
}
