import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

/** The service worker that the guide shows. */
const WORKER = /```js\n(\/\/ sw\.js[\s\S]*?)```/.exec(readFileSync('docs/offline.md', 'utf8'))?.[1] ?? '';
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>test</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/dist/lite/sq-blocks.css"><script type="module" src="/dist/lite/sq-blocks.js"></script>
  <h1>The page</h1>
  <sq-gallery design="carousel" label="Work"><img src="/photos/plain/teal.svg" alt="Teal" width="90" height="60"></sq-gallery>
  <sq-form><form action="/send" method="post"><label>Name <input name="name"></label><button>Send</button></form></sq-form>
  <script>navigator.serviceWorker.register('/sw.js');</script></html>`;

describe('the service worker of the guide', () => {
  let browser: Browser;
  let server: StaticServer;
  let isClosed = false;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({
      pages: { '/page': PAGE, '/offline.html': '<!doctype html><title>off</title><h1>No network</h1>' },
      intercept(path, response) {
        if (isClosed) response.destroy();
        else if (path === '/sw.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(WORKER);
        return isClosed || path === '/sw.js';
      },
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  it('opens a page without a network, where blocks work and a form waits', async () => {
    const page = await browser.newPage();
    const heading = () => page.$eval('h1', ({ textContent }) => textContent);
    const useForm = async () => {
      await page.waitForSelector('sq-gallery:state(ready)');
      await page.waitForSelector('sq-form:state(ready)');
      await page.type('input', 'Ada');
    };
    const open = async (path: string) => {
      await page.goto(server.origin + path, { waitUntil: 'networkidle0' });
    };
    await open('/page');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await open('/page');
    await useForm();
    await page.waitForNetworkIdle();

    isClosed = true;
    await page.setOfflineMode(true);
    await open('/page');
    assert.equal(await heading(), 'The page');
    await useForm();
    await page.click('form button');
    await page.waitForFunction(() =>
      document.querySelector('sq-form')!.shadowRoot!.textContent.includes('You are offline.'),
    );
    await open('/another');
    assert.equal(await heading(), 'No network');
    await page.close();
  });
});
