import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { listenTo, openChromium } from './support/browser.js';
import { GALLERY_PAGES, openDemo } from './support/demo-site.js';

/** Every slide of a page's galleries: whether it can be seen, at once or by scrolling the row that it is in. */
const slidesOf = (page: Page) =>
  page.$$eval('sq-gallery', (galleries) =>
    galleries.flatMap((gallery) => {
      const holder = gallery.querySelector(':scope > .sqs-gallery') ?? gallery;
      const box = gallery.getBoundingClientRect();
      return [...holder.children]
        .filter((slide) => slide.localName !== 'noscript')
        .map((slide) => {
          const { width, height, right } = slide.getBoundingClientRect();
          const isReached = right - box.left <= Math.max(gallery.scrollWidth, box.width) + 1;
          const isShown = slide.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          return { slide: slide.outerHTML.slice(0, 90), isGood: isShown && isReached && width > 20 && height > 20 };
        });
    }),
  );
const bad = (slides: Awaited<ReturnType<typeof slidesOf>>) => slides.filter(({ isGood }) => !isGood);

describe('the pages of the designs', () => {
  let browser: Browser;
  let demo: Awaited<ReturnType<typeof openDemo>>;
  before(async () => {
    [browser, demo] = await Promise.all([openChromium(), openDemo()]);
  });
  after(async () => {
    await browser.close();
    await demo.close();
  });

  for (const path of GALLERY_PAGES.filter((name) => name !== '/gallery/'))
    it(`${path}: all slides without script and in print, and not a word on the console`, async () => {
      const plain = await browser.newPage();
      await plain.setJavaScriptEnabled(false);
      await plain.goto(demo.origin + path);
      const slides = await slidesOf(plain);
      assert.ok(slides.length > 0);
      assert.deepEqual(bad(slides), [], 'without script');
      await plain.close();

      const page = await browser.newPage();
      const said = listenTo(page);
      await page.goto(demo.origin + path, { waitUntil: 'networkidle0' });
      await page.$$eval('sq-gallery', (galleries) => galleries.forEach((gallery) => gallery.scrollIntoView()));
      await page.waitForFunction(() =>
        [...document.querySelectorAll('sq-gallery')].every((gallery) => gallery.matches(':state(complete)')),
      );
      await page.emulateMediaType('print');
      assert.deepEqual(bad(await slidesOf(page)), [], 'in print');
      assert.deepEqual(said, []);
      await page.close();
    });

  it('2,000 slides wake up, move, and change their design', async () => {
    const page = await browser.newPage();
    const said = listenTo(page);
    await page.goto(`${demo.origin}/gallery/stress.html`);
    await page.waitForSelector('sq-gallery:state(complete)');
    assert.equal(await page.$eval('sq-gallery', (gallery) => gallery.numberOfSlides), 2000);
    await page.$eval('sq-gallery', (gallery) => gallery.goTo(-1));
    await page.waitForFunction(() => document.querySelector('sq-gallery')?.currentIndex === 1999);
    for (const design of ['grid', 'carousel', 'autorows', 'stacked']) {
      await page.select('#design', design);
      await page.waitForFunction((name) => document.querySelector('sq-gallery')?.design === name, {}, design);
    }
    assert.deepEqual(said, []);
    await page.close();
  });
});
