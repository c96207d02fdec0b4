import { isHidden, openParts } from '../at-once/open-parts.js';
import type { Control } from './field-groups.js';

/** Fields that could not be seen when they were refused; some blocks open at that. */
const hidden = new WeakSet<Element>();

/** To be called before a control hears that it is refused. */
export function noteHidden(control: Element): void {
  if (isHidden(control)) hidden.add(control);
}

/** Whether a control is in a closed part of the page, or was before its part has opened. */
export const wasHidden = (control: Element): boolean => hidden.delete(control) || isHidden(control);

/** Opens what a control is in, and moves the focus to it. `false`: it cannot have the focus. */
export function revealField(control: Control): boolean {
  openParts(control);
  control.focus();
  return control.matches(':focus, :focus-within');
}
