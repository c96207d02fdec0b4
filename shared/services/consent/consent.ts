import { readCookies, removeCookie, writeCookie } from '../../platform/storage/cookies.js';
import { createStore, onePerPage, type Store } from '../../platform/store.js';
import { openTabChannel } from '../../platform/page/tab-channel.js';
import { whenActivated } from '../../platform/page/when-activated.js';
import { cookieSettings } from './cookie-settings.js';
import { hasOptOutSignal, LIFE_S, VERSION, VERSION_COOKIE } from './answer-cookie.js';
import { offeredPurposes, PURPOSES, readPurposes, type Purpose } from './purposes.js';
import { clearTrackingData, cookieNameSetting } from './tracking-data.js';

export type Consent = 'undecided' | 'accepted' | 'declined';
type Choice = Exclude<Consent, 'undecided'>;

export interface ConsentService extends Pick<Store<Consent>, 'get' | 'subscribe'> {
  /** The choice as a whole: `declined` as well where the visitor has accepted only some of the purposes that are offered. */
  get(): Consent;
  /** Whether the visitor has accepted all, or this purpose. */
  allows(purpose: Purpose): boolean;
  /** Accepts everything, whatever the site lets its visitors choose apart. */
  accept(): void;
  decline(): void;
  /**
   * Accepts these purposes and declines the others, those that the site does not offer among them. The choice as a whole is
   * `accepted` for all that the site offers. None is the same as `decline()`. Other words are left out.
   */
  choose(purposes: readonly Purpose[]): void;
  /** Deletes the stored choice: the visitor is asked again. */
  reset(): void;
}

/** Contains "true" or "false" (storefront §4). Default: the name that hosted sites use (ambiguity A11). */
const cookieName = () => cookieNameSetting('consentCookieName', 'ss_cookieAllowed');

/** The accepted purposes of a visitor who has accepted some: `analytics.media`. */
const PURPOSES_COOKIE = 'ss_cookiePurposes';

interface Stored {
  readonly choice: Choice;
  readonly purposes: readonly Purpose[];
}
const isSame = (one: Stored | undefined, other: Stored) =>
  one?.choice === other.choice && one.purposes.join() === other.purposes.join();

/** Of several cookies of a name, which a parent domain and folders may have, the strictest rules. */
function readStored(): Stored | undefined {
  const answers = readCookies(VERSION_COOKIE).includes(VERSION) ? readCookies(cookieName()) : [];
  const choice = answers.includes('false') ? 'declined' : answers.includes('true') ? 'accepted' : undefined;
  if (!choice) return undefined;
  const [first = choice === 'accepted' ? PURPOSES : [], ...others] = readCookies(PURPOSES_COOKIE).map((text) =>
    readPurposes(text.split('.')),
  );
  return { choice, purposes: first.filter((each) => others.every((one) => one.includes(each))) };
}

/**
 * The visitor's choice: one for the page, shared between its tabs. It works without any block. What a choice permits
 * is decided in permissions.ts and cookie-policy.ts.
 */
export const consent = (): ConsentService => onePerPage('consent', createConsent);

function createConsent(): ConsentService {
  /** A choice that cannot be read back, because the browser refuses cookies: it lasts as long as the page. */
  let unsaved: Stored | undefined;
  const signalled = (): Consent => (hasOptOutSignal() ? 'declined' : 'undecided');
  const stored = () => unsaved ?? readStored();
  /** What is rendered ahead may never be seen: until then nothing is permitted that would tell others of it. */
  let activation = whenActivated();
  /** The choice and its purposes as one text, so that listeners learn of changes of either. */
  const now = () => `${stored()?.choice ?? signalled()}:${activation ? '' : (stored()?.purposes.join() ?? '')}`;
  const state = createStore(now());
  const update = () => state.set(now());
  void activation?.then(() => {
    activation = undefined;
    update();
  });
  // Each tab reads the cookies itself: the content of a message is not trusted.
  const handleMessage = () => {
    if (readStored()) unsaved = undefined;
    update();
  };
  const notifyTabs = openTabChannel('sq-consent', handleMessage, update);
  document.addEventListener('visibilitychange', update);

  const store = (next: Stored) => {
    writeCookie(cookieName(), String(next.choice === 'accepted'), { maxAge: LIFE_S });
    writeCookie(VERSION_COOKIE, VERSION, { maxAge: LIFE_S });
    const isPartial = next.purposes.length > 0 && next.purposes.length < PURPOSES.length;
    if (isPartial || !removeCookie(PURPOSES_COOKIE))
      writeCookie(PURPOSES_COOKIE, next.purposes.join('.'), { maxAge: LIFE_S });
    unsaved = isSame(readStored(), next) ? undefined : next;
    if (!next.purposes.includes('analytics')) clearTrackingData();
    update();
    notifyTabs(next.choice);
    // Only where the site's context asks for it.
    if (cookieSettings().isConsentRecorded === true)
      import('./record-choice.js').then(
        ({ recordChoice }) => recordChoice(next.purposes),
        () => {}, // the visitor's choice holds without the record
      );
  };
  return {
    get: () => state.get().split(':')[0] as Consent,
    subscribe: state.subscribe,
    allows: (purpose) => state.get().split(':')[1]!.split(',').includes(purpose),
    accept: () => store({ choice: 'accepted', purposes: PURPOSES }),
    decline: () => store({ choice: 'declined', purposes: [] }),
    choose(purposes) {
      const chosen = readPurposes(purposes);
      const offered = offeredPurposes();
      const isAll = offered.length > 0 && offered.every((purpose) => chosen.includes(purpose));
      store({ choice: isAll ? 'accepted' : 'declined', purposes: chosen });
    },
    reset() {
      for (const name of [cookieName(), VERSION_COOKIE, PURPOSES_COOKIE]) removeCookie(name);
      unsaved = undefined;
      update();
      notifyTabs('undecided');
    },
  };
}
