import { warnOnce } from '../../platform/log.js';
import { pageContext } from '../../platform/page/read-page.js';
import { request } from '../../platform/requests/request.js';
import { isSignedIn } from '../../site/roles/user-kind.js';
import { afterSignOut } from './after-sign-out.js';
import { removeCookie } from '../../platform/storage/cookies.js';
import { goTo } from '../../platform/page/go-to.js';

/** The shared identity cookie, under the name that hosted sites use (ambiguity A100). */
const IDENTITY_COOKIE = 'ss_lastid';

export interface LogoutOptions {
  /** Destination after the logout, inside the config panel. Default: the site's root. */
  readonly previewUrl?: string;
  /** Loads the destination. Default: `location.assign`. */
  go?(address: string): void;
}

/**
 * Ends the session of a signed-in owner or editor, and goes to the site's root with `logout=true` (storefront §4). Does
 * nothing for visitors. `request` retries a refused crumb once and shows a failure; the page stays where it is then.
 */
export async function logOut({ previewUrl, go = goTo }: LogoutOptions = {}) {
  if (!isSignedIn()) return;
  const ended = await request(`${pageContext().apiRoot}auth/Logout`, {
    method: 'POST',
    as: 'text',
    read: () => true as const,
  });
  if (!ended.ok) return warnOnce(`the logout has failed: ${ended.failure.message}`);
  removeCookie(IDENTITY_COOKIE);
  await afterSignOut();
  const address = new URL(previewUrl ?? '/', document.baseURI);
  address.searchParams.set('logout', 'true');
  go(address.href);
}
