import { expect } from '@open-wc/testing';
import { readCookie } from '../../platform/storage/cookies.js';
import { isEmptyText, readBannerSettings } from './banner-settings.js';
import { pretend } from '../../testing/storage.js';
import { forgetPageContext } from '../../platform/page/read-page.js';
import { pageRegistry } from '../../platform/page/page-registry.js';
import { consent } from './consent.js';
import { isAnswered } from './answer-cookie.js';
import { isOptOutSignalApplied } from './cookie-policy.js';
import { allowsThirdParties } from './permissions.js';
import { PURPOSES } from './purposes.js';
import { clearTrackingData, TRACKING_COOKIES } from './tracking-data.js';
import { until } from '../../testing/fixture.js';

/** The next call of `consent()` creates the store, as on a page that has just been opened. */
const forgetStore = () => void pageRegistry().stores.delete('consent');
const restores: (() => void)[] = [];

describe('consent', () => {
  afterEach(() => consent().reset());

  it('is undecided until the visitor chooses, and stores true or false in a cookie [CKB-014]', () => {
    expect(consent().get()).to.equal('undecided');
    consent().accept();
    expect([consent().get(), readCookie('ss_cookieAllowed')]).to.deep.equal(['accepted', 'true']);
    consent().decline();
    expect([consent().get(), readCookie('ss_cookieAllowed')]).to.deep.equal(['declined', 'false']);
  });
  it('is stored for 30 days, with banner version 2 [CKB-023]', async () => {
    const context = document.createElement('script');
    const settings = { cookieSettings: { isConsentRecorded: true } };
    Object.assign(context, { type: 'application/json', id: 'sq-context', textContent: JSON.stringify(settings) });
    document.head.append(context);
    forgetPageContext();
    restores.push(pretend(navigator, 'sendBeacon', () => true));
    const written: string[] = [];
    restores.push(pretend(Document.prototype, 'cookie', ''));
    Object.defineProperty(Document.prototype, 'cookie', {
      configurable: true,
      get: () => '',
      set: (text: string) => written.push(text),
    });
    consent().choose(['media']);
    consent().accept();
    const lineOf = (start: string) => written.find((text) => text.startsWith(start));
    // Its code comes with the first record.
    await until(() => lineOf('ss_consentId='));
    restores.splice(0).forEach((restore) => restore());
    context.remove();
    forgetPageContext();
    for (const start of [
      'ss_cookieAllowed=true',
      'ss_cookieBannerVersion=2',
      'ss_cookiePurposes=media',
      'ss_consentId=',
    ])
      expect(lineOf(start), start).to.contain('max-age=2592000');
  });
  it('allows third parties only after the visitor has accepted', () => {
    expect(allowsThirdParties('media')).to.equal(false);
    consent().accept();
    expect(allowsThirdParties('media')).to.equal(true);
    consent().decline();
    expect(allowsThirdParties('media')).to.equal(false);
  });
  it('clears the tracking cookies when declined [CKB-024]', () => {
    for (const name of TRACKING_COOKIES) document.cookie = `${name}=1; path=/`;
    consent().decline();
    for (const name of TRACKING_COOKIES) expect(readCookie(name)).to.equal(undefined);
    document.cookie = 'ss_cvr=1; path=/';
    clearTrackingData();
    expect(readCookie('ss_cvr')).to.equal(undefined);
  });
  it('follows a choice that is made in another tab', async () => {
    document.cookie = 'ss_cookieAllowed=true; path=/';
    document.cookie = 'ss_cookieBannerVersion=2; path=/';
    const tab = new BroadcastChannel('sq-consent');
    // Some engines open a channel a moment after it is created.
    await until(() => {
      tab.postMessage('accepted');
      return consent().get() === 'accepted';
    });
    tab.close();
  });
  describe('beside cookies that the page cannot remove', () => {
    /** A jar in which cookies of a parent domain stand first, and stay. */
    const keepStale = (stale: string) => {
      const own = new Map<string, string>();
      restores.push(pretend(Document.prototype, 'cookie', ''));
      Object.defineProperty(Document.prototype, 'cookie', {
        configurable: true,
        get: () => [stale, ...[...own].map(([name, value]) => `${name}=${value}`)].join('; '),
        set(text: string) {
          const [pair = '', ...rest] = text.split('; ');
          const [name = '', value = ''] = pair.split('=');
          if (rest.includes('max-age=0')) own.delete(name);
          else own.set(name, value);
        },
      });
    };
    afterEach(() => {
      restores.pop()!();
      forgetStore();
    });

    it('a no rules, on this page and on the next', () => {
      keepStale('ss_cookieAllowed=true; ss_cookieBannerVersion=2; ss_cookiePurposes=analytics.media');
      forgetStore();
      consent().decline();
      for (const next of [() => {}, forgetStore]) {
        next();
        expect([consent().get(), consent().allows('analytics')]).to.deep.equal(['declined', false]);
      }
    });
    it('a yes rules as long as the page, and the no on the next', () => {
      keepStale('ss_cookieAllowed=false; ss_cookieBannerVersion=2');
      forgetStore();
      consent().accept();
      expect([consent().get(), consent().allows('media')]).to.deep.equal(['accepted', true]);
      forgetStore();
      expect([consent().get(), consent().allows('media')]).to.deep.equal(['declined', false]);
    });
    it('only purposes that were accepted everywhere are permitted on the next page', () => {
      keepStale('ss_cookieAllowed=false; ss_cookieBannerVersion=2; ss_cookiePurposes=analytics.media');
      forgetStore();
      consent().choose(['media', 'functional']);
      forgetStore();
      expect(PURPOSES.filter((each) => consent().allows(each))).to.deep.equal(['media']);
    });
  });
  it('permits nothing to others on a page that is rendered ahead, until it is shown', () => {
    consent().accept();
    let isAhead = true;
    const restore = pretend(Document.prototype as Document & { prerendering?: boolean }, 'prerendering', undefined);
    Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => isAhead });
    forgetStore();
    const permitted: boolean[] = [];
    consent().subscribe(() => permitted.push(allowsThirdParties('media')));
    expect([consent().get(), allowsThirdParties('media')]).to.deep.equal(['accepted', false]);
    isAhead = false;
    document.dispatchEvent(new Event('prerenderingchange'));
    return until(() => permitted.length === 1 && permitted[0] && allowsThirdParties('media')).finally(restore);
  });
  it('closes its channel before the page is frozen, and reads the cookie again when it is restored', async () => {
    const open: string[] = [];
    const restore = pretend(
      window,
      'BroadcastChannel',
      class extends BroadcastChannel {
        constructor(name: string) {
          super(name);
          open.push('open');
        }
        override close() {
          super.close();
          open.push('closed');
        }
      },
    );
    forgetStore();
    expect(consent().get()).to.equal('undecided');
    restore();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    consent().accept();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(open).to.deep.equal(['open', 'closed']);
    document.cookie = 'ss_cookieAllowed=false; path=/';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(consent().get()).to.equal('declined');
  });
  it('lasts as long as the page where the browser refuses cookies and channels', () => {
    const restore = pretend(window, 'BroadcastChannel', function () {
      throw new DOMException('refused', 'SecurityError');
    });
    restores.push(pretend(Document.prototype, 'cookie', ''));
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} });
    forgetStore();
    consent().accept();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(consent().get()).to.equal('accepted');
    consent().decline();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(consent().get()).to.equal('declined');
    consent().reset();
    expect(consent().get()).to.equal('undecided');
    restores.pop()!();
    restore();
  });
  it('is declined by Global Privacy Control, until the visitor accepts on this site', () => {
    const restore = pretend(navigator, 'globalPrivacyControl' as keyof Navigator, true);
    forgetStore();
    expect([consent().get(), isOptOutSignalApplied(), isAnswered()]).to.deep.equal(['declined', true, true]);
    expect(readCookie('ss_cookieAllowed'), 'no choice is stored for the visitor').to.equal(undefined);
    consent().accept();
    expect([consent().get(), isOptOutSignalApplied()]).to.deep.equal(['accepted', false]);
    consent().reset();
    expect(consent().get()).to.equal('declined');
    restore();
    consent().reset();
  });
  it('is undecided again when the choice was made on another version of the banner', () => {
    consent().accept();
    document.cookie = 'ss_cookieBannerVersion=1; path=/';
    document.dispatchEvent(new Event('visibilitychange'));
    expect([consent().get(), isAnswered()]).to.deep.equal(['undecided', false]);
  });
  it('uses the cookie name that the site sets, and the loader still detects the answer', () => {
    const context = document.createElement('script');
    const settings = { cookieSettings: { consentCookieName: 'shopConsent' } };
    Object.assign(context, { type: 'application/json', id: 'sq-context', textContent: JSON.stringify(settings) });
    document.head.append(context);
    forgetPageContext();
    expect(isAnswered()).to.equal(false);
    consent().accept();
    expect([readCookie('shopConsent'), readCookie('ss_cookieAllowed')]).to.deep.equal(['true', undefined]);
    expect(isAnswered()).to.equal(true);
    consent().reset();
    context.remove();
    forgetPageContext();
  });
});

