import { pageContext } from '../../platform/page/read-page.js';
import { consent } from './consent.js';
import { allowsThirdParties, allowsVisitorCookies } from './permissions.js';

/** Version 2 of Google's consent mode (developers.google.com/tag-platform/security/guides/consent). */
const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

type DataLayer = ArrayLike<unknown>[];
const dataLayer = () => ((window as { dataLayer?: DataLayer }).dataLayer ??= []);

/** Google's tags accept only `arguments` objects as commands and ignore arrays. */
function command(..._words: unknown[]): ArrayLike<unknown> {
  return arguments; // eslint-disable-line prefer-rest-params -- an array would be ignored, see above
}

function pushConsent(kind: 'default' | 'update', granted: boolean): void {
  const signals = Object.fromEntries(SIGNALS.map((signal) => [signal, granted ? 'granted' : 'denied']));
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
  if (pageContext().cookieSettings['googleConsentMode'] !== true) return () => {};
  if (!dataLayer().some((entry) => entry[0] === 'consent' && entry[1] === 'default')) pushConsent('default', false);
  let granted = false;
  const update = () => {
    const isGranted = allowsThirdParties() && allowsVisitorCookies();
    if (isGranted === granted) return;
    granted = isGranted;
    pushConsent('update', granted);
  };
  update();
  return consent().subscribe(update);
}
