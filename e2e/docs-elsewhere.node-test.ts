import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { buildDocs } from '@sq-blocks/site';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const BASE = '/kit/docs/';
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
};

describe('the documentation below another path, on a server of files alone', () => {
  let folder: string;
  let site: StaticServer;
  let browser: Browser;
  /** Whether the site of the examples is there too. */
  let hasShop = false;
  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sq-docs-elsewhere-'));
    await buildDocs(folder, { base: BASE });
    site = await serveFiles({
      intercept(pathname, response) {
        const name = pathname.startsWith(BASE) ? path.join(folder, pathname.slice(BASE.length)) : undefined;
        const isFound = name !== undefined && existsSync(name);
        if (isFound) response.writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? 'text/plain' });
        else if (name) response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        else response.writeHead(hasShop ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(name ? readFileSync(isFound ? name : path.join(folder, '404.html')) : 'Another site.');
        return true;
      },
    });
    browser = await openChromium();
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  async function open(name: string) {
    hasShop = false;
    const page = await browser.newPage();
    const lines = listenTo(page);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    site.requests.length = 0;
    await page.goto(site.origin + BASE + name, { waitUntil: 'load' });
    await page.waitForNetworkIdle({ idleTime: 100 });
    return { page, lines };
  }
  const outside = () => site.requests.filter((each) => !each.startsWith(BASE));

  for (const name of ['index.html', 'blocks/sq-gallery.html', 'guides/any-element.html', 'playground/sq-gallery.html'])
    it(`${name} loads all of it from there`, async () => {
      const { page, lines } = await open(name);
      assert.deepEqual(lines, []);
      assert.deepEqual(outside(), []);
      await page.close();
    });

  it('the playground shows its block, and keeps its address', async () => {
    const { page } = await open('playground/sq-gallery.html');
    await page.waitForFunction(() =>
      document
        .querySelector<HTMLIFrameElement>('.playground iframe')
        ?.contentDocument?.querySelector('sq-gallery')
        ?.matches(':state(ready)'),
    );
    await page.click('#option-loop');
    assert.equal(page.url(), `${site.origin}${BASE}playground/sq-gallery.html?loop=`);
    await page.close();
  });

  it('the search leads to pages that are there, also from the page for unknown addresses', async () => {
    const { page } = await open('guides/not/here.html');
    assert.match(await page.$eval('h1', ({ innerText }) => innerText), /not here/);
    await page.type('#q', 'slides-per');
    await page.waitForSelector('.results a');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(page.url(), `${site.origin}${BASE}blocks/sq-gallery.html#attribute-slides-per-row`);
    assert.deepEqual(outside(), []);
    await page.close();
  });

  it('a link of an example says where it leads, where the site of the example is not served', async () => {
    const { page } = await open('blocks/sq-pricing-toggle.html');
    await page.click('.preview a');
    await page.waitForSelector('.preview-leads');
    const said = await page.$eval('.preview-leads', (note) => [note.textContent, note.role]);
    assert.deepEqual(said, [
      'This link leads to /members.html of the example’s own site, which is not here.',
      'status',
    ]);
    assert.equal(page.url(), `${site.origin}${BASE}blocks/sq-pricing-toggle.html`);
    hasShop = true;
    await Promise.all([page.waitForNavigation(), page.click('.preview a')]);
    assert.equal(new URL(page.url()).pathname, '/members.html');
    await page.close();
  });
});
