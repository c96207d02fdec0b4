import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { answerCalls, everyBlockPages, visitEveryBlock } from '@sq-blocks/test-helpers/every-block';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const CYCLES = 4;

/** `bench/soak.mjs` does the same for ten minutes. */
describe('a page of every block that a router leaves and comes back to', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({ pages: everyBlockPages(), intercept: answerCalls });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const flavour of ['react', 'lite'] as const)
    it(`leaves nothing behind, ${flavour}`, async () => {
      const page = await browser.newPage();
      const { cycle, measure } = await visitEveryBlock(page, server.origin, flavour);
      for (let times = 0; times < 2; times++) await cycle();
      const start = await measure();
      for (let times = 0; times < CYCLES; times++) await cycle();
      const end = await measure();
      // A block that is kept keeps its whole page: some nine hundred nodes for each visit.
      assert.ok(end.nodes - start.nodes < 100, `nodes ${start.nodes} -> ${end.nodes}`);
      // One that a block leaves on the window: one for each visit.
      assert.ok(end.listeners - start.listeners < CYCLES, `listeners ${start.listeners} -> ${end.listeners}`);
      await page.close();
    });
});
