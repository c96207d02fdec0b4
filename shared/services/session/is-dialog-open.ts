import { ofDocument } from '../../platform/page/script-global.js';
/** Native dialogs and popovers, which Escape closes, and dialogs of other scripts. A manual popover, such as a notice, stays. */
const DIALOG = ':is(dialog[open],[popover]:not([popover=manual]):popover-open,[aria-modal=true])';

/** Whether a dialog is open on the page or in an open shadow root. Looks at every element: for a key press, not for more. */
export function isDialogOpen(root: Document | ShadowRoot = document): boolean {
  if (root === document && ofDocument('fullscreenElement')) return true;
  return [...root.querySelectorAll('*')].some(
    (element) =>
      (element.matches(DIALOG) && element.checkVisibility()) ||
      (element.shadowRoot !== null && isDialogOpen(element.shadowRoot)),
  );
}
