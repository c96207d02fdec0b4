import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { FARTHEST, isNear, openOnPhone } from './support/enlarged-page.js';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const SLIDES = ['boats', 'jetty', 'dusk', 'leaf']
  .map((name) => `<img src="/photos/${name}-500.jpg" width="500" height="333" alt="${name}">`)
  .join('');

type Gallery = HTMLElement & { currentIndex: number };

/** By what a finger does with them: the first ones take it themselves, the others are scrolled by the browser. */
const TAKES = {
  slideshow: 'design="slideshow"',
  fade: 'design="slideshow" transition="fade"',
  follow: 'design="slideshow" transition="new-swipe"',
  'follow, and the page never scrolls': 'design="slideshow" transition="new-swipe" allow-page-scroll="none"',
};
const SCROLLED = {
  carousel: 'design="carousel"',
  'carousel with a hard end': 'design="carousel" boundaries="hard"',
};
const GALLERIES = { ...TAKES, ...SCROLLED };
const FLAVOURS = { react: '/dist', lite: '/dist/lite' };

const pathOf = (flavour: string, name: string) => `/${flavour}/${name.replace(/\W+/g, '-')}.html`;
const pageWith = (folder: string, attributes: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
  <title>At the lake</title><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="stylesheet" href="${folder}/sq-blocks.css"><script type="module" src="${folder}/sq-blocks.js"></script>
  <style>body { margin: 0 } img { max-width: 100%; height: auto }</style>
  <sq-gallery ${attributes}>${SLIDES}</sq-gallery>
  <p>${'The house is open every day but Monday. '.repeat(80)}</p></html>`;

describe('a gallery on a page that the visitor has enlarged with two fingers', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    const pages = Object.entries(FLAVOURS).flatMap(([flavour, folder]) =>
      Object.entries(GALLERIES).map(([name, attributes]): [string, string] => [
        pathOf(flavour, name),
        pageWith(folder, attributes),
      ]),
    );
    server = await serveFiles({ pages: Object.fromEntries(pages) });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function open(flavour: string, name: string) {
    const phone = await openOnPhone(browser, `${server.origin}${pathOf(flavour, name)}`);
    const { page } = phone;
    await page.waitForFunction(() => document.querySelector('sq-gallery:state(ready)'));
    const slide = () => page.evaluate(() => document.querySelector<Gallery>('sq-gallery')!.currentIndex);
    /** One quick finger. The browser, which scrolls a row, leaves out the first move. */
    const flick = () => phone.drag(-300, 0, 100, name in TAKES ? 2 : 8);
    const isSlide = (index: number) =>
      page.waitForFunction((at) => document.querySelector<Gallery>('sq-gallery')!.currentIndex === at, {}, index);
    // The code that takes a finger comes after the slides; what helps the browser to scroll them, with the first touch.
    if (name in TAKES)
      await page.waitForFunction(() => {
        const root = document.querySelector('sq-gallery')!.shadowRoot!;
        return getComputedStyle(root.querySelector('[part~=viewport]')!).touchAction !== 'auto';
      });
    await flick();
    await page.waitForFunction(() => document.querySelector<Gallery>('sq-gallery')!.currentIndex > 0);
    return { ...phone, slide, flick, isSlide };
  }

  for (const flavour of Object.keys(FLAVOURS)) {
    for (const name of Object.keys(GALLERIES))
      it(`lets one finger move what is in view to the other side of the page: ${name}, ${flavour}`, async () => {
        const { page, enlarge, dragToTheEnd, seen } = await open(flavour, name);
        await enlarge();
        await dragToTheEnd(-300, 0, 100);
        const { left } = await seen();
        assert.ok(isNear(left, FARTHEST.left), `${left} in place of ${FARTHEST.left}`);
        await page.close();
      });

    for (const name of Object.keys(TAKES))
      it(`shows the same slide meanwhile, and another one when the page is as at first: ${name}, ${flavour}`, async () => {
        const { page, enlarge, drag, dragToTheEnd, seen, slide, flick, isSlide } = await open(flavour, name);
        await enlarge();
        await flick();
        await dragToTheEnd(-300, 0, 100);
        await drag(200, 0, 100);
        assert.ok((await seen()).left < FARTHEST.left - 50, 'and back');
        assert.equal(await slide(), 1);
        await enlarge(1);
        await flick();
        await isSlide(2);
        await page.close();
      });
  }
});
