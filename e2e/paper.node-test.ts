import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { blockExamples } from '@sq-blocks/test-helpers/block-examples';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

/** Blocks that hide a part of their content on a screen. */
const EXAMPLES = Object.entries(blockExamples).filter(([name]) => /^(accordion|menu)/.test(name));

const page = (html: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>paper</title>
  <link rel="icon" href="data:,"><link rel="stylesheet" href="/dist/sq-blocks.css">
  <script type="module" src="/dist/sq-blocks.js"></script><body>${html}</body></html>`;

/** The paragraphs that are not to be seen, and how many there are. */
const hiddenIn = (tab: Page) =>
  tab.$$eval('p', (all) => ({
    count: all.length,
    hidden: all
      .filter((each) => !each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .map((each) => each.textContent),
  }));

describe('content that is hidden on a screen', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({
      pages: {
        ...Object.fromEntries(EXAMPLES.map(([name, html]) => [`/${name}.html`, page(html)])),
        '/empty.html': page(''),
        '/wave.html': page('<sq-marquee wave-intensity="30">Thrown, glazed and fired by the sea</sq-marquee>'),
      },
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function open(name: string, script: boolean, run: (tab: Page) => Promise<void>) {
    const context = await browser.createBrowserContext();
    const tab = await context.newPage();
    await tab.setJavaScriptEnabled(script);
    await tab.goto(`${server.origin}/${name}.html`, { waitUntil: 'networkidle0' });
    await run(tab);
    await context.close();
  }

  for (const [name, html] of EXAMPLES) {
    const tag = /<(sq-[\w-]+)/.exec(html)![1]!;
    it(`${name}: is all on paper`, () =>
      open(name, true, async (tab) => {
        await tab.waitForSelector(`${tag}:state(ready)`);
        const onScreen = await hiddenIn(tab);
        assert.ok(onScreen.hidden.length > 0, 'nothing is hidden on the screen');
        await tab.emulateMediaType('print');
        // What was not rendered before is visible from the next frame on.
        await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        assert.deepEqual(await hiddenIn(tab), { count: onScreen.count, hidden: [] });
        const headings = await tab.$$eval(`${tag} :is(h3, summary, a)`, (all) =>
          all.filter((each) => !each.checkVisibility()).map((each) => each.textContent),
        );
        assert.deepEqual(headings, []);
      }));
    it(`${name}: is all on paper without script, and can be read on the screen`, () =>
      open(name, false, async (tab) => {
        await tab.emulateMediaType('print');
        assert.deepEqual((await hiddenIn(tab)).hidden, []);
        await tab.emulateMediaType('screen');
        // The browser opens and closes <details> by itself.
        for (const line of await tab.$$('details:not([open]) > summary')) await line.click();
        assert.deepEqual((await hiddenIn(tab)).hidden, []);
      }));
  }

  it('a line that moves on a wave stands on paper, and moves when it is back on the screen', () =>
    open('empty', true, async (tab) => {
      const lines = listenTo(tab);
      await tab.emulateMediaType('print');
      await tab.goto(`${server.origin}/wave.html`);
      await tab.waitForSelector('sq-marquee:state(ready)');
      assert.ok(await tab.$eval('sq-marquee', (block) => block.checkVisibility()));
      await tab.emulateMediaType('screen');
      await tab.setViewport({ width: 1000, height: 600 });
      await tab.waitForFunction(() => {
        const wave = document.querySelector('sq-marquee:state(ready)')?.shadowRoot?.querySelector('[part=wave]');
        return wave?.getAnimations().some(({ playState }) => playState === 'running');
      });
      assert.deepEqual(lines, []);
    }));
});
