import { pageContext } from '../../platform/page/read-page.js';
import { readCookie, removeCookie, writeCookie } from '../../platform/storage/cookies.js';
import { createStore, onePerPage, type Store } from '../../platform/store.js';
import { betweenTabs } from '../../platform/page/between-tabs.js';
import { hasOptOutSignal, VERSION, VERSION_COOKIE } from './is-answered.js';

export type Consent = 'undecided' | 'accepted' | 'declined';
type Choice = Exclude<Consent, 'undecided'>;

export interface ConsentService extends Store<Consent> {
  accept(): void;
  decline(): void;
  /** Forgets the choice: the visitor is asked again. */
  reset(): void;
}

/** Ambiguity A11: the name that hosted sites use; "true" or "false" (storefront §4). */
const DEFAULT_COOKIE = 'ss_cookieAllowed';
/** Storefront §9: 30 days. */
const LIFE_S = 30 * 24 * 60 * 60;
/** What a restrictive policy clears: the visitor cookies and the analytics id (storefront §3, §9). */
export const TRACKING_COOKIES = ['ss_cvr', 'ss_cvt', 'ss_analytics_id'] as const;

/** A site that names the cookie otherwise says so in its context: `cookieSettings.consentCookieName`. */
function cookieName(): string {
  const name = pageContext().cookieSettings['consentCookieName'];
  return typeof name === 'string' && /^[\w-]+$/.test(name) ? name : DEFAULT_COOKIE;
}

function readChoice(): Choice | undefined {
  const choice = readCookie(VERSION_COOKIE) === VERSION ? readCookie(cookieName()) : undefined;
  return choice === 'true' ? 'accepted' : choice === 'false' ? 'declined' : undefined;
}

/** The visitor's choice: one for the page, shared between its tabs. It runs without any block. */
export const consent = (): ConsentService => onePerPage('consent', createConsent);

/**
 * The gate of every third-party script, frame, pixel and tile: open only after a clear yes.
 */
export const allowsThirdParties = (): boolean => consent().get() === 'accepted';

/** Whether the browser's opt-out signal stands: it is a no until the visitor tells this site otherwise. */
export const isSignalHonoured = (): boolean => hasOptOutSignal() && !allowsThirdParties();

export const clearTracking = (): void => TRACKING_COOKIES.forEach(removeCookie);

function createConsent(): ConsentService {
  /** A choice that no cookie could keep, as the browser refuses them: it lasts as long as the page. */
  let unsaved: Choice | undefined;
  const now = (): Consent => readChoice() ?? unsaved ?? (hasOptOutSignal() ? 'declined' : 'undecided');
  const store = createStore<Consent>(now());
  const read = () => store.set(now());
  // Each tab reads the cookie itself: what another tab says is only a reason to look.
  const tell = betweenTabs('sq-consent', read);
  document.addEventListener('visibilitychange', read);

  const choose = (choice: Choice) => {
    writeCookie(cookieName(), String(choice === 'accepted'), { maxAge: LIFE_S });
    writeCookie(VERSION_COOKIE, VERSION, { maxAge: LIFE_S });
    unsaved = readChoice() === choice ? undefined : choice;
    if (choice === 'declined') clearTracking();
    store.set(choice);
    tell(choice);
  };
  return {
    ...store,
    accept: () => choose('accepted'),
    decline: () => choose('declined'),
    reset() {
      removeCookie(cookieName());
      removeCookie(VERSION_COOKIE);
      unsaved = undefined;
      read();
      tell('undecided');
    },
  };
}