describe('banner settings', () => {
  it('falls back for what is missing or wrong [CKB-019]', () => {
    const defaults = { position: 'BOTTOM', theme: 'DARK', variant: 'BAR', ctaVariant: 'ICON', acceptType: 'OPT_IN' };
    expect(readBannerSettings({})).to.include(defaults);
    const wrong = {
      cookieBannerVariant: 'BUBBLE',
      cookieBannerTheme: 7,
      cookieBannerCtaVariant: null,
      cookieBannerPosition: 'LEFT',
      cookieBannerAcceptType: '',
    };
    expect(readBannerSettings(wrong)).to.include(defaults);
    expect(readBannerSettings({ cookieBannerVariant: 'popup', cookieBannerPosition: 'TOP' }).position).to.equal(
      'BOTTOM_LEFT',
    );
  });
  it('treats an empty paragraph as no text [CKB-018]', () => {
    for (const text of ['', ' ', '<p></p>', '<p class="x" style="a">&nbsp; </p>'])
      expect(isEmptyText(text), text).to.equal(true);
    for (const text of ['Hello', '<p>Hello</p>', '<p></p><p>b</p>']) expect(isEmptyText(text), text).to.equal(false);
  });
  it('maps isAnalyticsCookiesDisabled to the restrictive policy [CKB-011]', () => {
    expect(readBannerSettings({ isAnalyticsCookiesDisabled: true }).restrictive).to.equal(true);
    expect(readBannerSettings({}).restrictive).to.equal(false);
  });
  it('restricts visitor data where the activity log is off [CKB-012]', () => {
    expect(readBannerSettings({ isActivityLogEnabled: false }).visitorDataRestricted).to.equal(true);
    expect(readBannerSettings({ isActivityLogEnabled: true }).visitorDataRestricted).to.equal(false);
  });
});
