import { onePerPage } from '../../platform/store.js';
import { consent } from './consent.js';
import { enforceCookiePolicy } from './cookie-policy.js';
import { startGoogleConsentMode } from './google-consent-mode.js';
import { loadBannerOnDemand } from './load-banner.js';

const running = () => onePerPage('choice', (): { stop?: (() => void) | undefined } => ({}));

/**
 * What follows from the visitor's choice on every page that asks: the cookie policy is enforced now and after each change,
 * Google's tags are notified, and the banner is loaded on demand. Runs once per page; the returned function ends it.
 */
export function startChoice(): () => void {
  const page = running();
  return (page.stop ??= start(() => (page.stop = undefined)));
}

function start(onStop: () => void): () => void {
  enforceCookiePolicy();
  const stops = [consent().subscribe(() => enforceCookiePolicy()), startGoogleConsentMode(), loadBannerOnDemand()];
  return () => {
    stops.forEach((stop) => stop());
    onStop();
  };
}
