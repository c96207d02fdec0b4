import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';
import { NAVIGATORS, navigationPages } from './pages.js';

const CYCLES = 6;

/** The library has done its work, and all blocks of the page are ready. Turbo shows a kept page while it fetches it again. */
const ready = (page: Page, name: 'a' | 'b') =>
  page.waitForFunction(
    (heading) => {
      const blocks = [...document.querySelectorAll('main *')].filter(({ localName }) => localName.startsWith('sq-'));
      return (
        document.querySelector('h1')?.textContent === heading &&
        !document.querySelector('html:is([aria-busy], [data-turbo-preview], .is-changing)') &&
        blocks.length > 2 &&
        blocks.every((block) => block.matches(':state(ready)'))
      );
    },
    {},
    `Page ${name.toUpperCase()}`,
  );
const isOpen = () =>
  [...document.querySelectorAll('sq-lightbox')].some((box) => box.shadowRoot?.querySelector('dialog[open] img'));
const isClosed = () =>
  !('sqLightbox' in ((history.state ?? {}) as object)) &&
  [...document.querySelectorAll('sq-lightbox')].every((box) => !box.shadowRoot?.querySelector('dialog[open]'));
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
/** What the page's own document and the kit leave on it. */
const documentState = (page: Page) =>
  page.evaluate(() => ({
    overflow: document.documentElement.style.overflow,
    marks: document.documentElement.getAttributeNames().filter((name) => name.startsWith('data-sq')),
    dialogs: [...document.querySelectorAll('*')].filter((each) => each.shadowRoot?.querySelector('dialog[open]'))
      .length,
  }));

