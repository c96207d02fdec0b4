import { pageContext } from '../../platform/page/read-page.js';
import { consent } from './consent.js';
import { readBannerSettings } from './banner-settings.js';

/** Version 2 of Google's consent mode (developers.google.com/tag-platform/security/guides/consent). */
const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

type DataLayer = ArrayLike<unknown>[];
const dataLayer = () => ((window as { dataLayer?: DataLayer }).dataLayer ??= []);

/** Google's tags take only `arguments` objects for commands; arrays they ignore. */
function command(..._words: unknown[]): ArrayLike<unknown> {
  return arguments; // eslint-disable-line prefer-rest-params -- as said above
}

function say(what: 'default' | 'update', granted: boolean): void {
  const signals = Object.fromEntries(SIGNALS.map((signal) => [signal, granted ? 'granted' : 'denied']));
  const entry = command('consent', what, signals);
  const layer = dataLayer();
  // A default counts for what comes after it. Until Google's script has put its own `push` in place, nobody has read
  // the list, and the default can still be made its first entry.
  if (what === 'default' && layer.push === Array.prototype.push) layer.unshift(entry);
  else layer.push(entry);
}

/**
 * Tells Google's tags what the visitor allows, where the page asks for it: `cookieSettings.googleConsentMode: true`.
 * Denied before any tag, then what the visitor has chosen. A default that the page has set itself stays.
 */
export function startGoogleConsentMode(): () => void {
  const { cookieSettings } = pageContext();
  if (cookieSettings['googleConsentMode'] !== true) return () => {};
  const { restrictiveAbsolute } = readBannerSettings(cookieSettings);
  const isGranted = () => consent().get() === 'accepted' && !restrictiveAbsolute;

  if (!dataLayer().some((entry) => entry[0] === 'consent' && entry[1] === 'default')) say('default', false);
  let granted = false;
  const update = () => {
    if (isGranted() === granted) return;
    granted = !granted;
    say('update', granted);
  };
  update();
  return consent().subscribe(update);
}
