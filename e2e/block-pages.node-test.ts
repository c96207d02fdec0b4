import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { readTags } from '@sq-blocks/tools/registry';
import { overflow, violations } from '@sq-blocks/test-helpers/accessibility';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { openDemo } from './support/demo-site.js';

/** A phone with a dark theme and a wide window with a light one, in turn: each page is opened once. */
const WINDOWS = [
  { width: 375, scheme: 'dark' },
  { width: 1440, scheme: 'light' },
];

/** What the software renderer says of a map that is drawn by WebGL. */
const isOfRenderer = (line: string) => line.includes('GPU stall due to ReadPixels');

/** The part of `npm test` that opens the page of every block. Every page in both windows: accessibility.node-test.ts. */
describe('the page of a block', () => {
  let browser: Browser;
  let demo: Awaited<ReturnType<typeof openDemo>>;
  let context: BrowserContext;
  before(async () => {
    [browser, demo] = await Promise.all([openChromium(), openDemo()]);
    context = await browser.createBrowserContext();
  });
  after(async () => {
    await browser.close();
    await demo.close();
  });

  async function open(path: string, { width, scheme }: (typeof WINDOWS)[number]) {
    const page = await context.newPage();
    const lines = listenTo(page);
    await page.setBypassCSP(true);
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    await page.goto(demo.origin + path, { waitUntil: 'load' });
    return { page, lines };
  }

  /** Blocks load when they come near: each is scrolled to, and is ready, or has no code of its own to wait for. */
  async function readyBlocks(page: Page, tag: string) {
    for (const block of await page.$$(tag)) await block.scrollIntoView();
    await page.waitForFunction(
      (selector) => [...document.querySelectorAll(selector)].every((block) => block.matches(':state(ready)')),
      {},
      tag,
    );
    await page.waitForNetworkIdle({ idleTime: 100 });
    return page.$$eval(tag, ({ length }) => length);
  }

  for (const [index, tag] of readTags().entries()) {
    const size = WINDOWS[index % WINDOWS.length]!;
    it(`${tag}: ready, accessible, no wider than ${size.width} px, and without a word on the console`, async () => {
      const { page, lines } = await open(`/blocks/${tag}.html`, size);
      assert.ok((await readyBlocks(page, tag)) > 0, 'the page shows the block');
      assert.deepEqual(await violations(page), []);
      assert.equal(await overflow(page), 0, 'px wider than the window');
      assert.deepEqual(
        lines.filter((line) => !isOfRenderer(line)),
        [],
      );
      await page.close();
    });
  }
});
