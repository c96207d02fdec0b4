import { scriptGlobal } from '../../platform/page/script-global.js';
import { onePerPage } from '../../platform/store.js';
import { consent } from './consent.js';
import { allowsTrackers, enforceCookiePolicy } from './cookie-policy.js';
import { cookieSettings } from './cookie-settings.js';
import { loadBannerOnDemand } from './load-banner.js';
import type { Purpose } from './purposes.js';

/** Version 2 of Google's consent mode (developers.google.com/tag-platform/security/guides/consent). */
const SIGNALS = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
} as const;

type DataLayer = ArrayLike<unknown>[];
const dataLayer = (): DataLayer => {
  const own = scriptGlobal('dataLayer');
  return Array.isArray(own) ? (own as DataLayer) : ((window as { dataLayer?: DataLayer }).dataLayer = []);
};

/** Google's tags accept only `arguments` objects as commands and ignore arrays. */
function command(..._words: unknown[]): ArrayLike<unknown> {
  return arguments; // eslint-disable-line prefer-rest-params -- an array would be ignored, see above
}

type Allows = (purpose: Purpose) => boolean;

const signalsFor = (allows: Allows) =>
  Object.fromEntries(
    Object.entries(SIGNALS).map(([signal, purpose]) => [signal, allows(purpose) ? 'granted' : 'denied']),
  );

function pushConsent(kind: 'default' | 'update', allows: Allows): void {
  const signals = signalsFor(allows);
  const entry = command('consent', kind, signals);
  const layer = dataLayer();
  // A default applies to what follows it. Until Google's script has installed its own `push`, nothing has read the
  // list, and the default can still become its first entry.
  if (kind === 'default' && layer.push === Array.prototype.push) layer.unshift(entry);
  else layer.push(entry);
}

/**
 * Passes the visitor's choice to Google's tags, where the page sets `cookieSettings.googleConsentMode: true`: denied
 * before any tag runs, then an update for each change. A default that the page has set itself stays.
 */
export function startGoogleConsentMode(): () => void {
  if (cookieSettings().googleConsentMode !== true) return () => {};
  const none = () => false;
  if (!dataLayer().some((entry) => entry[0] === 'consent' && entry[1] === 'default')) pushConsent('default', none);
  let last = JSON.stringify(signalsFor(none));
  const update = () => {
    const next = JSON.stringify(signalsFor(allowsTrackers));
    if (next === last) return;
    last = next;
    pushConsent('update', allowsTrackers);
  };
  update();
  return consent().subscribe(update);
}

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
