import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const CYCLES = 10_000;
const BATCH = 500;

/** Chromium only: node and listener counts come from its debugger. */
describe('10,000 connects and disconnects', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({
      pages: {
        '/heap.html':
          '<!doctype html><title>heap</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/dist/sq-blocks.css"><main></main>',
      },
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function measure(page: Page, debug: CDPSession) {
    await debug.send('HeapProfiler.collectGarbage');
    await debug.send('HeapProfiler.collectGarbage');
    const { Nodes, JSEventListeners, JSHeapUsedSize } = await page.metrics();
    return { nodes: Nodes!, listeners: JSEventListeners!, megabytes: JSHeapUsedSize! / 1e6 };
  }

  /**
   * Adds and removes, each in its own microtask, so that every cycle really mounts and unmounts. In batches, so that no
   * call to the browser takes long, however busy the machine is.
   */
  async function cycle(page: Page, html: string, times: number, same: boolean) {
    for (let done = 0; done < times; done += BATCH)
      await page.evaluate(
        async (text, count, reuse) => {
          const main = document.querySelector('main')!;
          type Reused = HTMLElement & { updateComplete: Promise<void> };
          const store = window as unknown as { reused?: Reused };
          const template = document.createElement('template');
          template.innerHTML = text;
          for (let cycles = 0; cycles < count; cycles++) {
            const element = (reuse && store.reused) || (template.content.firstElementChild!.cloneNode(true) as Reused);
            store.reused = element;
            main.append(element);
            await element.updateComplete;
            element.remove();
            await element.updateComplete;
          }
        },
        html,
        BATCH,
        same,
      );
  }

  for (const dir of ['/dist', '/dist/lite'])
    for (const same of [true, false])
      it(`leaks nothing: ${same ? 'one element' : 'new elements'}, ${dir}`, async () => {
        const page = await browser.newPage();
        await page.goto(`${server.origin}/heap.html`);
        await page.evaluate((base) => import(`${base}/elements/sq-marquee.js`), dir);
        const debug = await page.createCDPSession();
        const html = '<sq-marquee>Round and round</sq-marquee>';
        await cycle(page, html, 500, same);
        const start = await measure(page, debug);
        await cycle(page, html, CYCLES, same);
        const end = await measure(page, debug);
        await page.close();
        assert.ok(end.nodes - start.nodes <= 60, `nodes ${start.nodes} -> ${end.nodes}`);
        assert.ok(end.listeners - start.listeners <= 20, `listeners ${start.listeners} -> ${end.listeners}`);
        assert.ok(end.megabytes - start.megabytes < 1, `heap ${start.megabytes} -> ${end.megabytes} MB`);
      });
});
