import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { pageWith } from './support/overlays.js';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const FLAVOURS = { react: '/dist', lite: '/dist/lite' };
/** What a phone waits for an image before it loads the next one as well, in ms. */
const PATIENCE = 10_000;
const image = (address: string) => `<img data-src="${address}" data-image-dimensions="500x333" alt="${address}">`;
const single = (address: string, more = '') => `<sq-image ${more}>${image(address)}</sq-image>`;
const PHOTO = readFileSync('demo/photos/leaf-500.jpg');
const NAMES = Array.from({ length: 40 }, (_, at) => `/held/${at}.jpg`);

const PAGES = {
  'long page': NAMES.map((name) => `${single(name, 'load-mode="viewport"')}<p style="height: 300px"></p>`).join(''),
  gallery: `<sq-gallery design="slideshow" items-per-row="1" loop>${NAMES.slice(0, 4).map(image).join('')}</sq-gallery>`,
  grid: `<sq-gallery design="grid" lazy-load="false">${NAMES.slice(0, 6).map(image).join('')}</sq-gallery>`,
  changed: `${single('/held/0.jpg')}<sq-gallery design="grid">${image('/held/1.jpg')}</sq-gallery>`,
  'no answer': `${single('/held/0.jpg')}${single('/photos/leaf-500.jpg')}`,
  'no answer in a gallery': `<sq-gallery design="grid" lazy-load="false">${image('/held/0.jpg')}${image('/photos/leaf-500.jpg')}</sq-gallery>`,
  // The code of both blocks comes with the first ones.
  offline: `${single('/photos/jetty-500.jpg')}<sq-gallery design="grid">${image('/photos/boats-500.jpg')}</sq-gallery>
    <p style="height: 3000px"></p>${single('/photos/leaf-500.jpg', 'load-mode="viewport"')}
    <sq-gallery design="grid">${image('/photos/dusk-500.jpg')}</sq-gallery>
    <sq-gallery design="grid" use-bg-image><div style="aspect-ratio: 3 / 2">${image('/photos/deck-500.jpg')}</div></sq-gallery>`,
  'saved while it loaded': `<sq-image><img class="loading" data-src="/photos/leaf-500.jpg" alt="A"></sq-image>
    <sq-image><img class="loaded" data-src="/photos/dusk-500.jpg" alt="B"></sq-image>
    <sq-gallery design="grid"><img class="loading" data-src="/photos/deck-500.jpg" data-image-dimensions="500x333" alt="C"></sq-gallery>`,
};

