import { expect, waitUntil } from '@open-wc/testing';
import { readCookie } from '../storage/cookies.js';
import { isEmptyText, readBannerSettings } from './banner-settings.js';
import { allowsThirdParties, clearTracking, consent, TRACKING_COOKIES } from './consent.js';

describe('consent', () => {
  afterEach(() => consent().reset());

  it('is undecided until the visitor chooses, and stores true or false in a cookie [CKB-014]', () => {
    expect(consent().get()).to.equal('undecided');
    consent().accept();
    expect([consent().get(), readCookie('ss_cookieAllowed')]).to.deep.equal(['accepted', 'true']);
    consent().decline();
    expect([consent().get(), readCookie('ss_cookieAllowed')]).to.deep.equal(['declined', 'false']);
  });
  it('lives 30 days and carries banner version 2 [CKB-023]', () => {
    const written: string[] = [];
    const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => '',
      set: (text: string) => written.push(text),
    });
    consent().accept();
    delete (document as { cookie?: string }).cookie;
    expect(real.set).not.to.equal(undefined);
    expect(written.find((text) => text.startsWith('ss_cookieAllowed=true'))).to.contain('max-age=2592000');
    expect(written.find((text) => text.startsWith('ss_cookieBannerVersion=2'))).to.contain('max-age=2592000');
  });
  it('opens the gate only after a yes', () => {
    expect(allowsThirdParties()).to.equal(false);
    consent().accept();
    expect(allowsThirdParties()).to.equal(true);
    consent().decline();
    expect(allowsThirdParties()).to.equal(false);
  });
  it('clears the tracking cookies when declined [CKB-024]', () => {
    for (const name of TRACKING_COOKIES) document.cookie = `${name}=1; path=/`;
    consent().decline();
    for (const name of TRACKING_COOKIES) expect(readCookie(name)).to.equal(undefined);
    document.cookie = 'ss_cvr=1; path=/';
    clearTracking();
    expect(readCookie('ss_cvr')).to.equal(undefined);
  });
  it('hears of a choice in another tab', async () => {
    document.cookie = 'ss_cookieAllowed=true; path=/';
    document.cookie = 'ss_cookieBannerVersion=2; path=/';
    const tab = new BroadcastChannel('sq-consent');
    // A channel is open a moment after it is made, in some engines.
    await waitUntil(() => {
      tab.postMessage('accepted');
      return consent().get() === 'accepted';
    });
    tab.close();
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
  it('takes an empty paragraph for no text [CKB-018]', () => {
    for (const text of ['', ' ', '<p></p>', '<p class="x" style="a">&nbsp; </p>'])
      expect(isEmptyText(text), text).to.equal(true);
    for (const text of ['Hello', '<p>Hello</p>', '<p></p><p>b</p>']) expect(isEmptyText(text), text).to.equal(false);
  });
  it('maps isAnalyticsCookiesDisabled to the restrictive policy [CKB-011]', () => {
    expect(readBannerSettings({ isAnalyticsCookiesDisabled: true }).restrictive).to.equal(true);
    expect(readBannerSettings({}).restrictive).to.equal(false);
  });
  it('reads whether the policy is absolute [CKB-010]', () => {
    expect(readBannerSettings({ isRestrictiveCookiePolicyAbsolute: true }).restrictiveAbsolute).to.equal(true);
  });
  it('restricts visitor data where the activity log is off [CKB-012]', () => {
    expect(readBannerSettings({ isActivityLogEnabled: false }).visitorDataRestricted).to.equal(true);
    expect(readBannerSettings({ isActivityLogEnabled: true }).visitorDataRestricted).to.equal(false);
  });
});
