import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { consent } from '../../shared/services/consent/consent.js';
import { countingOfVisits } from '../../shared/services/consent/cookie-policy.js';
import { startGates } from '../../shared/services/consent/gates.js';
import { reloadNeeded } from '../../shared/services/consent/needs-reload.js';
import { PURPOSES } from '../../shared/services/consent/purposes.js';
import { pageRegistry } from '../../shared/platform/page/page-registry.js';
import { readCookie } from '../../shared/platform/storage/cookies.js';
import { inShadow, nextEvent, place, until } from '../../shared/testing/fixture.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import '../../elements/sq-cookie-banner/index.js';

const page = window as { ran?: string[]; dataLayer?: ArrayLike<unknown>[] };
const allowed = () => PURPOSES.filter((purpose) => consent().allows(purpose));
/** The next call of `consent()` reads the cookies, as on a page that has just been opened. */
const forgetStore = () => void pageRegistry().stores.delete('consent');

describe('purposes that the banner does not offer', () => {
  let stop = () => {};
  beforeEach(() => {
    consent().reset();
    page.ran = [];
  });
  afterEach(() => {
    stop();
    stop = () => {};
    consent().reset();
    reloadNeeded().set(false);
    removeContext();
    delete page.ran;
    delete page.dataLayer;
  });
  const open = (purposes: string) => place(`<sq-cookie-banner purposes="${purposes}"></sq-cookie-banner>`);
  /** Ticks all that is offered and saves, by keys. */
  async function tickAll(banner: Element) {
    inShadow(banner, '[part=choose]')!.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => inShadow(banner, '[part=purposes] input:enabled'));
    for (const box of banner.shadowRoot!.querySelectorAll<HTMLInputElement>('[part=purposes] input:enabled')) {
      box.focus();
      await sendKeys({ press: ' ' });
    }
    const change = nextEvent(banner, 'sq-consent-change');
    inShadow(banner, '[part=save]')!.focus();
    await sendKeys({ press: 'Enter' });
    return (await change).detail as unknown;
  }
  const script = (purpose: string) =>
    `<script type="text/plain" data-sq-consent="${purpose}">window.ran.push('${purpose}')</script>`;

  it('are not permitted by a visitor who ticks all that it offers, on this page and on the next', async () => {
    const html = await place(`<div>${['marketing', 'functional', 'analytics', 'any'].map(script).join('')}</div>`);
    const frame = document.createElement('iframe');
    Object.assign(frame.dataset, { sqConsent: 'marketing', src: '/empty.html' });
    html.append(frame);
    const banner = await open('analytics media');
    stop = startGates();
    expect(await tickAll(banner)).to.deep.equal({ accepted: true, purposes: ['analytics', 'media'] });
    // What names no purpose waits for all that is offered.
    await until(() => page.ran!.includes('any'));
    expect([page.ran, frame.hasAttribute('src')]).to.deep.equal([['analytics', 'any'], false]);
    for (const next of [() => {}, forgetStore]) {
      next();
      expect([consent().get(), ...allowed()]).to.deep.equal(['accepted', 'analytics', 'media']);
    }
    expect([readCookie('ss_cookieAllowed'), readCookie('ss_cookiePurposes')]).to.deep.equal([
      'true',
      'analytics.media',
    ]);
  });
  it('are permitted by Accept, also after a choice, and on the next page', async () => {
    await open('media');
    consent().choose(['media']);
    consent().accept();
    forgetStore();
    expect([consent().get(), ...allowed()]).to.deep.equal(['accepted', ...PURPOSES]);
    expect(readCookie('ss_cookiePurposes')).to.equal(undefined);
  });
  it('leave visits uncounted, where statistics are not among those that were ticked', async () => {
    setContext({ website: { id: 'w' }, measuring: { robots: true }, cookieSettings: { isCookieBannerEnabled: true } });
    const banner = await open('media functional');
    document.cookie = 'ss_cvr=1; path=/';
    await tickAll(banner);
    expect([countingOfVisits(), readCookie('ss_cvr')]).to.deep.equal(['none', undefined]);
    consent().accept();
    expect(countingOfVisits()).to.equal('full');
  });
  it('are not told to Google', async () => {
    page.dataLayer = [];
    setContext({ cookieSettings: { googleConsentMode: true, cookieBannerPurposes: ['analytics'] } });
    stop = startGates();
    consent().choose(['analytics']);
    const [, , update] = page.dataLayer.at(-1) as unknown as [string, string, Record<string, string>];
    expect(update).to.include({ analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' });
  });
  it('are permitted alone by "Always allow" beside a thing, and nothing that was refused with them', async () => {
    const html = await place(
      '<div><iframe title="A film" data-sq-consent="media" data-src="/empty.html"></iframe></div>',
    );
    await open('analytics marketing');
    consent().decline();
    stop = startGates();
    const frame = html.querySelector('iframe')!;
    await until(() => frame.contentDocument?.querySelectorAll('button').length === 2);
    frame.contentDocument!.querySelectorAll('button')[1]!.click();
    await until(() => frame.hasAttribute('src'));
    expect(allowed()).to.deep.equal(['media']);
  });
});
