import { pageContext } from '../../platform/page/read-page.js';
import { asText } from '../../platform/page/unknown-values.js';
import { newId } from '../../platform/new-id.js';
import { beacon } from '../../platform/requests/beacon.js';
import { readCookie, writeCookie } from '../../platform/storage/cookies.js';
import { cookieSettings } from './cookie-settings.js';
import { LIFE_S, VERSION } from './answer-cookie.js';
import { PURPOSES, type Purpose } from './purposes.js';

/** Names the visitor's choices in the site's records; it is sent with nothing else. As long as the choice itself. */
const ID_COOKIE = 'ss_consentId';

/**
 * Sends a choice to `consent/records` of the site's own server, which has to be able to show that a visitor has consented
 * (GDPR, Article 7(1)): a random id, what was chosen, the page, and the version of the text that was shown,
 * `cookieBannerTextVersion` of the page's context (default: the version of the banner). The server adds the time. The
 * visitor does not wait for it. Never throws.
 */
export function recordChoice(accepted: readonly Purpose[]): void {
  const id = readCookie(ID_COOKIE) ?? newId();
  writeCookie(ID_COOKIE, id, { maxAge: LIFE_S });
  const record = {
    id,
    textVersion: asText(cookieSettings().cookieBannerTextVersion) ?? VERSION,
    choices: Object.fromEntries(PURPOSES.map((purpose) => [purpose, accepted.includes(purpose)])),
    pagePath: location.pathname,
  };
  beacon(`${pageContext().apiRoot}consent/records`, JSON.stringify(record));
}
