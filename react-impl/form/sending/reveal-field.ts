import type { Control } from './field-groups.js';

const isHidden = (element: Element): boolean => !element.checkVisibility();

/** Fields that could not be seen when they were refused; some blocks open at that. */
const hidden = new WeakSet<Element>();

/** To be called before a control hears that it is refused. */
export function noteHidden(control: Element): void {
  if (isHidden(control)) hidden.add(control);
}

/** Whether a control is in a closed part of the page, or was before its part has opened. */
export const wasHidden = (control: Element): boolean => hidden.delete(control) || isHidden(control);

/** What the browser opens when a search in the page finds something in it. */
const CLOSED = 'details:not([open])';
const FOUND = '[hidden=until-found i]';

/** Presses what the author has for the parts around a control: tabs, and buttons that show and hide. */
function openAuthorsParts(control: Element): void {
  const root = control.getRootNode() as ParentNode;
  for (
    let part = control.closest('[id]');
    part && isHidden(control);
    part = part.parentElement?.closest('[id]') ?? null
  ) {
    const opener = root.querySelector<HTMLElement>(
      `[aria-controls~="${CSS.escape(part.id)}"]:is([role=tab], [aria-expanded=false]):not(form [type=submit], form button:not([type]))`,
    );
    opener?.click();
  }
}

/** Opens what a control is in, and moves the focus to it. `false`: it cannot have the focus. */
export function revealField(control: Control): boolean {
  // As a search in the page does: it may be in another step of the form, or in a block that shows a part of its content.
  control.dispatchEvent(new Event('beforematch', { bubbles: true }));
  for (let box; (box = control.closest(`${CLOSED}, ${FOUND}`));)
    if (box.matches(FOUND)) box.removeAttribute('hidden');
    else box.setAttribute('open', '');
  openAuthorsParts(control);
  control.focus();
  return control.matches(':focus, :focus-within');
}