for (const library of Object.keys(NAVIGATORS))
  describe(`pages that are navigated by ${library}`, () => {
    let browser: Browser;
    let server: StaticServer;
    let context: BrowserContext;
    before(async () => {
      browser = await openChromium();
      server = await serveFiles({
        pages: navigationPages(),
        intercept(path, response) {
          if (path.startsWith('/api/')) response.writeHead(204).end();
          return path.startsWith('/api/');
        },
      });
      context = await browser.createBrowserContext();
    });
    after(async () => {
      await browser.close();
      await server.close();
    });

    async function open(folder = library) {
      const page = await context.newPage();
      const log = listenTo(page);
      await page.goto(`${server.origin}/${folder}/a.html`);
      await ready(page, 'a');
      // Lost when the document is loaded again.
      await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
      return { page, log };
    }
    async function follow(page: Page, name: 'a' | 'b') {
      await page.click(`#to-${name}`);
      await ready(page, name);
      assert.equal(await page.evaluate(() => 'isFirst' in globalThis), true, 'the same document');
    }

    for (const folder of [library, `${library}-lite`])
      it(`blocks start and stop, and keep nothing (${folder})`, async () => {
        const { page, log } = await open(folder);
        const debug = await page.createCDPSession();
        const measure = async () => {
          for (let times = 0; times < 2; times++) await debug.send('HeapProfiler.collectGarbage');
          const { Nodes, JSEventListeners } = await page.metrics();
          return { nodes: Nodes!, listeners: JSEventListeners! };
        };
        const cycle = async () => {
          await follow(page, 'b');
          await follow(page, 'a');
        };
        for (let times = 0; times < 3; times++) await cycle();
        const start = await measure();
        for (let times = 0; times < CYCLES; times++) await cycle();
        const end = await measure();
        // Of a page that is kept there would be some 200 nodes and 60 listeners for each visit.
        assert.ok(end.nodes - start.nodes < 100, `nodes ${start.nodes} -> ${end.nodes}`);
        assert.ok(end.listeners - start.listeners < 30, `listeners ${start.listeners} -> ${end.listeners}`);
        assert.deepEqual(await documentState(page), { overflow: '', marks: [], dialogs: 0 });
        assert.deepEqual(
          log.filter((line) => line.startsWith('error')),
          [],
        );
        await page.close();
      });

    for (const [what, selector] of Object.entries({
      'a plain link of the viewer': '#links a:last-child img',
      'a linked slide of a gallery': '#work a:nth-child(2) img',
      'an item of a lightbox': '#own a:nth-child(2) img',
    }))
      it(`${what} opens the viewer, and closing it loads nothing`, async () => {
        const { page } = await open();
        const gallery = await page.$('#work');
        await page.hover(selector);
        await page.waitForFunction(() => document.querySelector('#work')?.matches(':state(complete)'));
        await page.click(selector);
        await page.waitForFunction(isOpen);
        const seen = server.requests.length;
        await page.keyboard.press('Escape');
        await page.waitForFunction(isClosed);
        await nextFrames(page);
        assert.equal(new URL(page.url()).pathname, `/${library}/a.html`);
        assert.deepEqual(
          server.requests.slice(seen).filter((path) => path.endsWith('.html')),
          [],
        );
        assert.equal(await gallery!.evaluate((element) => element.isConnected), true, 'the same content');
        await page.close();
      });

    it('Back closes the viewer, and loads nothing', async () => {
      const { page } = await open();
      const gallery = await page.$('#work');
      await page.hover('#own img');
      await page.click('#own img');
      await page.waitForFunction(isOpen);
      await page.evaluate(() => history.back());
      await page.waitForFunction(isClosed);
      await nextFrames(page);
      assert.equal(await gallery!.evaluate((element) => element.isConnected), true, 'the same content');
      assert.equal(new URL(page.url()).pathname, `/${library}/a.html`);
      await page.close();
    });

    it('a page that is left while the viewer is open leaves nothing behind', async () => {
      const { page } = await open();
      await page.hover('#own img');
      await page.click('#own img');
      await page.waitForFunction(isOpen);
      await page.waitForFunction(() => document.documentElement.style.overflow === 'hidden');
      await page.$eval('#to-b', (link) => (link as HTMLElement).click());
      await ready(page, 'b');
      await nextFrames(page);
      assert.deepEqual(await documentState(page), { overflow: '', marks: [], dialogs: 0 });
      assert.equal(new URL(page.url()).pathname, `/${library}/b.html`);
      await follow(page, 'a');
      await page.close();
    });

    it('a page that Back restores starts as it was written', async () => {
      const { page } = await open();
      await page.$eval('#show', async (element) => {
        await (element as unknown as { next(): Promise<void> }).next();
      });
      await page.waitForSelector('#show > a:nth-child(2).sq-active');
      await follow(page, 'b');
      await page.evaluate(() => history.back());
      await ready(page, 'a');
      const active = await page.$$eval('#show > *', (slides) => slides.map((slide) => slide.className));
      assert.deepEqual(active, ['sq-active', '', '']);
      await page.close();
    });

    it('each page is counted once', async () => {
      // Agreed before the first page: services that start between an answer and a reload would count that page too.
      await context.setCookie(
        ...['ss_cookieAllowed=true', 'ss_cookieBannerVersion=2'].map((cookie) => {
          const [name, value] = cookie.split('=');
          return { name: name!, value: value!, domain: new URL(server.origin).hostname };
        }),
      );
      const page = await context.newPage();
      const hits: string[] = [];
      page.on('request', (request) => {
        if (!request.url().includes('/census/RecordHit')) return;
        const { url, title } = JSON.parse(new URLSearchParams(request.postData()).get('data')!) as Record<
          string,
          string
        >;
        hits.push(`${new URL(url!).pathname.slice(-6, -5)} ${title}`);
      });
      await page.goto(`${server.origin}/${library}/a.html`);
      await ready(page, 'a');
      const counted = async (count: number) => {
        while (hits.length < count) await page.waitForRequest((request) => request.url().includes('RecordHit'));
      };
      await counted(1);
      await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
      await follow(page, 'b');
      await counted(2);
      await follow(page, 'a');
      await counted(3);
      await page.hover('#own img');
      await page.click('#own img');
      await page.waitForFunction(isOpen);
      await page.evaluate(() => history.back());
      await page.waitForFunction(isClosed);
      await page.evaluate(() => history.back());
      await ready(page, 'b');
      await counted(4);
      assert.deepEqual(hits, ['a Page A', 'b Page B', 'a Page A', 'b Page B']);
      await page.close();
    });
  });
