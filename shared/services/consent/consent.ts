import { readCookie, removeCookie, writeCookie } from '../../platform/storage/cookies.js';
import { createStore, onePerPage, type Store } from '../../platform/store.js';
import { openTabChannel } from '../../platform/page/tab-channel.js';
import { hasOptOutSignal, VERSION, VERSION_COOKIE } from './is-answered.js';
import { clearTrackingData, cookieNameSetting } from './tracking-data.js';

export type Consent = 'undecided' | 'accepted' | 'declined';
type Choice = Exclude<Consent, 'undecided'>;

export interface ConsentService extends Store<Consent> {
  accept(): void;
  decline(): void;
  /** Deletes the stored choice: the visitor is asked again. */
  reset(): void;
}

/** Storefront §9: 30 days. */
const LIFE_S = 30 * 24 * 60 * 60;

/** Contains "true" or "false" (storefront §4). Default: the name that hosted sites use (ambiguity A11). */
const cookieName = () => cookieNameSetting('consentCookieName', 'ss_cookieAllowed');

function readChoice(): Choice | undefined {
  const choice = readCookie(VERSION_COOKIE) === VERSION ? readCookie(cookieName()) : undefined;
  return choice === 'true' ? 'accepted' : choice === 'false' ? 'declined' : undefined;
}

/**
 * The visitor's choice: one for the page, shared between its tabs. It works without any block. What a choice permits
 * is decided in permissions.ts.
 */
export const consent = (): ConsentService => onePerPage('consent', createConsent);

function createConsent(): ConsentService {
  /** A choice that could not be stored, because the browser refuses cookies: it lasts as long as the page. */
  let unsaved: Choice | undefined;
  const current = (): Consent => readChoice() ?? unsaved ?? (hasOptOutSignal() ? 'declined' : 'undecided');
  const store = createStore<Consent>(current());
  const update = () => store.set(current());
  // Each tab reads the cookie itself: the content of a message is not trusted.
  const notifyTabs = openTabChannel('sq-consent', update, update);
  document.addEventListener('visibilitychange', update);

  const choose = (choice: Choice) => {
    writeCookie(cookieName(), String(choice === 'accepted'), { maxAge: LIFE_S });
    writeCookie(VERSION_COOKIE, VERSION, { maxAge: LIFE_S });
    unsaved = readChoice() === choice ? undefined : choice;
    if (choice === 'declined') clearTrackingData();
    store.set(choice);
    notifyTabs(choice);
  };
  return {
    ...store,
    accept: () => choose('accepted'),
    decline: () => choose('declined'),
    reset() {
      removeCookie(cookieName());
      removeCookie(VERSION_COOKIE);
      unsaved = undefined;
      update();
      notifyTabs('undecided');
    },
  };
}
