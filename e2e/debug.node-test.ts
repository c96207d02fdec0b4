import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const MISTAKES = `<sq-gallery id="work" desing="grid" data-block-json='{"colum-width": 200}'>
    <img src="/photos/plain/teal.svg" alt="" width="4" height="3"></sq-gallery>
  <sq-gallery linked="nope"><img src="/photos/plain/teal.svg" alt="" width="4" height="3"></sq-gallery>
  <sq-form></sq-form><sq-map></sq-map><sq-galery></sq-galery>`;
const WARNINGS = [
  /"desing"/,
  /"colum-width"/,
  /linked="nope"/,
  /<sq-form> is empty/,
  /<sq-map> is empty/,
  /<sq-galery>/,
];

/** What the checks say. Of unknown settings the gallery itself warns as well. */
const ofChecks = (lines: readonly string[]) =>
  lines.filter((line) => line.includes('[sq-blocks]') && !line.includes('nothing is known of colum-width'));

const page = (script: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>test</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/dist/sq-blocks.css">${script}${MISTAKES}</html>`;

describe('data-sq-debug, built', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({
      pages: {
        '/own-script': page(
          `<script type="module">
             import { findMistakes } from '/dist/public/debug.js';
             window.found = findMistakes().map(({ message }) => message);
           </script>`,
        ),
        ...Object.fromEntries(
          ['sq-blocks.js', 'sq-blocks.all.js', 'lite/sq-blocks.js', 'lite/sq-blocks.all.js'].flatMap((file) => [
            [`/debug/${file}`, page(`<script type="module" src="/dist/${file}" data-sq-debug></script>`)],
            [`/plain/${file}`, page(`<script type="module" src="/dist/${file}"></script>`)],
          ]),
        ),
      },
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const file of ['sq-blocks.js', 'sq-blocks.all.js', 'lite/sq-blocks.js', 'lite/sq-blocks.all.js']) {
    it(`one warning for each mistake, also in what is added later: ${file}`, async () => {
      const tab = await browser.newPage();
      const lines = listenTo(tab);
      await tab.goto(`${server.origin}/debug/${file}`, { waitUntil: 'networkidle0' });
      const own = () => ofChecks(lines);
      const logged = (pattern: RegExp) =>
        new Promise<void>((resolve) => {
          if (own().some((line) => pattern.test(line))) resolve();
          else tab.on('console', (message) => pattern.test(message.text()) && resolve());
        });
      await Promise.all(WARNINGS.map(logged));
      await tab.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<sq-marqee>Text</sq-marqee>'));
      await logged(/<sq-marqee> .* <sq-marquee>\?/);
      assert.equal(own().length, WARNINGS.length + 1, own().join('\n'));
      await tab.close();
    });

    it(`nothing is loaded or said without it: ${file}`, async () => {
      const tab = await browser.newPage();
      const lines = listenTo(tab);
      server.requests.length = 0;
      await tab.goto(`${server.origin}/plain/${file}`, { waitUntil: 'networkidle0' });
      assert.deepEqual(ofChecks(lines), []);
      assert.ok(!server.requests.some((path) => path.includes('debug')));
      await tab.close();
    });
  }

  it('sq-blocks/debug says the same, and gives it as data', async () => {
    const tab = await browser.newPage();
    const lines = listenTo(tab);
    await tab.goto(`${server.origin}/own-script`, { waitUntil: 'networkidle0' });
    const found = await tab.evaluate(() => (window as unknown as { found: string[] }).found);
    for (const pattern of WARNINGS) {
      assert.equal(found.filter((message) => pattern.test(message)).length, 1, found.join('\n'));
      assert.equal(lines.filter((line) => pattern.test(line)).length, 1, lines.join('\n'));
    }
    assert.equal(found.length, WARNINGS.length);
    await tab.close();
  });
});
