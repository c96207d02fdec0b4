import { readCookie, removeCookie, writeCookie } from '../storage/cookies.js';
import { createStore, onePerPage, type Store } from '../store.js';

export type Consent = 'undecided' | 'accepted' | 'declined';

export interface ConsentService extends Store<Consent> {
  accept(): void;
  decline(): void;
  /** Forgets the choice, as when the banner's version changes. */
  reset(): void;
}

/** Ambiguity A11: the name that hosted sites use; "true" or "false" (storefront §4). */
const CHOICE_COOKIE = 'ss_cookieAllowed';
const VERSION_COOKIE = 'ss_cookieBannerVersion';
/** Storefront §9: 30 days, banner version 2. A choice made of another version is asked for again. */
const VERSION = '2';
const LIFE_S = 30 * 24 * 60 * 60;
/** What a restrictive policy clears: the visitor cookies and the analytics id (storefront §3, §9). */
export const TRACKING_COOKIES = ['ss_cvr', 'ss_cvt', 'ss_analytics_id'] as const;
const CHANNEL = 'sq-consent';

function readChoice(): Consent {
  if (readCookie(VERSION_COOKIE) !== VERSION) return 'undecided';
  const choice = readCookie(CHOICE_COOKIE);
  return choice === 'true' ? 'accepted' : choice === 'false' ? 'declined' : 'undecided';
}

/** The visitor's choice: one for the page, shared between its tabs. It runs without any block. */
export const consent = (): ConsentService => onePerPage('consent', createConsent);

/**
 * The gate of every third-party script, frame, pixel and tile: open only after a clear yes. A Global Privacy Control
 * signal is thereby honoured as long as the visitor has not said yes to this site.
 */
export const allowsThirdParties = (): boolean => consent().get() === 'accepted';

export const clearTracking = (): void => TRACKING_COOKIES.forEach(removeCookie);

function createConsent(): ConsentService {
  const store = createStore<Consent>(readChoice());
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;
  const choose = (choice: Exclude<Consent, 'undecided'>) => {
    writeCookie(CHOICE_COOKIE, String(choice === 'accepted'), { maxAge: LIFE_S });
    writeCookie(VERSION_COOKIE, VERSION, { maxAge: LIFE_S });
    if (choice === 'declined') clearTracking();
    store.set(choice);
    channel?.postMessage(choice);
  };
  const read = () => store.set(readChoice());
  channel?.addEventListener('message', read);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
  return {
    ...store,
    accept: () => choose('accepted'),
    decline: () => choose('declined'),
    reset() {
      removeCookie(CHOICE_COOKIE);
      removeCookie(VERSION_COOKIE);
      store.set('undecided');
      channel?.postMessage('undecided');
    },
  };
}
