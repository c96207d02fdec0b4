import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { openDemo, PAGES } from './support/demo-site.js';

/** With the policies that the pages are served with: what they forbid would be logged. */
describe('the console of the demo', () => {
  let browser: Browser;
  let demo: Awaited<ReturnType<typeof openDemo>>;
  let context: BrowserContext;
  before(async () => {
    [browser, demo] = await Promise.all([openChromium(), openDemo()]);
    context = await browser.createBrowserContext();
    await demo.signIn(context);
  });
  after(async () => {
    await browser.close();
    await demo.close();
  });

  for (const path of PAGES)
    it(`${path}: nothing is logged`, async () => {
      const page = await context.newPage();
      const lines = listenTo(page);
      await page.goto(demo.origin + path, { waitUntil: 'networkidle0' });
      await page.mouse.move(200, 200);
      for (const block of await page.$$('sq-gallery, sq-map, sq-form, sq-marquee')) await block.scrollIntoView();
      await page.waitForNetworkIdle();
      // Chromium warns that its software rendering is slow.
      assert.deepEqual(
        lines.filter((line) => !line.includes('GPU stall due to ReadPixels')),
        [],
      );
      await page.close();
    });

  it('the embeds of the examples may be loaded once they are allowed', async () => {
    const page = await context.newPage();
    await page.goto(`${demo.origin}/blocks/sq-embed.html`);
    const examples = await page.$$('main sq-embed');
    for (const example of examples) await example.scrollIntoView();
    await page.evaluate(() => {
      const blocked: string[] = [];
      Object.assign(window, { blocked });
      addEventListener('securitypolicyviolation', ({ blockedURI }) => blocked.push(blockedURI));
    });
    for (const example of examples) await (await example.waitForSelector('>>> [part=once]'))!.click();
    await page.waitForFunction(
      (count) =>
        [...document.querySelectorAll('main sq-embed')].filter((each) => each.shadowRoot!.querySelector('iframe'))
          .length === count,
      {},
      examples.length,
    );
    assert.ok(examples.length > 1);
    assert.deepEqual(await page.evaluate(() => (window as unknown as { blocked: string[] }).blocked), []);
    await page.close();
  });
});
