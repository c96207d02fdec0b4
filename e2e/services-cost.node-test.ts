import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { visit } from './support/measured-visit.js';

/** Counts the looks at the whole page, the cookies written and the uses of the tab's storage. Its source: see `visit`. */
const WATCH = `
  window.counts = { looks: 0, cookies: 0, storage: 0 };
  for (const name of ['querySelector', 'querySelectorAll', 'getElementsByTagName', 'getElementsByClassName', 'evaluate']) {
    const { [name]: own } = Document.prototype;
    Document.prototype[name] = function (...values) { counts.looks++; return own.apply(this, values); };
  }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', { ...cookie, set(text) { counts.cookies++; cookie.set.call(this, text); } });
  const session = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
  Object.defineProperty(window, 'sessionStorage', { ...session, get() { counts.storage++; return session.get.call(window); } });`;

/** One of each that a service works for, or counts. */
const SERVED = `
  <p>You have <span data-sq-cart-count>0</span>, <span data-sq-cart-subtotal>$0.00</span>
    <time datetime="2026-01-01T10:00:00Z" data-sq-relative>in January</time></p>
  <p data-sq-animate>Moves in</p><a href="#plans" data-sq-track="choose-plan">Plans</a>
  <div data-sq-track-button='{"id":"b1"}'><a href="#shop">Shop</a></div>
  <iframe title="Map" data-sq-consent data-src="about:blank"></iframe>
  <sq-cookie-banner></sq-cookie-banner>`;

interface Counts {
  readonly looks: number;
  readonly cookies: number;
  readonly storage: number;
}

describe('services', () => {
  let browser: Browser;
  before(async () => {
    browser = await openChromium();
  });
  after(() => browser.close());

  for (const [what, html, context] of [
    ['wait for their elements', '<a href="/cookies" data-sq-action="open-consent">Cookies</a>', undefined],
    ['have their elements', SERVED, { website: { id: 'w1' } }],
  ] as const)
    it(`that ${what} look at what changes on a page, and not at all of it`, async (test) => {
      const { page, close } = await visit(browser, { html, ...(context && { context }), choice: 'accepted' });
      test.after(close);
      await page.waitForNetworkIdle();
      await page.evaluate(WATCH);
      const looks = await page.evaluate(async () => {
        const { counts } = globalThis as unknown as { counts: { looks: number } };
        const row = document.createElement('div');
        document.body.append(row);
        counts.looks = 0;
        for (let change = 0; change < 20; change++) {
          row.innerHTML = `<p>Next bus in <b>${20 - change}</b> minutes</p>`;
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        }
        return counts.looks;
      });
      assert.equal(looks, 0);
    });

  it('delete the cookie that an earlier visit has left and write no other, nor touch the storage of a tab without a member', async (test) => {
    const { page, server, close } = await visit(browser, {
      html: '<sq-cookie-banner></sq-cookie-banner>',
      choice: 'declined',
    });
    test.after(close);
    await page.evaluateOnNewDocument(WATCH);
    await page.setCookie({ url: server.origin, name: 'ss_cvr', value: 'v1' });
    await page.goto(`${server.origin}/menu`);
    await page.waitForFunction(() => !document.cookie.includes('ss_cvr'));
    const { cookies, storage } = await page.evaluate(() => (globalThis as unknown as { counts: Counts }).counts);
    assert.deepEqual([cookies, storage], [1, 0]);
  });
});
