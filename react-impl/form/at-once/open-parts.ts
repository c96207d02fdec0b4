/** What the browser opens when a search in the page finds something in it. */
const CLOSED = 'details:not([open])';
const FOUND = '[hidden=until-found i]';

export const isHidden = (element: Element): boolean => !element.checkVisibility();

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

/** Opens what a control is in: parts of the page, of the author and of blocks. */
export function openParts(control: Element): void {
  // As a search in the page does: it may be in another step of the form, or in a block that shows a part of its content.
  control.dispatchEvent(new Event('beforematch', { bubbles: true }));
  for (let box; (box = control.closest(`${CLOSED}, ${FOUND}`));)
    if (box.matches(FOUND)) box.removeAttribute('hidden');
    else box.setAttribute('open', '');
  openAuthorsParts(control);
}
