import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { overflow, violations } from '@sq-blocks/test-helpers/accessibility';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { openDemo, PAGES } from './support/demo-site.js';

describe('every page of the demo is accessible', () => {
  let browser: Browser;
  let demo: Awaited<ReturnType<typeof openDemo>>;
  before(async () => {
    [browser, demo] = await Promise.all([openChromium(), openDemo()]);
  });
  after(async () => {
    await browser.close();
    await demo.close();
  });

  async function open(path: string, width: number, scheme: string) {
    const context = await browser.createBrowserContext();
    if (path.startsWith('/owner')) await demo.signIn(context);
    const page = await context.newPage();
    await page.setBypassCSP(true);
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    await page.goto(demo.origin + path, { waitUntil: 'networkidle0' });
    await page.mouse.move(200, 200);
    for (const block of await page.$$('sq-gallery, sq-map, sq-form, sq-marquee, sq-lightbox'))
      await block.scrollIntoView();
    await page.waitForNetworkIdle();
    return { page, close: () => context.close() };
  }

  for (const path of PAGES)
    for (const [width, scheme] of [
      [1440, 'light'],
      [375, 'dark'],
    ] as const)
      it(`${path}, ${width} px, ${scheme}`, async () => {
        const { page, close } = await open(path, width, scheme);
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0, 'px wider than the window');
        await close();
      });

  it('a form with errors, and after success', async () => {
    const { page, close } = await open('/blocks/sq-form.html', 1440, 'light');
    const form = '.example sq-form[form-id=contact]';
    await page.click(`${form} button`);
    await page.waitForSelector(`${form} .sq-form-error`);
    assert.deepEqual(await violations(page), []);
    for (const [name, words] of [
      ['name', 'Ada'],
      ['email', 'ada@example.com'],
      ['message', 'Hello'],
    ] as const)
      await page.type(`${form} [name=${name}]`, words);
    await page.click(`${form} button`);
    await page.waitForSelector('.sq-form-success');
    assert.deepEqual(await violations(page), []);
    await close();
  });

  it('an open lightbox', async () => {
    const { page, close } = await open('/blocks/sq-lightbox.html', 1440, 'dark');
    await page.click('sq-lightbox a');
    await page.waitForFunction(() => document.querySelector('sq-lightbox')!.shadowRoot!.querySelector('dialog')?.open);
    assert.deepEqual(await violations(page), []);
    await close();
  });
});
