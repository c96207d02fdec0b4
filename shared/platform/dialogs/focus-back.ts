import { focusedElement } from '../page/focused-element.js';
import { onePerPage } from '../store.js';
import { ofDocument } from '../page/script-global.js';

interface Opened {
  readonly dialog: HTMLElement;
  before: HTMLElement | undefined;
}
/** The open dialogs of the page, in the order in which they were opened. */
const opened = () => onePerPage('open-dialogs', (): Opened[] => []);

/** Whether the element is shown inside the dialog: also in a shadow root in it, or in its slot. */
function isInside(dialog: HTMLElement, element: Element): boolean {
  let node: Node | null = element;
  while (node && node !== dialog)
    node = node instanceof ShadowRoot ? node.host : (node instanceof Element && node.assignedSlot) || node.parentNode;
  return node === dialog;
}

/** To be called before a dialog is opened: `before` gets the focus when the dialog is gone. */
export function rememberFocus(dialog: HTMLElement, before = focusedElement()): void {
  // Somebody else has opened it: what had the focus is not known.
  opened().push({ dialog, before: before && isInside(dialog, before) ? undefined : before });
}

/**
 * To be called when a dialog is closed or removed, in whatever order. A dialog above it keeps the focus; what was to get
 * the focus after that one, and is gone with this one, is replaced by what was focused before this one.
 */
export function giveFocusBack(dialog: HTMLElement): void {
  const all = opened();
  const at = all.findIndex((each) => each.dialog === dialog);
  if (at < 0) return;
  const { before } = all.splice(at, 1)[0]!;
  for (const each of all.slice(at)) if (each.before && isInside(dialog, each.before)) each.before = before;
  if (at < all.length) return;
  const hasFocus = ofDocument('activeElement') && ofDocument('activeElement') !== ofDocument('body');
  if (before?.isConnected) before.focus({ preventScroll: true });
  else if (!hasFocus) all.at(-1)?.dialog.focus({ preventScroll: true });
}

/** Whether a dialog of the kit is open. */
export const hasOpenDialog = (): boolean => opened().length > 0;