describe('images that load late', () => {
  let browser: Browser;
  let server: StaticServer;
  let context: BrowserContext;
  let noteHeld = () => {};
  let held: { path: string; response: ServerResponse }[] = [];
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({
      pages: Object.fromEntries(
        Object.entries(FLAVOURS).flatMap(([flavour, folder]) =>
          Object.entries(PAGES).map(([name, html]) => [encodeURI(`/${flavour}/${name}`), pageWith(folder, html)]),
        ),
      ),
      intercept(path, response) {
        if (!path.startsWith('/held/')) return false;
        held.push({ path, response });
        noteHeld();
        return true;
      },
    });
  });
  afterEach(async () => {
    await context.close();
    held = [];
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function open(path: string, { isPhone = false, skipsPatience = false } = {}): Promise<Page> {
    context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 390, height: 800, isMobile: isPhone, hasTouch: isPhone });
    if (skipsPatience)
      await page.evaluateOnNewDocument(
        `{ const real = setTimeout; window.setTimeout = (run, ms, ...more) => real(run, ms === ${PATIENCE} ? 0 : ms, ...more); }`,
      );
    await page.goto(`${server.origin}/${encodeURI(path)}`, { waitUntil: 'domcontentloaded' });
    return page;
  }
  /** Waits until so many requests are held, and says for what. */
  async function heldPaths(count: number): Promise<string[]> {
    while (held.length < count) await new Promise<void>((resolve) => (noteHeld = resolve));
    return held.map(({ path }) => path);
  }
  /** What observers would report of the page as it is now has been reported: they report in the order of their creation. */
  const reported = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          new IntersectionObserver((_, observer) => (observer.disconnect(), resolve())).observe(document.body),
        ),
    );
  const isLoaded = (page: Page, alt: string) =>
    page.waitForFunction(
      (name) => document.querySelector<HTMLImageElement>(`img[alt="${name}"]`)!.naturalWidth > 0,
      {},
      alt,
    );

  for (const flavour of Object.keys(FLAVOURS)) {
    it(`what a visitor sees comes before what was scrolled past, in ${flavour}`, async () => {
      const page = await open(`${flavour}/long page`, { isPhone: true });
      await heldPaths(1);
      // As on the way of a finger: each image is near for a while.
      for (const index of NAMES.keys()) {
        await page.evaluate(
          (at) => document.querySelectorAll('sq-image')[at]!.scrollIntoView({ block: 'center' }),
          index,
        );
        await page.waitForFunction(
          (at) => document.querySelectorAll('sq-image img')[at]!.matches('.loading'),
          {},
          index,
        );
      }
      await reported(page);
      held[0]!.response.end(PHOTO);
      await heldPaths(2);
      const inView = await page.$$eval('sq-image img', (all) =>
        all
          .filter((each) => each.getBoundingClientRect().bottom > 0 && each.getBoundingClientRect().top < innerHeight)
          .map((each) => each.getAttribute('alt')),
      );
      assert.ok(inView.includes(held[1]!.path), `${held[1]!.path} of ${inView.join()}`);
    });

    it(`images of a gallery come in their order, in ${flavour}`, async () => {
      await open(`${flavour}/grid`, { isPhone: true });
      for (let count = 1; count <= 6; count++) {
        await heldPaths(count);
        held[count - 1]!.response.end(PHOTO);
      }
      assert.deepEqual(await heldPaths(6), NAMES.slice(0, 6));
    });

    it(`the slide in view comes before the slides around it, in ${flavour}`, async () => {
      const page = await open(`${flavour}/gallery`, { isPhone: true });
      assert.deepEqual(await heldPaths(1), [NAMES[0]]);
      await page.waitForFunction(() => document.querySelectorAll('img.loading').length > 1);
      await page.evaluate(
        () => ((document.querySelector('sq-gallery') as unknown as { currentIndex: number }).currentIndex = 2),
      );
      await page.waitForFunction(() => {
        const { left } = document.querySelectorAll('sq-gallery img')[2]!.getBoundingClientRect();
        return Math.abs(left - document.querySelector('sq-gallery')!.getBoundingClientRect().left) < 2;
      });
      await page.waitForFunction(() => document.querySelectorAll('sq-gallery img')[2]!.classList.contains('loading'));
      await reported(page);
      const before = held.length;
      held[before - 1]!.response.end(PHOTO);
      const paths = await heldPaths(before + 1);
      assert.ok(paths.includes(NAMES[2]!), paths.join());
    });

    it(`another address does not wait for the first one, in ${flavour}`, async () => {
      const page = await open(`${flavour}/changed`);
      await heldPaths(2);
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('img')) each.dataset['src'] = '/photos/leaf-500.jpg';
      });
      await page.waitForFunction(() =>
        [...document.querySelectorAll('img')].every(
          (each) => each.naturalWidth > 0 && each.matches('.loaded:not(.loading)') && each.currentSrc.includes('leaf'),
        ),
      );
    });

    it(`what is not wanted any more is not asked for, in ${flavour}`, async () => {
      const page = await open(`${flavour}/grid`, { isPhone: true });
      await heldPaths(1);
      await page.waitForFunction(() => document.querySelectorAll('img.loading').length === 6);
      await page.evaluate((html) => {
        const [, , changed, , ...removed] = document.querySelectorAll('sq-gallery img');
        (changed as HTMLImageElement).dataset['src'] = '/held/7.jpg';
        for (const each of removed) each.remove();
        document.body.insertAdjacentHTML('afterbegin', html);
      }, single('/held/8.jpg'));
      await page.waitForFunction(() => document.querySelectorAll('sq-image img.loading').length === 1);
      for (let count = 1; count <= 5; count++) {
        await heldPaths(count);
        held[count - 1]!.response.end(PHOTO);
      }
      await page.waitForFunction(() => document.querySelectorAll('img.loading').length === 0);
      assert.deepEqual(
        (await heldPaths(5)).sort(),
        [0, 1, 3, 7, 8].map((at) => NAMES[at]),
      );
    });

    for (const name of ['no answer', 'no answer in a gallery'])
      it(`an image whose server does not answer holds up no other: ${name}, in ${flavour}`, async () => {
        const page = await open(`${flavour}/${name}`, { isPhone: true, skipsPatience: true });
        await isLoaded(page, '/photos/leaf-500.jpg');
        assert.deepEqual(await heldPaths(1), ['/held/0.jpg']);
      });

    it(`images that failed without a network load when it is back, in ${flavour}`, async () => {
      const page = await open(`${flavour}/offline`);
      for (const photo of ['jetty', 'boats']) await isLoaded(page, `/photos/${photo}-500.jpg`);
      await page.evaluate(() => {
        for (const type of ['sq-image-error', 'sq-image-load'])
          document.addEventListener(type, () => document.body.classList.add(type));
      });
      await page.setOfflineMode(true);
      await page.evaluate(() => scrollTo(0, document.querySelector('p')!.getBoundingClientRect().bottom));
      await page.waitForSelector('body.sq-image-error');
      await page.waitForFunction(() => document.querySelectorAll('sq-gallery:state(ready)').length === 3);
      await page.waitForFunction(
        () => document.querySelectorAll('[use-bg-image] img:is(.loading, [width])').length === 1,
      );
      await page.waitForFunction(() => document.querySelectorAll('img.loading').length === 0);
      assert.equal(await page.$('body.sq-image-load'), null);
      await page.setOfflineMode(false);
      await page.waitForFunction(() => document.querySelectorAll('img.loaded').length === 5);
      for (const photo of ['leaf', 'dusk']) await isLoaded(page, `/photos/${photo}-500.jpg`);
      assert.match(await page.$eval('[use-bg-image] div', (frame) => frame.style.backgroundImage), /deck-500/);
      await page.waitForSelector('body.sq-image-load');
    });

    it(`HTML that was saved while its images loaded has all of them, in ${flavour}`, async () => {
      const page = await open(`${flavour}/saved while it loaded`);
      for (const alt of ['A', 'B', 'C']) await isLoaded(page, alt);
      await page.waitForFunction(() => document.querySelectorAll('img.loaded:not(.loading)').length === 3);
    });
  }
});
