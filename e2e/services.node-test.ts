import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const page = (file: string, inside: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>test</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/dist/sq-blocks.css"><script type="module" src="/dist/${file}"></script>${inside}</html>`;
const FILES = ['sq-blocks.js', 'lite/sq-blocks.js', 'sq-blocks.all.js'];

/** Pages of `dist/` alone: no context, no gate and no control that opens the banner. */
describe('services on a plain page, built', () => {
  let browser: Browser;
  let server: StaticServer;
  let tab: Page;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({
      pages: Object.fromEntries(
        FILES.flatMap((file) => [
          [`/banner/${file}`, page(file, '<sq-cookie-banner></sq-cookie-banner>')],
          [
            `/frame/${file}`,
            page(
              file,
              '<sq-cookie-banner></sq-cookie-banner><iframe data-src="https://player.test/1" title="Film"></iframe>',
            ),
          ],
          [
            `/times/${file}`,
            page(
              file,
              '<time datetime="2020-01-01" data-sq-relative>1 January</time><time datetime="soon" data-sq-relative>soon</time>',
            ),
          ],
        ]),
      ),
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const file of FILES) {
    const isShown = () =>
      tab.waitForFunction(() => document.querySelector('sq-cookie-banner')!.shadowRoot?.querySelector('[part=banner]'));
    it(`cookieBanner:force shows an answered banner again: ${file} [CKB-015]`, async () => {
      tab = await browser.newPage();
      await tab.setCookie(
        { url: server.origin, name: 'ss_cookieAllowed', value: 'true' },
        { url: server.origin, name: 'ss_cookieBannerVersion', value: '2' },
      );
      await tab.goto(`${server.origin}/banner/${file}`, { waitUntil: 'networkidle0' });
      assert.equal(
        await tab.$eval('sq-cookie-banner', (banner) => Boolean(banner.shadowRoot?.querySelector('[part=banner]'))),
        false,
      );
      await tab.evaluate(() => document.dispatchEvent(new Event('cookieBanner:force')));
      await isShown();
      await tab.close();
    });
    it(`a declined choice clears tracking cookies: ${file} [CKB-024]`, async () => {
      tab = await browser.newPage();
      const cookie = (name: string, value: string) => ({ url: server.origin, name, value });
      await tab.setCookie(cookie('ss_cookieAllowed', 'false'), cookie('ss_cookieBannerVersion', '2'));
      await tab.setCookie(
        ...['ss_cvr', 'ss_cvt', 'ss_analytics_id'].map((name) => cookie(name, 'x')),
        cookie('own', 'y'),
      );
      await tab.goto(`${server.origin}/banner/${file}`, { waitUntil: 'networkidle0' });
      await tab.waitForFunction(() => !document.cookie.includes('ss_cv'));
      const names = (await tab.cookies()).map(({ name }) => name).sort();
      assert.ok(names.includes('own') && !names.some((name) => /ss_cv|ss_analytics/.test(name)), names.join());
      await tab.close();
    });
    it(`a frame that becomes a gate later has its placeholder: ${file}`, async () => {
      tab = await browser.newPage();
      await tab.goto(`${server.origin}/frame/${file}`, { waitUntil: 'networkidle0' });
      await tab.$eval('iframe', (frame) => frame.setAttribute('data-sq-consent', 'media'));
      await tab.waitForFunction(() =>
        document.querySelector('iframe')!.contentDocument?.querySelector('[role=group] button'),
      );
      await tab.close();
    });
    it(`relative times are written, and one that cannot be read is logged: ${file} [ERR-017]`, async () => {
      tab = await browser.newPage();
      const lines = listenTo(tab);
      await tab.goto(`${server.origin}/times/${file}`, { waitUntil: 'networkidle0' });
      await tab.waitForFunction(() => document.querySelector('time')!.textContent !== '1 January');
      assert.deepEqual(await tab.$$eval('time', (times) => times[1]!.textContent), 'soon');
      assert.equal(lines.filter((line) => line.includes('soon')).length, 1, lines.join('\n'));
      await tab.close();
    });
  }

  for (const file of FILES.slice(0, 2))
    it(`a banner alone loads no reports, no counting and no gates: ${file}`, async () => {
      tab = await browser.newPage();
      await tab.goto(`${server.origin}/banner/${file}`, { waitUntil: 'networkidle0' });
      const names = await tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      assert.ok(
        names.some((name) => name.includes('/start-choice-')),
        names.join('\n'),
      );
      assert.deepEqual(
        names.filter((name) => /\/(gates|site-services|cart|cart-calls)-/.test(name)),
        [],
      );
      await tab.close();
    });
});
