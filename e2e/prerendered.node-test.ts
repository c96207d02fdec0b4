import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { PERSON } from './support/measured-visit.js';
import { serveSite, type SiteServer } from './support/site-server.js';

const CONTEXT = { website: { id: 'w1' }, measuring: { robots: true } };
/** Everything that could tell somebody of the page: counting, speed, a gated script, blocks that ask the server. */
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Menu</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/dist/sq-blocks.css">
  <script type="application/json" id="sq-context">${JSON.stringify(CONTEXT)}</script>
  <script>window.sq ||= [];</script><script type="module" src="/dist/sq-blocks.js"></script>
  <main><h1>Lunch</h1><p>Soup of the day, with bread from the bakery next door.</p></main>
  <sq-cookie-banner></sq-cookie-banner>
  <script type="text/plain" data-sq-consent src="https://tracker.test/tracker.js"></script>
  <iframe data-sq-consent="media" data-src="https://player.test/1" title="Film"></iframe>
  <sq-form form-id="table" load="eager"><form><label>Guests <input name="guests"></label> <button>Book</button></form></sq-form>
  <sq-cart load="eager"></sq-cart>
  <sq-popup timer-delay="0" load="eager"><p>Ten percent off today.</p></sq-popup></html>`;
/** How long the page was rendered ahead, ms. */
const AHEAD = 5000;

/**
 * The page as a browser renders it ahead. Chromium does that only where it has memory to spare and nobody debugs it, so the
 * page's own view of it is imitated: not visible, its times from long ago, until `show()` is called.
 */
const RENDERED_AHEAD = `{
  globalThis.__name = (named) => named;
  let isShown = false;
  const define = (object, name, get) => Object.defineProperty(object, name, { configurable: true, get });
  define(Document.prototype, 'prerendering', () => !isShown);
  define(Document.prototype, 'visibilityState', () => (isShown ? 'visible' : 'hidden'));
  define(PerformanceNavigationTiming.prototype, 'activationStart', () => (isShown ? ${AHEAD} : 0));
  window.show = () => {
    isShown = true;
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('visibilitychange'));
  };
}`;

describe('a page that the browser renders ahead, built', { timeout: 600_000 }, () => {
  let browser: Browser;
  let server: SiteServer;
  let profile: BrowserContext;
  before(async () => {
    browser = await openChromium();
    server = await serveSite((path) => (path === '/menu' ? PAGE : undefined));
  });
  after(async () => {
    await browser.close();
    await server.close();
  });
  afterEach(async () => {
    await profile.close();
    server.calls.length = 0;
  });

  /** Opens the page for a visitor who has accepted, and waits until its eager blocks are ready. */
  async function render(script: string): Promise<{ page: Page; others: string[] }> {
    profile = await browser.createBrowserContext();
    const page = await profile.newPage();
    const others: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().startsWith(server.origin)) return void request.continue();
      others.push(new URL(request.url()).host);
      void request.respond({ status: 200, contentType: 'text/javascript', body: '' });
    });
    await page.setUserAgent({ userAgent: PERSON });
    await page.evaluateOnNewDocument(script);
    for (const [name, value] of [
      ['ss_cookieAllowed', 'true'],
      ['ss_cookieBannerVersion', '2'],
      ['CART', 'c1'],
    ] as const)
      await page.setCookie({ url: server.origin, name, value });
    await page.goto(`${server.origin}/menu`);
    for (const tag of ['sq-form', 'sq-popup']) await page.waitForSelector(`${tag}:state(ready)`);
    return { page, others };
  }
  const names = () => server.calls.map(({ name }) => name);

  it('tells nobody of itself, and opens nothing', async () => {
    const { page, others } = await render(RENDERED_AHEAD);
    // Services would have started by then: the loader imports them when the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/services.js')),
    );
    await page.evaluate(`import('/dist/services.js')`);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
    assert.deepEqual([names(), others], [[], []]);
    assert.equal(await page.$('sq-popup:state(open)'), null);
    assert.deepEqual(await page.evaluate(() => document.querySelectorAll('dialog[open]').length), 0);
  });
  it('is measured as any other page from when it is shown', async () => {
    const { page, others } = await render(RENDERED_AHEAD);
    await page.evaluate('show()');
    for (const call of ['census/RecordHit', 'track/Track', 'census/form-render', '1/performance/settings'])
      await server.got(call);
    await page.waitForFunction(() => document.querySelector('iframe')?.src.includes('player.test'));
    assert.deepEqual([...new Set(others)].sort(), ['player.test', 'tracker.test']);
    const began = await page.evaluate(() => performance.timeOrigin);
    await page.mouse.click(20, 20);
    await page.goto('about:blank');
    const [batch] = await server.got('1/performance/records');
    const records = JSON.parse(batch!.body) as [string, number, number, number][];
    const of = (name: string) => records.find(([each]) => each === name)?.[1];
    assert.equal(of('rum-ttfb'), 0);
    // What had been painted before took no time.
    assert.equal(of('rum-fcp'), 0);
    assert.equal(of('rum-lcp'), 0);
    assert.equal(typeof of('rum-cls'), 'number');
    assert.equal(records[0]![3], Math.round(began + AHEAD));
  });
  it('is not told apart when it is an ordinary page', async () => {
    await render('globalThis.__name = (named) => named;');
    for (const call of ['census/RecordHit', 'census/form-render', '1/performance/settings']) await server.got(call);
  });
});
