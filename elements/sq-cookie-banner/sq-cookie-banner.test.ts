import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { page } from '../../react-impl/cookie-banner/features/reload-offer.js';
import { consent } from '../../shared/services/consent/consent.js';
import { needsReload } from '../../shared/services/consent/needs-reload.js';
import { forgetPageContext } from '../../shared/platform/page/read-page.js';
import { inShadow, nextEvent, place, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { imagesHaveFailed } from '../../shared/testing/hostile.js';
import { pretend } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { cookieBanner } from './declaration.js';
import './index.js';
import sheet from './sq-cookie-banner.css' with { type: 'css' };

type Banner = ElementOf<typeof cookieBanner>;

const banner = (element: Element) => inShadow(element, '[part=banner]');
const accept = (element: Element) => inShadow<HTMLButtonElement>(element, '[part=accept]')!;
const decline = (element: Element) => inShadow<HTMLButtonElement>(element, '[part=decline]');
const data = (element: Element) => ({ ...banner(element)!.dataset });

describe('sq-cookie-banner', () => {
  let context: HTMLScriptElement | undefined;
  before(() => withPageSheet(sheet));
  beforeEach(() => consent().reset());
  afterEach(() => {
    context?.remove();
    context = undefined;
    consent().reset();
  });
  function withContext(cookieSettings: Record<string, unknown>) {
    context?.remove();
    context = document.createElement('script');
    Object.assign(context, {
      type: 'application/json',
      id: 'sq-context',
      textContent: JSON.stringify({ cookieSettings }),
    });
    document.head.append(context);
    forgetPageContext();
  }
  let last: Banner | undefined;
  /** One banner at a time: a second one on the page stays silent. */
  const open = async (attributes = '', inside = '') => {
    last?.remove();
    await last?.updateComplete;
    last = await place<Banner>(`<sq-cookie-banner ${attributes}>${inside}</sq-cookie-banner>`);
    return last;
  };

  it('is a region with the default text and the default accept label [CKB-020, CKB-022]', async () => {
    const element = await open();
    expect(banner(element)!.getAttribute('role')).to.equal('region');
    expect(banner(element)!.getAttribute('aria-label')).to.equal('Cookie notice');
    expect(inShadow(element, '[part=text]')!.textContent).to.equal(
      'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
    );
    expect(accept(element).getAttribute('aria-label')).to.equal('Accept');
  });
  it('has the specified defaults [CKB-004, CKB-005, CKB-006, CKB-007]', async () => {
    expect(data(await open())).to.deep.equal({ theme: 'DARK', variant: 'BAR', position: 'BOTTOM', cta: 'ICON' });
    expect(data(await open('variant="popup"'))).to.include({ position: 'BOTTOM_LEFT' });
    expect(data(await open('variant="bar" position="top" theme="light" cta-variant="button"'))).to.deep.equal({
      theme: 'LIGHT',
      variant: 'BAR',
      position: 'TOP',
      cta: 'BUTTON',
    });
  });
  it('stands where its position says', async () => {
    const box = async (attributes: string) => banner(await open(attributes))!.getBoundingClientRect();
    expect((await box('')).bottom).to.equal(innerHeight);
    expect((await box('position="TOP"')).top).to.equal(0);
    expect((await box('variant="POPUP"')).left).to.be.below(40);
    expect((await box('variant="POPUP" position="TOP_RIGHT"')).right).to.be.above(innerWidth - 40);
  });
  it('offers to decline only for OPT_IN_AND_OUT, in the same form [CKB-009, CKB-021]', async () => {
    expect(decline(await open())).to.equal(null);
    const element = await open('accept-type="opt_in_and_out" cta-variant="BUTTON"');
    expect([decline(element)!.textContent, accept(element).textContent]).to.deep.equal(['Decline', 'Accept']);
    const look = (button: Element) => {
      const { backgroundColor, color, fontSize, fontWeight, height } = getComputedStyle(button);
      return { backgroundColor, color, fontSize, fontWeight, height };
    };
    expect(look(decline(element)!)).to.deep.equal(look(accept(element)));
  });
  it('never says no with an icon alone', async () => {
    const element = await open('accept-type="OPT_IN_AND_OUT" cta-variant="ICON"');
    expect([decline(element)!.textContent, accept(element).textContent]).to.deep.equal(['Decline', 'Accept']);
  });
  it('takes its labels and its text [CKB-008, CKB-003]', async () => {
    const element = await open(
      'cta-text="Fine" opt-out-cta-text="No" accept-type="OPT_IN_AND_OUT" text="<p>Our <b>words</b></p>"',
    );
    expect([accept(element).textContent, decline(element)!.textContent]).to.deep.equal(['Fine', 'No']);
    expect(inShadow(element, '[part=text] b')!.textContent).to.equal('words');
  });
  it('shows children in place of the text, and an empty paragraph as no text', async () => {
    const element = await open('text="unused"', '<p>Our own notice. <a href="/privacy">More</a></p>');
    expect(element.querySelector('p')!.checkVisibility()).to.equal(true);
    const empty = await open('text="<p>&nbsp;</p>"');
    expect(inShadow(empty, '[part=text]')!.textContent).to.contain('By using this website');
  });
  it('lets no text run', async () => {
    const element = await open(`text='<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>words'`);
    expect(inShadow(element, '[part=text]')!.innerHTML).to.match(/^(<div>)?words(<\/div>)?$/);
    await imagesHaveFailed();
    expect('hurt' in window).to.equal(false);
  });
  it('warns about wrong choices and falls back', async () => {
    const warnings = await warningsOf(async () =>
      expect(data(await open('theme="PINK"'))).to.include({ theme: 'DARK' }),
    );
    expect(warnings.join()).to.contain('theme="PINK"');
  });

  it('is shown until the visitor chooses, who can accept [CKB-013, CKB-001]', async () => {
    const element = await open();
    const change = nextEvent(document, 'sq-consent-change');
    accept(element).click();
    expect((await change).detail).to.deep.equal({ accepted: true });
    await until(() => banner(element) === null);
    expect(consent().get()).to.equal('accepted');
    expect(banner(await open())).to.equal(null);
  });
  it('or refuse, by keyboard alone, and is told that it is saved [CKB-001]', async () => {
    const element = await open('accept-type="OPT_IN_AND_OUT"');
    decline(element)!.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => consent().get() === 'declined');
    await until(() => inShadow(element, '[role=status]')!.textContent === 'Your choice has been saved.');
  });
  it('takes no focus by itself', async () => {
    const before = document.activeElement;
    await open();
    expect(document.activeElement).to.equal(before);
  });
  it('opens again, to change the choice, and Escape is no answer', async () => {
    const element = await open('accept-type="OPT_IN_AND_OUT"', '');
    await element.accept();
    const opener = document.createElement('button');
    opener.setAttribute('data-sq-action', 'open-consent');
    element.after(opener);
    opener.click();
    await until(() => banner(element) !== null);
    await sendKeys({ press: 'Escape' });
    await until(() => banner(element) === null);
    expect(consent().get()).to.equal('accepted');
    await element.open();
    decline(element)!.click();
    await until(() => consent().get() === 'declined');
  });

  it('opens for a link without following it, unless in a new tab', async () => {
    const element = await open();
    await element.accept();
    element.insertAdjacentHTML('afterend', '<a href="#about-cookies" data-sq-action="open-consent">Cookies</a>');
    const link = element.nextElementSibling as HTMLElement;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(click);
    expect(banner(element)).to.equal(null);
    link.click();
    await until(() => banner(element) !== null);
    expect(location.hash).not.to.equal('#about-cookies');
  });
  it('asks nothing where the browser sends an opt-out signal, and says so when it is opened', async () => {
    const restore = pretend(navigator, 'globalPrivacyControl' as keyof Navigator, true);
    consent().reset();
    const element = await open('accept-type="OPT_IN_AND_OUT"');
    expect(banner(element)).to.equal(null);
    await element.open();
    await until(() => banner(element) !== null);
    expect(inShadow(element, '[part=signal]')!.textContent).to.contain('Global Privacy Control');
    accept(element).click();
    await element.open();
    await until(() => banner(element) !== null);
    expect(inShadow(element, '[part=signal]'), 'a yes to this site counts more').to.equal(null);
    restore();
    consent().reset();
  });
  it('offers to load the page again where something still runs after a no, and waits', async () => {
    let reloads = 0;
    const restore = pretend(page, 'reload', () => reloads++);
    const element = await open('accept-type="OPT_IN_AND_OUT"');
    decline(element)!.click();
    needsReload().set(true);
    await until(() => inShadow(element, '[part=reload]'));
    expect(banner(element)!.textContent).to.contain('stops when the page is loaded again');
    await expect(element).to.be.accessible();
    expect(reloads).to.equal(0);
    inShadow(element, '[part=reload]')!.click();
    expect(reloads).to.equal(1);
    inShadow(element, '[part=later]')!.click();
    await until(() => banner(element) === null);
    restore();
  });

  it('is forced by an event, mounted anew [CKB-015]', async () => {
    consent().accept();
    const element = await open();
    expect(banner(element)).to.equal(null);
    window.dispatchEvent(new Event('cookieBanner:force'));
    await until(() => banner(element) !== null);
    const first = banner(element);
    document.dispatchEvent(new Event('cookieBanner:force'));
    await until(() => banner(element) !== first);
  });
  it('is mounted anew by an update, with the new settings [CKB-016]', async () => {
    withContext({ cookieBannerTheme: 'LIGHT' });
    const element = await open();
    const first = banner(element);
    expect(data(element)).to.include({ theme: 'LIGHT' });
    withContext({ cookieBannerTheme: 'DARK' });
    window.dispatchEvent(new Event('cookieBanner:update'));
    await until(() => banner(element) !== first);
    expect(data(element)).to.include({ theme: 'DARK' });
  });
  it('is normal again after unforce [CKB-017]', async () => {
    consent().accept();
    const element = await open();
    window.dispatchEvent(new Event('cookieBanner:force'));
    await until(() => banner(element) !== null);
    window.dispatchEvent(new Event('cookieBanner:unforce'));
    await until(() => banner(element) === null);
  });
  it('is shown only where the page has it enabled [CKB-002]', async () => {
    withContext({ isCookieBannerEnabled: false });
    expect(banner(await open())).to.equal(null);
    withContext({ isCookieBannerEnabled: true });
    expect(banner(await open())).not.to.equal(null);
  });
  it('prefers what the tag says to what the page says', async () => {
    withContext({ cookieBannerTheme: 'LIGHT', cookieBannerVariant: 'POPUP' });
    expect(data(await open('theme="DARK"'))).to.include({ theme: 'DARK', variant: 'POPUP' });
    expect(data(await open(`data-block-json='{"cookieBannerVariant":"BAR"}'`))).to.include({
      theme: 'LIGHT',
      variant: 'BAR',
    });
  });
  it('clears tracking cookies under a restrictive policy until accepted', async () => {
    document.cookie = 'ss_cvr=1; path=/';
    await open('restrictive');
    expect(document.cookie).not.to.contain('ss_cvr');
  });
  it('keeps the focus clear of a bar at the bottom, and gives the page its room back', async () => {
    const element = await open();
    await until(() => document.documentElement.style.scrollPaddingBottom !== '');
    await element.accept();
    await until(() => document.documentElement.style.scrollPaddingBottom === '');
  });
  it('takes no room on the page', async () => {
    expect((await open()).getBoundingClientRect().height).to.equal(0);
  });
  it('is accessible in every form', async () => {
    for (const attributes of ['', 'theme="LIGHT" variant="POPUP" accept-type="OPT_IN_AND_OUT" cta-variant="TEXT"'])
      await expect(await open(attributes)).to.be.accessible();
  });
});
