import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const page = (body: string, context = '{"measuring":{"robots":true}}') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/dist/sq-blocks.css"><script type="application/json" id="sq-context">${context}</script>
  <script type="module" src="/dist/sq-blocks.js"></script>${body}</html>`;
const HOLDERS = '<h1>Shop</h1><div id="sq-cart-root"></div><div id="sq-reviews-root"></div>';
const typed = (pageType: number) => page(HOLDERS, `{"pageType":${pageType},"measuring":{"robots":true}}`);
const product = (
  at: number,
) => `<li><a href="/product-${at}">Bowl ${at}</a> <sq-price amount="${4800 + at}" currency="USD">$48</sq-price>
  <form data-sq-add-to-cart="bowl-${at}" action="/cart/entries" method="post"><button>Add</button></form></li>`;
const list = (count: number) =>
  page(
    `<h1>Shop</h1><sq-product-quick-view><ul>${Array.from({ length: count }, (_, at) => product(at)).join('')}</ul></sq-product-quick-view>`,
  );

/** Pages that are made of dist/ alone, with a shop on them. */
describe('pages of a shop', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({
      pages: {
        '/cart-page': typed(200),
        '/cart-page-2': typed(205),
        '/review-page': typed(209),
        '/other-page': typed(1),
        '/share-page': page('<h1>Journal</h1><sq-share><a href="mailto:?body=x">E-mail</a></sq-share>'),
        '/animated-page': page('<h1>Long</h1><div style="height:3000px"></div><p data-sq-animate="rise">Text</p>'),
        '/list-20': list(20),
        '/list-200': list(200),
      },
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function open(path: string): Promise<Page> {
    server.requests.length = 0;
    const tab = await (await browser.createBrowserContext()).newPage();
    await tab.goto(server.origin + path, { waitUntil: 'networkidle0' });
    return tab;
  }
  const loaded = (pattern: RegExp) => server.requests.some((path) => pattern.test(path));
  const scripts = () => server.requests.filter((path) => path.endsWith('.js'));

  it('the cart is loaded on its page types, and on no other [CRT-023]', async () => {
    for (const path of ['/cart-page', '/cart-page-2']) {
      const tab = await open(path);
      await tab.waitForSelector('#sq-cart-root > sq-cart:state(ready)');
      assert.ok(loaded(/elements\/sq-cart\.js$/), path);
      assert.ok(!loaded(/sq-reviews\.js$/), path);
      await tab.waitForFunction(() =>
        document.querySelector('sq-cart')!.shadowRoot!.textContent.includes('Your cart is empty.'),
      );
      await tab.close();
    }
    await open('/other-page');
    assert.ok(!loaded(/sq-cart|sq-reviews/), scripts().join());
  });

  it('the form for a review is loaded on its page type, and on no other [WID-007]', async () => {
    const tab = await open('/review-page');
    await tab.waitForSelector('#sq-reviews-root > sq-reviews:state(ready) .sq-rating input');
    assert.equal((await tab.$$('.sq-rating input')).length, 5);
    assert.ok(loaded(/elements\/sq-reviews\.js$/));
    assert.ok(!loaded(/elements\/sq-cart\.js$/));
    await tab.close();
  });

  it('both bring their own sheets, which other pages do not load [WID-008]', async () => {
    const rulesOf = (tab: Page, tag: string) =>
      tab.$eval(tag, (element) =>
        element
          .shadowRoot!.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
          .join('\n'),
      );
    const pageRules = (tab: Page) =>
      tab.evaluate(() =>
        [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'),
      );
    const cart = await open('/cart-page');
    await cart.waitForSelector('sq-cart:state(ready)');
    assert.match(await rulesOf(cart, 'sq-cart'), /part=.?line/);
    const review = await open('/review-page');
    await review.waitForSelector('sq-reviews:state(ready)');
    assert.match(await rulesOf(review, 'sq-reviews'), /part~?=.?banner/);
    const other = await open('/other-page');
    assert.doesNotMatch(await pageRules(other), /part=.?line|part~?=.?banner/);
    for (const tab of [cart, review, other]) await tab.close();
  });

  it('the cart, the form for a review and the buttons to share are loaded on demand, each alone [WID-012]', async () => {
    const PARTS = /elements\/sq-(cart|reviews|share)\.js$/;
    const found: Record<string, readonly string[]> = {};
    for (const path of ['/cart-page', '/review-page', '/share-page', '/other-page']) {
      const tab = await open(path);
      found[path] = server.requests.flatMap((request) => PARTS.exec(request)?.[1] ?? []);
      await tab.close();
    }
    assert.deepEqual(found, {
      '/cart-page': ['cart'],
      '/review-page': ['reviews'],
      '/share-page': ['share'],
      '/other-page': [],
    });
  });

  it('what moves blocks in is loaded where there is such a block, and hides nothing on paper', async () => {
    await open('/other-page');
    assert.ok(!loaded(/start-animation/));
    const tab = await open('/animated-page');
    await tab.waitForSelector('p[data-sq-waiting]');
    const opacity = () => tab.$eval('p', (block) => getComputedStyle(block).opacity);
    assert.equal(await opacity(), '0');
    await tab.emulateMediaType('print');
    assert.equal(await opacity(), '1');
    await tab.emulateMediaType('screen');
    await tab.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    assert.equal(await opacity(), '1');
    await tab.emulateMediaFeatures([]);
    await tab.$eval('p', (block) => block.scrollIntoView());
    await tab.waitForSelector('p:not([data-sq-waiting])');
    await tab.close();
  });

  it('200 products cost no more script than 20: the same files, once each', async () => {
    const files: string[][] = [];
    for (const path of ['/list-20', '/list-200']) {
      const tab = await open(path);
      await tab.waitForSelector('sq-product-quick-view:state(ready)');
      await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await tab.waitForSelector('li:last-child sq-price:state(ready)');
      await tab.waitForNetworkIdle();
      files.push(scripts().sort());
      await tab.close();
    }
    const [few, many] = files;
    assert.deepEqual(many, few);
    assert.deepEqual(new Set(many).size, many!.length);
    assert.ok(!many!.some((path) => /sq-product\.js|sq-cart\.js/.test(path)), 'nothing of what no card needs');
  });
});
