import { pageContext } from '../page/read-page.js';
import { readCookie, removeCookie, writeCookie } from '../storage/cookies.js';
import { createStore, onePerPage, type Store } from '../store.js';

export type Consent = 'undecided' | 'accepted' | 'declined';

export interface ConsentService extends Store<Consent> {
  accept(): void;
  decline(): void;
  /** Forgets the choice: the visitor is asked again. */
  reset(): void;
}

/** Ambiguity A11: the name that hosted sites use; "true" or "false" (storefront §4). */
const DEFAULT_COOKIE = 'ss_cookieAllowed';
const VERSION_COOKIE = 'ss_cookieBannerVersion';
/** Storefront §9: 30 days, banner version 2. A choice made of another version is asked for again. */
const VERSION = '2';
const LIFE_S = 30 * 24 * 60 * 60;
/** What a restrictive policy clears: the visitor cookies and the analytics id (storefront §3, §9). */
export const TRACKING_COOKIES = ['ss_cvr', 'ss_cvt', 'ss_analytics_id'] as const;
const CHANNEL = 'sq-consent';

/** A site that names the cookie otherwise says so in its context: `cookieSettings.consentCookieName`. */
function cookieName(): string {
  const name = pageContext().cookieSettings['consentCookieName'];
  return typeof name === 'string' && /^[\w-]+$/.test(name) ? name : DEFAULT_COOKIE;
}

/** A Global Privacy Control signal is a no for as long as the visitor has told this site nothing else. */
const withoutChoice = (): Consent =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ? 'declined' : 'undecided';

function readChoice(): Consent {
  const choice = readCookie(VERSION_COOKIE) === VERSION ? readCookie(cookieName()) : undefined;
  return choice === 'true' ? 'accepted' : choice === 'false' ? 'declined' : withoutChoice();
}

/** The visitor's choice: one for the page, shared between its tabs. It runs without any block. */
export const consent = (): ConsentService => onePerPage('consent', createConsent);

/**
 * The gate of every third-party script, frame, pixel and tile: open only after a clear yes.
 */
export const allowsThirdParties = (): boolean => consent().get() === 'accepted';

export const clearTracking = (): void => TRACKING_COOKIES.forEach(removeCookie);

function createConsent(): ConsentService {
  const store = createStore<Consent>(readChoice());
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;
  const choose = (choice: Exclude<Consent, 'undecided'>) => {
    writeCookie(cookieName(), String(choice === 'accepted'), { maxAge: LIFE_S });
    writeCookie(VERSION_COOKIE, VERSION, { maxAge: LIFE_S });
    if (choice === 'declined') clearTracking();
    store.set(choice);
    channel?.postMessage(choice);
  };
  const read = () => store.set(readChoice());
  // Each tab reads the cookie itself: what another tab says is only a reason to look.
  channel?.addEventListener('message', read);
  document.addEventListener('visibilitychange', read);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
  return {
    ...store,
    accept: () => choose('accepted'),
    decline: () => choose('declined'),
    reset() {
      removeCookie(cookieName());
      removeCookie(VERSION_COOKIE);
      read();
      channel?.postMessage('undecided');
    },
  };
}
