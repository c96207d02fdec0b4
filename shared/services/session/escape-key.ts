import { goTo } from '../../platform/page/go-to.js';
import { isAllowedOrigin, pageContext } from '../../platform/page/read-page.js';
import { ofDocument } from '../../platform/page/script-global.js';
import { isForControl } from '../../platform/page/shortcut-keys.js';
import { isBackend } from '../../site/context/is-backend.js';
import { configPath, configUrl } from '../../site/roles/config-panel.js';
import { isSignedIn } from '../../site/roles/user-kind.js';
import { callEditorHooks } from './editor-hooks.js';
import { logOut, type LogoutOptions } from './log-out.js';

export interface EscapePress {
  readonly isSignedIn: boolean;
  /** In the backend's editor, or in a frame, which the editor shows. */
  readonly isInEditor: boolean;
  /** The site setting `useEscapeKeyToLogin`. */
  readonly mayLogIn: boolean;
  readonly isDialogOpen: boolean;
  readonly isShift: boolean;
}

/** What Escape starts; `undefined`: nothing, it serves the open dialog or nobody. */
type EscapeAction = 'log-out' | 'editor' | 'config' | 'login' | undefined;

/** What a press of Escape asks for (storefront §2 "Escape key", ambiguity A99). */
export function escapeAction(press: EscapePress): EscapeAction {
  // Also over a dialog.
  if (press.isShift) return press.isSignedIn ? 'log-out' : undefined;
  if (press.isDialogOpen) return undefined;
  if (press.isInEditor) return 'editor';
  if (press.isSignedIn) return 'config';
  return press.mayLogIn ? 'login' : undefined;
}

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

/** The name of the event on `document` that asks the site to show its login or signup (ambiguity A99). */
export const OPEN_LOGIN = 'sq:open-login';

export interface EscapeOptions extends LogoutOptions {
  /** Whether the page is shown to an editor. Default: in the backend, and in any frame. */
  isInEditor?(): boolean;
}

/** The panel at the site's address, where the page allows it, else at this one. */
const configAddress = () => {
  const { website, raw } = pageContext();
  const panel = configUrl(website.identifier, raw.appDomain, location);
  // A <base> of another host is for the links of the author.
  return panel && isAllowedOrigin(new URL(panel).origin) ? panel : location.origin + configPath(location);
};

/**
 * Escape, and Shift with Escape, for accounts and editors (storefront §2 "Escape key"). Never while somebody types, nor for a
 * press that something on the page has answered.
 */
export function startEscapeKey(options: EscapeOptions = {}): () => void {
  const { isInEditor = () => isBackend() || self !== top, go = goTo } = options;
  let wasDialogOpen = false;
  /** First of all listeners: those of a dialog close it. */
  const look = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') wasDialogOpen = isDialogOpen();
  };
  const act = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, repeat, defaultPrevented, isComposing } = event;
    if (
      key !== 'Escape' ||
      ctrlKey ||
      altKey ||
      metaKey ||
      repeat ||
      defaultPrevented ||
      isComposing ||
      isForControl(event)
    )
      return;
    const action = escapeAction({
      isSignedIn: isSignedIn(),
      isInEditor: isInEditor(),
      mayLogIn: pageContext().websiteSettings.useEscapeKeyToLogin === true,
      isDialogOpen: wasDialogOpen,
      isShift: shiftKey,
    });
    if (action === 'log-out') void logOut(options);
    else if (action === 'editor') callEditorHooks();
    else if (action === 'config') go(configAddress());
    else if (action === 'login') document.dispatchEvent(new CustomEvent(OPEN_LOGIN));
  };
  addEventListener('keydown', look, true);
  document.addEventListener('keydown', act);
  return () => {
    removeEventListener('keydown', look, true);
    document.removeEventListener('keydown', act);
  };
}
