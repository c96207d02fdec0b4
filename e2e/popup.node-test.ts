import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const TEXT = 'New pots, open days, and the dates of the firings. '.repeat(12);
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>popup</title><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/dist/sq-blocks.css">
  <script type="module" src="/dist/sq-blocks.js"></script>
  <h1>Small</h1>
  <sq-popup show-on-timer timer-delay="1"><h2>A letter each season</h2>
    <img src="/photos/boats-1000.jpg" width="400" height="300" alt="Boats"><p>${TEXT}</p></sq-popup></html>`;

/** The elements that were the largest paint, each in turn, by their tags. */
const largestPaints = () =>
  new Promise<string[]>((resolve) =>
    new PerformanceObserver((list) =>
      resolve(list.getEntries().map((entry) => (entry as LargestContentfulPaint).element?.localName ?? '')),
    ).observe({ type: 'largest-contentful-paint', buffered: true }),
  );

describe('a popup, built', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({ pages: { '/popup.html': PAGE } });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const motion of ['no-preference', 'reduce'])
    it(`is not the largest paint of the page, though larger than all else: motion ${motion}`, async () => {
      const page = await browser.newPage();
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
      await page.goto(`${server.origin}/popup.html`);
      await page.waitForFunction(() => {
        const box = document.querySelector('sq-popup')?.shadowRoot?.querySelector('dialog[open]');
        const photo = document.querySelector('img');
        return box?.getAnimations().length === 0 && photo?.complete && photo.naturalWidth > 0;
      });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      assert.deepEqual(await page.evaluate(largestPaints), ['h1']);
      await page.close();
    });
});
