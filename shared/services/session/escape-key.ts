import { isAllowedOrigin, pageContext } from '../../platform/page/read-page.js';
import { isBackend } from '../../site/context/is-backend.js';
import { configPath, configUrl } from '../../site/roles/config-panel.js';
import { isSignedIn } from '../../site/roles/user-kind.js';
import { callEditorHooks } from './editor-hooks.js';
import { escapeAction } from './escape-rule.js';
import { isDialogOpen } from './is-dialog-open.js';
import { logOut, type LogoutOptions } from './log-out.js';
import { isForControl } from '../../platform/page/shortcut-keys.js';
import { goTo } from '../../platform/page/go-to.js';

/** The name of the event on `document` that asks the site to show its login or signup (ambiguity A99). */
export const OPEN_LOGIN = 'sq:open-login';

export interface EscapeOptions extends LogoutOptions {
  /** Whether the page is shown to an editor. Default: in the backend, and in any frame. */
  isInEditor?(): boolean;
}

/** The panel at the site's address, where the page allows it, else at this one. */
const configAddress = () => {
  const { website, raw } = pageContext();
  const panel = configUrl(website['identifier'], raw['appDomain'], location);
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
      mayLogIn: pageContext().websiteSettings['useEscapeKeyToLogin'] === true,
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
