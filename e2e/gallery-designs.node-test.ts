import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { GALLERY_PAGES, openDemo } from './support/demo-site.js';

/** Every slide of a page's galleries: whether its middle can be seen, once it is scrolled to. */
const slidesOnScreen = (page: Page) =>
  page.$$eval('sq-gallery', (galleries) =>
    galleries.flatMap((gallery) =>
      [...(gallery.querySelector(':scope > .sqs-gallery') ?? gallery).children].map((slide) => {
        slide.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
        const { x, y, width, height } = slide.getBoundingClientRect();
        const seen = document.elementFromPoint(x + width / 2, y + height / 2);
        return { slide: slide.outerHTML.slice(0, 90), isGood: width > 20 && height > 20 && slide.contains(seen) };
      }),
    ),
  );

/** The same for paper, which does not scroll: whether all of it is inside of its gallery, and its gallery on the sheet. */
const slidesOnPaper = (page: Page) =>
  page.$$eval('sq-gallery', (galleries) =>
    galleries.flatMap((gallery) => {
      const frame = gallery.getBoundingClientRect();
      const isOnSheet = frame.left >= 0 && frame.right <= document.documentElement.clientWidth;
      return [...(gallery.querySelector(':scope > .sqs-gallery') ?? gallery).children].map((slide) => {
        const box = slide.getBoundingClientRect();
        const isInside =
          box.left > frame.left - 1 &&
          box.right < frame.right + 1 &&
          box.top > frame.top - 1 &&
          box.bottom < frame.bottom + 1;
        const isShown = slide.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const isGood = isOnSheet && isInside && isShown && box.width > 20 && box.height > 20;
        return { slide: slide.outerHTML.slice(0, 90), isGood };
      });
    }),
  );
const bad = (slides: Awaited<ReturnType<typeof slidesOnScreen>>) => slides.filter(({ isGood }) => !isGood);

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
      const slides = await slidesOnScreen(plain);
      assert.ok(slides.length > 0);
      assert.deepEqual(bad(slides), [], 'without script');
      await plain.emulateMediaType('print');
      assert.deepEqual(bad(await slidesOnPaper(plain)), [], 'in print, without script');
      await plain.close();

      const page = await browser.newPage();
      const lines = listenTo(page);
      await page.goto(demo.origin + path, { waitUntil: 'networkidle0' });
      await page.$$eval('sq-gallery', (galleries) => galleries.forEach((gallery) => gallery.scrollIntoView()));
      await page.waitForFunction(() =>
        [...document.querySelectorAll('sq-gallery')].every((gallery) => gallery.matches(':state(complete)')),
      );
      await page.emulateMediaType('print');
      assert.deepEqual(bad(await slidesOnPaper(page)), [], 'in print');
      assert.deepEqual(lines, []);
      await page.close();
    });

  it('2,000 slides are upgraded, move, and change their design', async () => {
    const page = await browser.newPage();
    const lines = listenTo(page);
    await page.goto(`${demo.origin}/gallery/stress.html`);
    await page.waitForSelector('sq-gallery:state(complete)');
    assert.equal(await page.$eval('sq-gallery', (gallery) => gallery.numberOfSlides), 2000);
    await page.$eval('sq-gallery', (gallery) => gallery.goTo(-1));
    await page.waitForFunction(() => document.querySelector('sq-gallery')?.currentIndex === 1999);
    for (const design of ['grid', 'carousel', 'autorows', 'stacked']) {
      await page.select('#design', design);
      await page.waitForFunction((name) => document.querySelector('sq-gallery')?.design === name, {}, design);
    }
    assert.deepEqual(lines, []);
    await page.close();
  });
});
