import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { violations } from '@sq-blocks/test-helpers/accessibility';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { blocksIn, samplePages, serveSamples } from './support/sample-pages.js';

const samples = samplePages().map((sample, index) => ({ ...sample, address: `/samples/${index}.html` }));
/** Without the size of targets, which the style sheet of a page decides. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

describe('each sample of HTML in the guides, alone in a page', () => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveSamples>>;
  before(async () => {
    browser = await openChromium();
    server = await serveSamples(new Map(samples.map(({ address, html }) => [address, html])));
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const { title, address, html } of samples)
    it(title, async () => {
      // Nobody has been here before: no answer, no cart, no draft.
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const lines = listenTo(page);
      const strangers: string[] = [];
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.origin))
          strangers.push(request.url());
      });
      await page.goto(server.origin + address, { waitUntil: 'load' });
      // Blocks are loaded when they are about to be seen; those of wrappers are added when the browser is idle.
      for (const [tag, count] of Object.entries(blocksIn(html)))
        await page.waitForFunction(
          (name, wanted) => {
            const blocks = [...document.querySelectorAll(name)];
            blocks.find((block) => !block.matches(':state(ready)'))?.scrollIntoView();
            return blocks.length >= wanted && blocks.every((block) => block.matches(':state(ready)'));
          },
          {},
          tag,
          count,
        );
      await page.waitForNetworkIdle({ idleTime: 100 });
      assert.deepEqual(lines, []);
      assert.deepEqual(strangers, [], 'no other site is asked before the visitor agrees');
      // A sample is no whole page: what axe recommends for pages is not asked of it.
      assert.deepEqual(await violations(page, { runOnly: WCAG }), []);
      await context.close();
    });
});
