import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const GUIDE = readFileSync('docs/own-block.md', 'utf8');
const firstCode = (language: string) => new RegExp('```' + language + '\\n([\\s\\S]*?)```').exec(GUIDE)![1]!;
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>test</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/dist/lite/sq-blocks.css"><script type="module" src="/dist/lite/sq-blocks.js"></script>
  ${firstCode('html').replace(/\/(?:bowl|jug)-500\.jpg/g, '/photos/plain/teal.svg')}
  <script type="module">${firstCode('js')}</script></html>`;

describe('the element of the guide to blocks of your own', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({ pages: { '/page': PAGE } });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  it('follows the gallery that it names, until it is removed', async () => {
    const page = await browser.newPage();
    const lines = listenTo(page);
    await page.goto(`${server.origin}/page`);
    const read = () => page.$eval('studio-position', ({ textContent }) => textContent);
    assert.equal(await read(), 'Two photographs');
    await page.waitForSelector('sq-gallery:state(ready)');
    await page.evaluate(async () => {
      const moved = new Promise((resolve) => document.addEventListener('sq-slide-change', resolve, { once: true }));
      document.querySelector('sq-gallery')!.shadowRoot!.querySelector<HTMLElement>('[part~="control-next"]')!.click();
      await moved;
    });
    assert.equal(await read(), 'Photograph 2');
    const removed = await page.evaluate(async () => {
      const element = document.querySelector('studio-position')!;
      element.remove();
      const moved = new Promise((resolve) => document.addEventListener('sq-slide-change', resolve, { once: true }));
      document
        .querySelector('sq-gallery')!
        .shadowRoot!.querySelector<HTMLElement>('[part~="control-previous"]')!
        .click();
      await moved;
      return element.textContent;
    });
    assert.equal(removed, 'Photograph 2');
    assert.deepEqual(lines, []);
    await page.close();
  });
});
