import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { page } from './features/reload-offer.js';
import { consent } from '../../shared/services/consent/consent.js';
import { reloadNeeded } from '../../shared/services/consent/needs-reload.js';
import { forgetPageContext } from '../../shared/platform/page/read-page.js';
import { inShadow, nextEvent, place, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { imagesHaveFailed } from '../../shared/testing/hostile.js';
import { pretend } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { cookieBanner } from './declaration.js';
import '../../elements/sq-cookie-banner/index.js';
import sheet from '../../elements/sq-cookie-banner/sq-cookie-banner.css' with { type: 'css' };

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
  /** One banner at a time: a second one on the page is not shown. */
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
  it('is at the edge or corner that its position names', async () => {
    const box = async (attributes: string) => banner(await open(attributes))!.getBoundingClientRect();
    expect((await box('')).bottom).to.equal(innerHeight);
    expect((await box('position="TOP"')).top).to.equal(0);
    expect((await box('variant="POPUP"')).left).to.be.below(40);
    expect((await box('variant="POPUP" position="TOP_RIGHT"')).right).to.be.above(innerWidth - 40);
  });
  it('offers to decline only for OPT_IN_AND_OUT, in the same form [CKB-009, CKB-021]', async () => {
    expect(decline(await open()) === null).to.equal(true);
    const element = await open('accept-type="opt_in_and_out" cta-variant="BUTTON"');
    expect([decline(element)!.textContent, accept(element).textContent]).to.deep.equal(['Decline', 'Accept']);
    const look = (button: Element) => {
      const { backgroundColor, color, fontSize, fontWeight, height } = getComputedStyle(button);
      return { backgroundColor, color, fontSize, fontWeight, height };
    };
    expect(look(decline(element)!)).to.deep.equal(look(accept(element)));
  });
  it('never shows the decline button as an icon only', async () => {
    const element = await open('accept-type="OPT_IN_AND_OUT" cta-variant="ICON"');
    // Whoever may decline has not agreed by using the site.
    expect(inShadow(element, '[part=text]')!.textContent).to.equal(
      'We use cookies to provide you with a great experience and to help our website run effectively. You can accept or decline them.',
    );
    expect([decline(element)!.textContent, accept(element).textContent]).to.deep.equal(['Decline', 'Accept']);
  });
  it('shows the given labels and text [CKB-008, CKB-003]', async () => {
    const element = await open(
      'cta-text="Fine" opt-out-cta-text="No" accept-type="OPT_IN_AND_OUT" text="<p>Our <b>words</b></p>"',
    );
    expect([accept(element).textContent, decline(element)!.textContent]).to.deep.equal(['Fine', 'No']);
    expect(inShadow(element, '[part=text] b')!.textContent).to.equal('words');
  });
  it('shows children instead of the text; an empty paragraph is no text', async () => {
    const element = await open('text="unused"', '<p>Our own notice. <a href="/privacy">More</a></p>');
    expect(element.querySelector('p')!.checkVisibility()).to.equal(true);
    const empty = await open('text="<p>&nbsp;</p>"');
    expect(inShadow(empty, '[part=text]')!.textContent).to.contain('By using this website');
  });
  it('shows a text with many spaces [CKB-018]', async () => {
    // A pattern that tries each way to divide the spaces would not end with these.
    for (const spaces of ['\u00a0'.repeat(64), '\u00a0'.repeat(20_000), ' '.repeat(400_000)])
      expect(inShadow(await open(`text="<p>${spaces}words"`), '[part=text]')!.textContent).to.contain('words');
  });
  it('runs no script in its text', async () => {
    const element = await open(`text='<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>words'`);
    expect(inShadow(element, '[part=text]')!.innerHTML).to.match(/^(<div>)?words(<\/div>)?$/);
    await imagesHaveFailed();
    expect('hurt' in window).to.equal(false);
  });
  it('warns about invalid values and falls back', async () => {
    const warnings = await warningsOf(async () =>
      expect(data(await open('theme="PINK"'))).to.include({ theme: 'DARK' }),
    );
    expect(warnings.join()).to.contain('theme="PINK"');
  });

  it('is shown until the visitor answers, and can be accepted [CKB-013, CKB-001]', async () => {
    const element = await open();
    const change = nextEvent(document, 'sq-consent-change');
    accept(element).click();
    expect((await change).detail).to.deep.equal({
      accepted: true,
      purposes: ['functional', 'analytics', 'media', 'marketing'],
    });
    await until(() => banner(element) === null);
    expect(consent().get()).to.equal('accepted');
    expect(banner(await open()) === null).to.equal(true);
  });
  it('can be declined by keyboard, and announces that the answer is saved [CKB-001]', async () => {
    const element = await open('accept-type="OPT_IN_AND_OUT"');
    decline(element)!.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => consent().get() === 'declined');
    await until(() => inShadow(element, '[role=status]')!.textContent === 'Your choice has been saved.');
  });
  it('does not take the focus by itself', async () => {
    const before = document.activeElement;
    await open();
    expect(document.activeElement === before).to.equal(true);
  });
  it('can be opened again to change the answer; Escape closes it without one', async () => {
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

  it('opens for a link without following it, except for a click that opens a new tab', async () => {
    const element = await open();
    await element.accept();
    element.insertAdjacentHTML('afterend', '<a href="#about-cookies" data-sq-action="open-consent">Cookies</a>');
    const link = element.nextElementSibling as HTMLElement;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(click);
    expect(banner(element) === null).to.equal(true);
    link.click();
    await until(() => banner(element) !== null);
    expect(location.hash).not.to.equal('#about-cookies');
  });
  it('is not shown if the browser sends an opt-out signal, which it mentions when it is opened', async () => {
    const restore = pretend(navigator, 'globalPrivacyControl' as keyof Navigator, true);
    consent().reset();
    const element = await open('accept-type="OPT_IN_AND_OUT"');
    expect(banner(element) === null).to.equal(true);
    await element.open();
    await until(() => banner(element) !== null);
    expect(inShadow(element, '[part=signal]')!.textContent).to.contain('Global Privacy Control');
    accept(element).click();
    await element.open();
    await until(() => banner(element) !== null);
    expect(inShadow(element, '[part=signal]') === null, 'accepting on this site overrides the signal').to.equal(true);
    restore();
    consent().reset();
  });
  it('offers to reload the page when scripts still run after declining, and waits for the visitor', async () => {
    let reloads = 0;
    const restore = pretend(page, 'reload', () => reloads++);
    const element = await open('accept-type="OPT_IN_AND_OUT"');
    decline(element)!.click();
    reloadNeeded().set(true);
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

  it('is shown and mounted again by a force event [CKB-015]', async () => {
    consent().accept();
    const element = await open();
    expect(banner(element) === null).to.equal(true);
    window.dispatchEvent(new Event('cookieBanner:force'));
    await until(() => banner(element) !== null);
    const first = banner(element);
    document.dispatchEvent(new Event('cookieBanner:force'));
    await until(() => banner(element) !== first);
  });
  it('is mounted again by an update event, with the new settings [CKB-016]', async () => {
    withContext({ cookieBannerTheme: 'LIGHT' });
    const element = await open();
    const first = banner(element);
    expect(data(element)).to.include({ theme: 'LIGHT' });
    withContext({ cookieBannerTheme: 'DARK' });
    window.dispatchEvent(new Event('cookieBanner:update'));
    await until(() => banner(element) !== first);
    expect(data(element)).to.include({ theme: 'DARK' });
  });
  it('is hidden again after an unforce event [CKB-017]', async () => {
    consent().accept();
    const element = await open();
    window.dispatchEvent(new Event('cookieBanner:force'));
    await until(() => banner(element) !== null);
    window.dispatchEvent(new Event('cookieBanner:unforce'));
    await until(() => banner(element) === null);
  });
  it('is shown only if the page enables it [CKB-002]', async () => {
    withContext({ isCookieBannerEnabled: false });
    expect(banner(await open()) === null).to.equal(true);
    withContext({ isCookieBannerEnabled: true });
    expect(banner(await open()) === null).to.equal(false);
  });
  it('uses the settings of the tag before those of the page', async () => {
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
  it('sets the scroll padding of the page while a bar is at the bottom', async () => {
    const element = await open();
    await until(() => document.documentElement.style.scrollPaddingBottom !== '');
    await element.accept();
    await until(() => document.documentElement.style.scrollPaddingBottom === '');
  });
  it('sets the padding and a property to its height, and restores the page’s own padding', async () => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = '7px';
    try {
      const element = await open('position="TOP"');
      const height = `${banner(element)!.offsetHeight}px`;
      await until(() => style.scrollPaddingTop === height);
      expect(style.getPropertyValue('--sq-cookie-banner-height')).to.equal(height);
      expect(style.scrollPaddingBottom).to.equal('');
      await element.accept();
      await until(() => style.scrollPaddingTop === '7px');
      expect(style.getPropertyValue('--sq-cookie-banner-height')).to.equal('');
    } finally {
      style.scrollPaddingTop = '';
    }
  });
  it('sets no scroll padding for a card in the corner of a wide page', async () => {
    const { style } = document.documentElement;
    const element = await open('variant="POPUP"');
    banner(element)!.style.inlineSize = `${innerWidth / 2 + 10}px`;
    banner(element)!.style.maxInlineSize = 'none';
    await until(() => style.scrollPaddingBottom !== '', 'wider than half of the page');
    banner(element)!.style.inlineSize = `${innerWidth / 2 - 10}px`;
    await until(() => style.scrollPaddingBottom === '');
    expect(style.getPropertyValue('--sq-cookie-banner-height')).to.equal('');
  });
  it('takes no space on the page', async () => {
    expect((await open()).getBoundingClientRect().height).to.equal(0);
  });
  it('is accessible in every variant', async () => {
    for (const attributes of ['', 'theme="LIGHT" variant="POPUP" accept-type="OPT_IN_AND_OUT" cta-variant="TEXT"'])
      await expect(await open(attributes)).to.be.accessible();
  });
});
