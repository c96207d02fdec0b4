import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { openDemo } from './support/demo-site.js';
import { BUYER, visitShop, type Failure, type ShopVisit } from './support/shop-visit.js';

const FAILURES: readonly Failure[] = ['refused', 'answer lost'];
const CART = /^\/api\/commerce\/shopping-cart/;

/** Each step of a purchase fails in two ways: the call does not leave, or it arrives and its answer is lost. */
describe('a purchase over a network that fails', () => {
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

  const indicator = ({ page }: ShopVisit, count: string) =>
    page.waitForFunction(
      (text) =>
        document.querySelector('sq-cart-indicator')!.shadowRoot?.querySelector('[part=count]')?.textContent === text,
      {},
      count,
    );
  const addOne = async (visit: ShopVisit) => {
    await visit.page.click('sq-product form button');
  };
  /** A product page of a visitor who has one bowl in the cart. */
  async function withBowl() {
    const visit = await visitShop(browser, demo);
    await visit.open('/shop/tide-bowl');
    await visit.page.waitForSelector('sq-product:state(ready)');
    await addOne(visit);
    await indicator(visit, '1');
    return visit;
  }
  async function cartOf(visit: ShopVisit) {
    await visit.open('/cart');
    await visit.page.waitForSelector('sq-cart >>> [part=line]');
    return visit;
  }
  const quantityShown = ({ page }: ShopVisit) =>
    page.evaluate(
      () =>
        document.querySelector('sq-cart')!.shadowRoot!.querySelector<HTMLInputElement>('[part=quantity] input')?.value,
    );
  const shown = (visit: ShopVisit, words: string) =>
    visit.page.waitForFunction(
      (text) => document.querySelector('sq-cart')!.shadowRoot!.textContent.includes(text),
      {},
      words,
    );

  for (const how of FAILURES) {
    it(`add (${how}): the visitor reads what is so, and a second try does not double it`, async () => {
      const visit = await withBowl();
      await visit.fail('POST', CART, how);
      await addOne(visit);
      const words = how === 'refused' ? 'Unable to connect' : 'Added to the cart.';
      await visit.page.waitForFunction(
        (text) => document.querySelector('sq-product')!.shadowRoot!.textContent.includes(text),
        {},
        words,
      );
      await visit.work();
      assert.equal(visit.failed.length, 1);
      if (how === 'refused') await addOne(visit);
      await indicator(visit, '2');
      assert.equal((await visit.cart()).totalQuantity, 2);
      await visit.close();
    });

    it(`change a quantity (${how}): the cart shows what the server has`, async () => {
      const visit = await cartOf(await withBowl());
      await visit.fail('PUT', CART, how);
      await visit.page.click('sq-cart >>> [part=quantity] button:last-child');
      await shown(visit, how === 'refused' ? 'Unable to update quantity' : ': 2.');
      const { totalQuantity } = await visit.cart();
      assert.equal(totalQuantity, how === 'refused' ? 1 : 2);
      assert.equal(await quantityShown(visit), String(totalQuantity));
      await indicator(visit, String(totalQuantity));
      await visit.work();
      await visit.page.click('sq-cart >>> [part=quantity] button:last-child');
      await indicator(visit, String(totalQuantity + 1));
      assert.equal((await visit.cart()).totalQuantity, totalQuantity + 1);
      await visit.close();
    });

    it(`remove (${how}): the line is there as long as the server has it`, async () => {
      const visit = await cartOf(await withBowl());
      await visit.fail('DELETE', CART, how);
      await visit.page.click('sq-cart >>> [part=remove]');
      const left = how === 'refused' ? 1 : 0;
      await shown(visit, left > 0 ? 'Unable to remove item' : 'Removed Tide bowl');
      await indicator(visit, String(left));
      await visit.page.waitForFunction(
        (lines) => document.querySelector('sq-cart')!.shadowRoot!.querySelectorAll('[part=line]').length === lines,
        {},
        left,
      );
      assert.equal((await visit.cart()).entries.length, left);
      await visit.close();
    });

    it(`a coupon (${how}): counts once`, async () => {
      const visit = await cartOf(await withBowl());
      const apply = async () => {
        await visit.page.$eval('sq-cart', (cart) => {
          const input = cart.shadowRoot!.querySelector<HTMLInputElement>('[part=coupon] input')!;
          input.value = 'TIDE10';
          input.form!.requestSubmit();
        });
      };
      await visit.fail('POST', CART, how);
      await apply();
      await shown(visit, how === 'refused' ? 'Unable to apply the code' : 'Code TIDE10 applied.');
      await visit.work();
      if (how === 'refused') await apply();
      await shown(visit, 'Code TIDE10 applied.');
      assert.deepEqual(
        (await visit.cart()).validCoupons.map(({ promoCode }) => promoCode),
        ['TIDE10'],
      );
      await visit.close();
    });

    it(`the order (${how}): is placed once`, async () => {
      const visit = await withBowl();
      const { page } = visit;
      const before = (await visit.orders()).length;
      const send = async () => {
        for (const [name, text] of Object.entries(BUYER))
          await page.$eval(`[name=${name}]`, (input, value) => ((input as HTMLInputElement).value = value), text);
        await page.$eval('form.checkout', (form) => form.requestSubmit());
      };
      await visit.open('/checkout');
      await visit.fail('POST', /^\/checkout/, how);
      const lost = page.waitForNavigation().catch(() => {});
      await send();
      await lost;
      await visit.work();
      assert.equal(visit.failed.length, 1);
      await visit.open('/checkout');
      if (how === 'refused') {
        await Promise.all([page.waitForNavigation(), send()]);
        assert.equal(await visit.heading(), 'Thank you for your order');
      } else assert.equal(await visit.heading(), 'Nothing to check out');
      assert.equal((await visit.orders()).length - before, 1);
      await visit.close();
    });
  }

  it('a quantity that is changed right before the page is left arrives', async () => {
    const visit = await cartOf(await withBowl());
    await visit.page.click('sq-cart >>> [part=quantity] button:last-child');
    await visit.page.click('sq-cart >>> [part=quantity] button:last-child');
    await visit.page.goto(`${demo.origin}/shop/`);
    await indicator(visit, '3');
    assert.equal((await visit.cart()).totalQuantity, 3);
    await visit.close();
  });
});
