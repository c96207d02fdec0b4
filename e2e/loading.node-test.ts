import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';
import { pageBlocks } from './support/page-blocks.js';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
  "form-action 'self'; require-trusted-types-for 'script'; trusted-types sq";

const MUG = `<sq-product item-id="mug"><h2>Mug</h2>
  <script type="application/json">{"variants": [{"id": "blue", "attributes": {"Glaze": "Blue"}, "price": 2400}]}</script>
  <form method="post" action="/cart"><select name="Glaze"><option>Blue</option></select><button>Add to cart</button></form>
  <script>document.title = 'changed'</script></sq-product>`;
const QUICK_VIEW = `<sq-product-quick-view id="page"><a href="/mug.html">Mug</a></sq-product-quick-view>
  <sq-product-quick-view id="template"><p><a href="/mug.html">Mug</a><template>${MUG}</template></p></sq-product-quick-view>`;

const page = (body: string, head = '<script type="module" src="/dist/sq-blocks.js"></script>') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>test</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/dist/sq-blocks.css"><link rel="stylesheet" href="/spacer.css">${head}${body}</html>`;

describe('what a page loads', () => {
  let browser: Browser;
  let server: StaticServer;
  let failing = false;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({
      headers: { 'content-security-policy': POLICY },
      pages: {
        '/below.html': page(`<div class="spacer">far</div>${pageBlocks}`),
        '/view.html': page(pageBlocks),
        '/one-script.html': page(pageBlocks).replace('<link rel="stylesheet" href="/dist/sq-blocks.css">', ''),
        '/all.html': page(pageBlocks, '<script type="module" src="/dist/sq-blocks.all.js"></script>').replace(
          '<link rel="stylesheet" href="/dist/sq-blocks.css">',
          '',
        ),
        '/twice.html': page(
          pageBlocks,
          '<script type="module" src="/dist/sq-blocks.all.js"></script><script type="module" src="/dist/lite/sq-blocks.all.js"></script>',
        ),
        '/mug.html': page(MUG, ''),
        '/quick-view.html': page(QUICK_VIEW),
        '/lite-quick-view.html': page(QUICK_VIEW, '<script type="module" src="/dist/lite/sq-blocks.js"></script>'),
        '/services.html': page('<p data-sq-action="open-consent">Choices</p>'),
        '/lite.html': page(pageBlocks, '<script type="module" src="/dist/lite/sq-blocks.js"></script>'),
      },
      intercept(path, response) {
        if (path === '/spacer.css') {
          response.writeHead(200, { 'content-type': 'text/css' }).end('.spacer{height:4000px}');
          return true;
        }
        if (failing && (path.startsWith('/dist/elements/') || path === '/dist/services.js')) {
          response.writeHead(503).end();
          return true;
        }
        return false;
      },
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function open(
    path: string,
    run: (tab: Awaited<ReturnType<Browser['newPage']>>, lines: string[]) => Promise<void>,
  ) {
    const context = await browser.createBrowserContext();
    const tab = await context.newPage();
    const lines = listenTo(tab);
    server.requests.length = 0;
    await tab.goto(server.origin + path, { waitUntil: 'networkidle0' });
    await run(tab, lines);
    await context.close();
  }
  const scripts = () => server.requests.filter((path) => path.endsWith('.js'));
  const allReady = (tags: string[]) => tags.every((tag) => document.querySelector(tag)!.matches(':state(ready)'));
  const TAGS = ['sq-gallery', 'sq-lightbox', 'sq-form', 'sq-map', 'sq-marquee', 'sq-cart-indicator'];

  it('no React before scrolling when all seven blocks are below the fold; then all of them', () =>
    open('/below.html', async (tab, lines) => {
      const early = scripts().filter((path) => !path.includes('cookie-banner'));
      assert.deepEqual(
        early.filter((path) => /elements|react/.test(path)),
        [],
      );
      await tab.evaluate(() => document.querySelector('sq-cart-indicator')!.scrollIntoView());
      await tab.waitForFunction(allReady, {}, TAGS.slice(0, 1));
      assert.ok(scripts().some((path) => /chunks\/react-/.test(path)));
      assert.deepEqual(lines, []);
    }));

  it("React's chunk is requested together with the first block, not after it", () =>
    open('/view.html', async (tab) => {
      await tab.waitForFunction(allReady, {}, TAGS.slice(0, 1));
      const startOf = (name: string) =>
        tab.evaluate(
          (part) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(part))!.startTime,
          name,
        );
      assert.ok((await startOf('/dist/chunks/react-')) <= (await startOf('/dist/elements/')));
    }));

  it('is compiled while it arrives, but for what a page uses little of', () => {
    const isHinted = (file: string) =>
      readFileSync(`dist/${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
    const runtimes = ['', 'lite/'].flatMap((flavour) =>
      readdirSync(`dist/${flavour}chunks`)
        .filter((file) => /^(runtime|react)-.*\.js$/.test(file))
        .map((file) => `${flavour}chunks/${file}`),
    );
    assert.equal(runtimes.length, 3);
    for (const file of ['sq-blocks.js', 'lite/sq-blocks.js', 'elements/sq-gallery.js', ...runtimes])
      assert.ok(isHinted(file), file);
    for (const file of ['sq-blocks.all.js', 'map-engine.js']) assert.ok(!isHinted(file), file);
  });

  for (const path of ['/view.html', '/one-script.html', '/all.html', '/lite.html'])
    it(`all seven work under a strict policy with Trusted Types, and log nothing: ${path}`, () =>
      open(path, async (tab, lines) => {
        await tab.waitForFunction(allReady, {}, TAGS);
        assert.deepEqual(lines, []);
      }));

  for (const path of ['/quick-view.html', '/lite-quick-view.html'])
    for (const from of ['page', 'template'])
      it(`a product with variants opens from its ${from} under the same policy, and logs nothing: ${path}`, () =>
        open(path, async (tab, lines) => {
          await tab.waitForSelector(`#${from}:state(ready)`);
          await tab.click(`#${from} a`);
          await tab.waitForSelector(`#${from} sq-product:state(ready)`);
          assert.equal(await tab.$eval('sq-product select', (select) => select.value), 'Blue');
          assert.deepEqual([await tab.title(), lines], ['test', []]);
        }));

  it('the one file makes no further request', () =>
    open('/all.html', async () => {
      assert.deepEqual(scripts(), ['/dist/sq-blocks.all.js']);
      assert.ok(!server.requests.includes('/dist/sq-blocks.css'));
    }));

  it('the bundle twice: one warning, the first copy stays, all work', () =>
    open('/twice.html', async (tab, lines) => {
      await tab.waitForFunction(allReady, {}, TAGS);
      assert.equal(lines.length, 1, lines.join('\n'));
      assert.match(lines[0]!, /^warn.*loaded more than once.*sq-cart-indicator.*sq-gallery/s);
    }));

  it('a failed import leaves the content, warns once per block, and is tried again when it is needed next', async () => {
    failing = true;
    await open('/view.html', async (tab, lines) => {
      await tab.waitForFunction(() => document.querySelectorAll('sq-form:not(:defined)').length === 1);
      assert.ok(await tab.$eval('sq-form input', (input) => input.checkVisibility()));
      // Only a need after the failure starts another attempt.
      const isWarning = (line: string) => line.includes('<sq-form> could not be loaded');
      if (!lines.some(isWarning))
        await new Promise<void>((resolve) => tab.on('console', (message) => isWarning(message.text()) && resolve()));
      failing = false;
      // By focus: the cookie banner may cover the place where the pointer goes.
      await tab.focus('sq-form input');
      await tab.waitForSelector('sq-form:state(ready)');
      const warnings = lines.filter((line) => line.includes('<sq-form> could not be loaded'));
      assert.equal(warnings.length, 1, lines.join('\n'));
    });
    failing = false;
  });

  it('services that cannot be had are one warning', async () => {
    failing = true;
    await open('/services.html', async (tab, lines) => {
      const isWarning = (line: string) => line.includes('services could not be loaded');
      if (!lines.some(isWarning))
        await new Promise<void>((resolve) => tab.on('console', (message) => isWarning(message.text()) && resolve()));
      const own = lines.filter((line) => !/^failed: |Failed to load resource/.test(line));
      assert.deepEqual(own.map(isWarning), [true], lines.join('\n'));
    });
    failing = false;
  });
});
