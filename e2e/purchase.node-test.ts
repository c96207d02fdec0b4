import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { openDemo } from './support/demo-site.js';
import { BUYER, visitShop, type ShopVisit } from './support/shop-visit.js';

/** From the list of products to the order, in the demo's shop. */
describe('a purchase', () => {
  let browser: Browser;
  let demo: Awaited<ReturnType<typeof openDemo>>;
  before(async () => {
    [browser, demo] = await Promise.all([
      openChromium(),
      openDemo({ submissionsPerMinute: 100, tokensPerMinute: 100 }),
    ]);
  });
  after(async () => {
    await browser.close();
    await demo.close();
  });

  const said = ({ page }: ShopVisit, selector: string, words: string) =>
    page.waitForFunction(
      (at, text) => document.querySelector(at)?.shadowRoot?.querySelector('[part=status]')?.textContent.includes(text),
      {},
      selector,
      words,
    );
  const isWide = ({ page }: ShopVisit) =>
    page.evaluate(() => {
      const dialog = document.querySelector('sq-product-quick-view')?.shadowRoot?.querySelector('dialog');
      return [document.scrollingElement!, ...(dialog ? [dialog] : [])].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
    });

  it('is made by keyboard alone', async () => {
    const visit = await visitShop(browser, demo);
    const { page, tabTo, go, heading, focused } = visit;
    const before = (await visit.orders()).length;
    await visit.open('/shop/');
    await tabTo(/^Quick view of Breakfast mug$/);
    await page.waitForSelector('sq-product-quick-view:state(ready)');
    await page.keyboard.press('Enter');
    await page.waitForSelector('sq-product-quick-view sq-product:state(ready)');
    await tabTo(/^Celadon/);
    await page.keyboard.press('ArrowDown');
    await tabTo(/^Small/);
    await page.keyboard.press('ArrowDown');
    await tabTo(/^Add to cart$/);
    await page.keyboard.press('Enter');
    await said(visit, 'sq-product', 'Added to the cart.');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('sq-product-quick-view [slot=product]'));
    assert.match(await focused(), /^Quick view of Breakfast mug$/);
    assert.equal(new URL(page.url()).search, '', 'the list keeps its address');
    await tabTo(/1 item in cart/, true);
    await go();
    assert.equal(await heading(), 'Your cart');
    await page.waitForSelector('sq-cart:state(ready)');
    await tabTo(/^One more of Breakfast mug/);
    await page.keyboard.press('Space');
    await said(visit, 'sq-cart', 'Breakfast mug: 2.');
    await tabTo(/^Check out$/);
    await go();
    assert.equal(await heading(), 'Checkout');
    for (const text of Object.values(BUYER)) {
      await page.keyboard.press('Tab');
      while ((await page.evaluate(() => document.activeElement?.localName)) !== 'input')
        await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await go();
    assert.equal(await heading(), 'Thank you for your order');
    const orders = await visit.orders();
    assert.equal(orders.length - before, 1);
    assert.match(orders[0]!, /breakfast-mug/i);
    assert.match(orders[0]!, /"quantity":2/);
    await visit.close();
  });

  it('is made on a screen of 320 px, where nothing scrolls sideways', async () => {
    const visit = await visitShop(browser, demo, { width: 320, height: 640 });
    const { page } = visit;
    const wide: Record<string, readonly number[]> = {};
    // The banner would cover what is tapped, and so would a page that still scrolls.
    await page.setCookie(
      { url: demo.origin, name: 'ss_cookieAllowed', value: 'false' },
      { url: demo.origin, name: 'ss_cookieBannerVersion', value: '2' },
    );
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const look = async (place: string) => (wide[place] = await isWide(visit));
    await visit.open('/shop/');
    await look('list');
    await page.waitForSelector('sq-product-quick-view:state(ready)');
    await page.$eval('a[data-sq-quick-view=breakfast-mug]', (link) => (link as HTMLElement).click());
    await page.waitForSelector('sq-product-quick-view sq-product:state(ready)');
    await look('quick view');
    await visit.open('/shop/breakfast-mug');
    await page.waitForSelector('sq-product:state(ready)');
    await look('product');
    await page.click('input[value=Ash]');
    await page.click('input[value=Large]');
    await page.click('sq-product form button');
    await said(visit, 'sq-product', 'Added to the cart.');
    await visit.open('/cart');
    await page.waitForSelector('sq-cart >>> [part=line]');
    await look('cart');
    await page.click('sq-cart >>> [part=checkout]');
    await page.waitForSelector('form.checkout');
    await look('checkout');
    for (const [name, text] of Object.entries(BUYER)) await page.type(`[name=${name}]`, text);
    await Promise.all([page.waitForNavigation(), page.$eval('form.checkout', (form) => form.requestSubmit())]);
    await look('order');
    assert.equal(await visit.heading(), 'Thank you for your order');
    for (const [place, sides] of Object.entries(wide))
      assert.ok(
        sides.every((side) => side <= 0),
        `${place}: ${sides.join()}`,
      );
    assert.equal(Object.keys(wide).length, 6);
    await visit.close();
  });

  it('is made without script', async () => {
    const visit = await visitShop(browser, demo);
    const { page, go, heading } = visit;
    await page.setJavaScriptEnabled(false);
    await visit.open('/shop/');
    await page.focus('a[data-sq-quick-view=breakfast-mug]');
    await go();
    assert.equal(await heading(), 'Breakfast mug');
    await page.focus('input[value=Ash]');
    await page.keyboard.press('Space');
    await page.focus('input[value=Large]');
    await page.keyboard.press('Space');
    await page.focus('sq-product form button');
    await go();
    assert.match(await page.$eval('.lines', (list) => list.textContent ?? ''), /Glaze: Ash, Size: Large/);
    await page.focus('sq-cart [name=quantity]');
    await page.keyboard.press('ArrowUp');
    await go();
    await page.type('[name=code]', 'TIDE10');
    await go();
    assert.match(await page.$eval('.coupons', (list) => list.textContent ?? ''), /TIDE10/);
    await page.focus('sq-cart a[href="/commerce/goto-checkout"]');
    await go();
    for (const [name, text] of Object.entries(BUYER)) await page.type(`[name=${name}]`, text);
    await go();
    assert.equal(await heading(), 'Thank you for your order');
    assert.match((await visit.orders())[0]!, /"quantity":2/);
    await visit.close();
  });
});
