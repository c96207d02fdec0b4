import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { http, HttpResponse } from 'msw';
import { settingsForRegion } from '../../shared/services/consent/cookie-settings.js';
import { consent } from '../../shared/services/consent/consent.js';
import { startGates } from '../../shared/services/consent/gates.js';
import { countingOfVisits } from '../../shared/services/consent/cookie-policy.js';
import { reloadNeeded } from '../../shared/services/consent/needs-reload.js';
import { readCookie } from '../../shared/platform/storage/cookies.js';
import { inShadow, nextEvent, place, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendNetwork } from '../../shared/testing/network.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import '../../elements/sq-video/index.js';
import '../../elements/sq-cookie-banner/index.js';
import sheet from '../../elements/sq-cookie-banner/sq-cookie-banner.css' with { type: 'css' };

const part = <E extends Element = HTMLButtonElement>(banner: Element, name: string) =>
  inShadow<E>(banner, `[part=${name}]`)!;
const boxes = (banner: Element) => [
  ...banner.shadowRoot!.querySelectorAll<HTMLInputElement>('input[type=checkbox]:enabled'),
];

describe('purposes that a visitor can choose', () => {
  const network = pretendNetwork();
  let stop = () => {};
  before(() => withPageSheet(sheet));
  beforeEach(() => consent().reset());
  afterEach(() => {
    stop();
    stop = () => {};
    consent().reset();
    reloadNeeded().set(false);
    removeContext();
    for (const name of ['ss_consentId', 'ss_cvr']) document.cookie = `${name}=; max-age=0; path=/`;
  });
  const open = (attributes = 'purposes="analytics media marketing" accept-type="OPT_IN_AND_OUT"') =>
    place(`<sq-cookie-banner ${attributes}></sq-cookie-banner>`);
  async function choosing() {
    const banner = await open();
    part(banner, 'choose').click();
    await until(() => part(banner, 'purposes'));
    return banner;
  }

  it('are not offered unless the site names them', async () => {
    const banner = await open('accept-type="OPT_IN_AND_OUT"');
    expect(part(banner, 'choose') === null).to.equal(true);
  });
  it('leave Decline and Accept beside each other, of nearly the same width', async () => {
    for (const variant of ['BAR', 'POPUP']) {
      const banner = await open(
        `purposes="media" accept-type="OPT_IN_AND_OUT" cta-variant="BUTTON" variant="${variant}"`,
      );
      const [decline, accept] = ['decline', 'accept'].map((name) => part(banner, name).getBoundingClientRect());
      expect(decline!.top).to.equal(accept!.top);
      expect(decline!.width).to.be.closeTo(accept!.width, 10);
      banner.remove();
    }
  });
  it('are offered by the context too, and unknown words are left out', async () => {
    setContext({ cookieSettings: { cookieBannerPurposes: ['Media', 'everything', 7] } });
    const banner = await open('');
    part(banner, 'choose').click();
    await until(() => part(banner, 'purposes'));
    expect(boxes(banner).map(({ value }) => value)).to.deep.equal(['media']);
  });
  it('are named and explained, and none is ticked before the visitor does it', async () => {
    const banner = await choosing();
    expect(part(banner, 'choose').getAttribute('aria-expanded')).to.equal('true');
    expect(boxes(banner).map(({ value, checked }) => [value, checked])).to.deep.equal([
      ['analytics', false],
      ['media', false],
      ['marketing', false],
    ]);
    for (const box of boxes(banner)) {
      expect(box.labels![0]!.textContent.trim()).not.to.equal('');
      const hint = banner.shadowRoot!.getElementById(box.getAttribute('aria-describedby')!);
      expect(hint!.textContent).not.to.equal('');
    }
    await expect(banner).to.be.accessible();
  });
  it('are chosen by the keyboard alone, and saved for the site', async () => {
    const banner = await open();
    part(banner, 'choose').focus();
    await sendKeys({ press: 'Enter' });
    await until(() => banner.shadowRoot!.activeElement?.matches('input'), 'the focus goes to the first purpose');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: ' ' });
    const change = nextEvent(banner, 'sq-consent-change');
    part(banner, 'save').focus();
    await sendKeys({ press: 'Enter' });
    expect((await change).detail).to.deep.equal({ accepted: false, purposes: ['media'] });
    expect([readCookie('ss_cookieAllowed'), readCookie('ss_cookiePurposes')]).to.deep.equal(['false', 'media']);
    await until(() => inShadow(banner, '[part=banner]') === null);
    expect([consent().allows('media'), consent().allows('marketing')]).to.deep.equal([true, false]);
  });
  it('all of them are a yes as a whole, none the same as Decline', async () => {
    const banner = await choosing();
    for (const box of boxes(banner)) box.click();
    part(banner, 'save').click();
    expect([consent().get(), readCookie('ss_cookieAllowed')]).to.deep.equal(['accepted', 'true']);
    consent().choose([]);
    expect([consent().get(), readCookie('ss_cookiePurposes')]).to.deep.equal(['declined', undefined]);
    consent().accept();
    expect(consent().allows('functional')).to.equal(true);
  });
  it('are shown as they were chosen when the banner is opened again', async () => {
    consent().choose(['analytics']);
    const banner = await open();
    await (banner as HTMLElement & { open(): Promise<void> }).open();
    part(banner, 'choose').click();
    await until(() => part(banner, 'purposes'));
    expect(boxes(banner).map(({ checked }) => checked)).to.deep.equal([true, false, false]);
  });
  it('decide for scripts, frames and videos of their purpose only', async () => {
    const counted = window as { ran?: string[] };
    counted.ran = [];
    const page = await place(`<div>
      <script type="text/plain" data-sq-consent="marketing">window.ran.push('marketing')</script>
      <script type="text/plain" data-sq-consent="analytics">window.ran.push('analytics')</script>
      <script type="text/plain" data-sq-consent="whatever">window.ran.push('whatever')</script>
      <iframe title="An advertisement" data-sq-consent="marketing" data-src="/empty.html?advertisement"></iframe>
      <iframe title="A film" data-sq-consent="media" data-src="/empty.html"></iframe>
      <sq-video><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A film</a></sq-video></div>`);
    await open();
    stop = startGates();
    expect(counted.ran).to.deep.equal([]);
    consent().choose(['analytics', 'media']);
    await until(() => counted.ran!.length > 0);
    const frames = [...page.querySelectorAll('iframe[data-sq-consent]')];
    await until(() => frames[1]!.hasAttribute('src'));
    expect([counted.ran, frames[0]!.hasAttribute('src')]).to.deep.equal([['analytics'], false]);
    const video = page.querySelector('sq-video')!;
    await until(() => !inShadow(video, '[part=always]'), 'the video asks no more');
    consent().choose(['analytics', 'marketing']);
    await until(() => counted.ran!.includes('marketing'));
    expect(frames[1]!.hasAttribute('src'), 'the choice is withdrawn').to.equal(false);
    expect(reloadNeeded().get()).to.equal(false);
    consent().choose(['marketing']);
    expect(reloadNeeded().get(), 'a script of statistics is running').to.equal(true);
    consent().accept();
    await until(() => counted.ran!.includes('whatever'));
  });
  it('"Always" beside a frame accepts its purpose alone', async () => {
    const page = await place(
      '<div><iframe title="A film" data-sq-consent="media" data-src="/empty.html"></iframe></div>',
    );
    await open();
    stop = startGates();
    const frame = page.querySelector('iframe')!;
    await until(() => frame.contentDocument?.querySelectorAll('button').length === 2);
    frame.contentDocument!.querySelectorAll('button')[1]!.click();
    await until(() => frame.hasAttribute('src'));
    expect([consent().allows('media'), consent().allows('analytics')]).to.deep.equal([true, false]);
  });
  it('visits are counted with statistics, and their cookies cleared without', async () => {
    setContext({ website: { id: 'w' }, measuring: { robots: true }, cookieSettings: { isCookieBannerEnabled: true } });
    await open();
    document.cookie = 'ss_cvr=1; path=/';
    consent().choose(['analytics']);
    expect([countingOfVisits(), readCookie('ss_cvr')]).to.deep.equal(['full', '1']);
    consent().choose(['media']);
    expect([countingOfVisits(), readCookie('ss_cvr')]).to.deep.equal(['none', undefined]);
  });
  it('Google is told of each: statistics apart from advertising', async () => {
    const page = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    page.dataLayer = [];
    setContext({ cookieSettings: { googleConsentMode: true } });
    await open();
    stop = startGates();
    consent().choose(['analytics']);
    const [, , update] = page.dataLayer.at(-1) as unknown as [string, string, Record<string, string>];
    expect(update).to.include({ analytics_storage: 'granted', ad_storage: 'denied' });
    delete page.dataLayer;
  });
  it('each choice is recorded where the site asks for that: an id, the purposes and the version of the text', async () => {
    const records: Record<string, unknown>[] = [];
    network.use(
      http.post('*/api/consent/records', async ({ request }) => {
        records.push((await request.json()) as Record<string, unknown>);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    consent().decline();
    setContext({ cookieSettings: { isConsentRecorded: true, cookieBannerTextVersion: '2026-11' } });
    await open();
    consent().choose(['media']);
    await until(() => records.length === 1);
    consent().accept();
    await until(() => records.length === 2);
    const [first, second] = records;
    const none = { functional: false, analytics: false, media: false, marketing: false };
    expect(first).to.deep.include({
      textVersion: '2026-11',
      choices: { ...none, media: true },
      pagePath: location.pathname,
    });
    expect(first!['id']).to.match(/^[\da-f-]{36}$/);
    expect(second!['id']).to.equal(first!['id']);
    expect(Object.values(second!['choices'] as object)).to.deep.equal([true, true, true, true]);
  });
});

describe('the settings for a region', () => {
  const settings = {
    cookieBannerTheme: 'LIGHT',
    regions: {
      '*': { cookieBannerAcceptType: 'OPT_IN' },
      EU: { cookieBannerAcceptType: 'OPT_IN_AND_OUT', isRestrictiveCookiePolicyEnabled: true },
      DE: { cookieBannerText: 'Hallo' },
      'US-CA': { cookieBannerText: 'Hi' },
      CH: 'no object',
    },
  };
  const of = (region: string | undefined) => {
    const rest: Record<string, unknown> = { ...settingsForRegion(settings, region) };
    delete rest['regions'];
    return rest;
  };
  const eu = { cookieBannerAcceptType: 'OPT_IN_AND_OUT', isRestrictiveCookiePolicyEnabled: true };

  it('are those of every region named for it, the nearest last', () => {
    const all = { cookieBannerTheme: 'LIGHT', cookieBannerAcceptType: 'OPT_IN' };
    expect(of(undefined)).to.deep.equal({ cookieBannerTheme: 'LIGHT' });
    expect(of('JP')).to.deep.equal(all);
    expect(of('fr')).to.deep.equal({ ...all, ...eu });
    expect(of('DE-BY')).to.deep.equal({ ...all, ...eu, cookieBannerText: 'Hallo' });
    expect(of('US-CA')).to.deep.equal({ ...all, cookieBannerText: 'Hi' });
    expect(of('US-NY')).to.deep.equal(all);
    expect(of('CH')).to.deep.equal(all);
  });
  it('decide on a page whose context names the region', async () => {
    setContext({ region: 'NO', cookieSettings: settings });
    consent().reset();
    const banner = await place('<sq-cookie-banner></sq-cookie-banner>');
    expect(part(banner, 'decline') === null).to.equal(false);
    banner.remove();
    setContext({ region: 'US', cookieSettings: settings });
    const other = await place('<sq-cookie-banner></sq-cookie-banner>');
    expect(part(other, 'decline') === null).to.equal(true);
    removeContext();
  });
});
