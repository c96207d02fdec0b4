import { expect } from '@open-wc/testing';
import { readCookie, removeCookie } from '../../platform/storage/cookies.js';
import { removeContext, setContext } from '../../testing/page-context.js';
import { consent } from './consent.js';
import { startGates } from './gates.js';
import { TRACKING_COOKIES } from './tracking-data.js';

describe('cookie policy', () => {
  const policies = {
    none: {},
    restrictive: { isRestrictiveCookiePolicyEnabled: true },
    'restrictive, by the name of the API': { isAnalyticsCookiesDisabled: true },
    absolute: { isRestrictiveCookiePolicyAbsolute: true },
  };
  /** What is left of earlier visits. */
  const kept: Record<keyof typeof policies, Record<'undecided' | 'accepted' | 'declined', boolean>> = {
    none: { undecided: true, accepted: true, declined: false },
    restrictive: { undecided: false, accepted: true, declined: false },
    'restrictive, by the name of the API': { undecided: false, accepted: true, declined: false },
    absolute: { undecided: false, accepted: false, declined: false },
  };
  for (const [policy, cookieSettings] of Object.entries(policies))
    for (const [choice, isKept] of Object.entries(kept[policy as keyof typeof policies]))
      it(`${isKept ? 'keeps' : 'clears'} the tracking cookies: policy ${policy}, visitor ${choice} [CKB-024]`, () => {
        setContext({ cookieSettings, measuring: { robots: true } });
        if (choice === 'accepted') consent().accept();
        if (choice === 'declined') consent().decline();
        TRACKING_COOKIES.forEach((name) => (document.cookie = `${name}=1; path=/`));
        const stop = startGates();
        const left = TRACKING_COOKIES.filter((name) => readCookie(name) !== undefined);
        stop();
        TRACKING_COOKIES.forEach(removeCookie);
        consent().reset();
        removeContext();
        expect(left).to.deep.equal(isKept ? [...TRACKING_COOKIES] : []);
      });
  it('clears the tracking cookies without the banner; an absolute policy also after the visitor has accepted [CKB-024, CKB-010]', () => {
    setContext({ cookieSettings: { isRestrictiveCookiePolicyAbsolute: true } });
    const set = () => TRACKING_COOKIES.forEach((name) => (document.cookie = `${name}=1; path=/`));
    const left = () => TRACKING_COOKIES.filter((name) => readCookie(name) !== undefined);
    set();
    const stop = startGates();
    expect(left()).to.deep.equal([]);
    set();
    consent().accept();
    expect(left()).to.deep.equal([]);
    stop();
    consent().reset();
    removeContext();
  });
  it('clears an analytics id of another name too, as a cookie and in local storage [CKB-024]', () => {
    setContext({ cookieSettings: { isRestrictiveCookiePolicyEnabled: true, analyticsCookieName: 'studio_id' } });
    for (const name of ['studio_id', 'ss_analytics_id', 'own']) {
      document.cookie = `${name}=1; path=/`;
      localStorage.setItem(name, '1');
    }
    const left = () => [readCookie('studio_id'), readCookie('ss_analytics_id'), localStorage.getItem('studio_id')];
    try {
      const stop = startGates();
      expect(left()).to.deep.equal([undefined, undefined, null]);
      expect([readCookie('own'), localStorage.getItem('own')], "the page's own").to.deep.equal(['1', '1']);
      stop();
    } finally {
      document.cookie = 'own=; max-age=0; path=/';
      ['own', 'ss_analytics_id'].forEach((name) => localStorage.removeItem(name));
      removeContext();
    }
  });
});
