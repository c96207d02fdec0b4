import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { answersCart, CART_COOKIE } from './support/overlays.js';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const ENTRIES = [{ id: 'bowl', title: 'Tide bowl', quantity: 2 }];
const FIELDS = JSON.stringify([
  { id: 'email', type: 'email', title: 'Email', required: true },
  { id: 'topic', type: 'select', title: 'Topic', options: ['Bowls', 'Jugs'] },
  { id: 'text', type: 'textarea', title: 'Text' },
]);
const pageWith = (
  folder: string,
  size: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fields</title>
  <link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="stylesheet" href="${folder}/sq-blocks.css"><script type="module" src="${folder}/sq-blocks.js"></script>
  ${CART_COOKIE}
  <style>body { font-size: ${size} }</style>
  <h1>Write to us</h1>
  <sq-form action="/send" fields='${FIELDS}'></sq-form>
  <aside style="font-size: 0.75em"><sq-newsletter action="/news"></sq-newsletter></aside>
  <sq-table-booking><form action="/book"><label>Day <input name="day"></label><br>
    <label>Guests <select name="guests"><option>2</option></select></label> <button>Book</button></form></sq-table-booking>
  <sq-cart><a href="/cart">Your cart</a></sq-cart></html>`;

const FLAVOURS = [
  { flavour: 'react', folder: '/dist' },
  { flavour: 'lite', folder: '/dist/lite' },
];
const TAGS = ['sq-form', 'sq-newsletter', 'sq-table-booking', 'sq-cart'];

describe('what visitors write in, on a phone', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    const pages = FLAVOURS.flatMap(({ flavour, folder }) =>
      ['13px', '30px'].map((size): [string, string] => [`/${flavour}-${size}.html`, pageWith(folder, size)]),
    );
    server = await serveFiles({
      pages: Object.fromEntries(pages),
      intercept: answersCart(ENTRIES),
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  /** The size of the text in each field, in px, by the tag of its block. */
  async function sizes(name: string, device: 'phone' | 'computer') {
    const page = await browser.newPage();
    const isPhone = device === 'phone';
    await page.setViewport({ width: 375, height: 2000, isMobile: isPhone, hasTouch: isPhone });
    await page.goto(`${server.origin}/${name}.html`);
    await page.waitForFunction(
      (tags) =>
        tags.every((tag) => {
          const block = document.querySelector(tag)!;
          return [block, block.shadowRoot].some((root) => root?.querySelector('input'));
        }),
      {},
      TAGS,
    );
    const found = await page.evaluate(
      (tags) =>
        tags.flatMap((tag) => {
          const block = document.querySelector(tag)!;
          return [block, block.shadowRoot]
            .flatMap((root) => [...(root?.querySelectorAll('input, select, textarea') ?? [])])
            .filter((field) => field.checkVisibility({ visibilityProperty: true }))
            .map((field) => ({
              tag,
              field: field.localName,
              size: Number.parseFloat(getComputedStyle(field).fontSize),
            }));
        }),
      TAGS,
    );
    await page.close();
    for (const tag of TAGS) assert.ok(found.some((field) => field.tag === tag));
    return found;
  }

  for (const { flavour } of FLAVOURS) {
    it(`is never so small that an iPhone enlarges the page for it, in ${flavour}`, async () => {
      const tooSmall = (await sizes(`${flavour}-13px`, 'phone')).filter(({ size }) => size < 16);
      assert.deepEqual(tooSmall, []);
    });
    it(`is as large as the text around it where that is large, in ${flavour}`, async () => {
      for (const { tag, size } of await sizes(`${flavour}-30px`, 'phone'))
        assert.equal(size, tag === 'sq-newsletter' ? 22.5 : 30, tag);
    });
    it(`is as the text around it where no finger is, in ${flavour}`, async () => {
      for (const { tag, size } of await sizes(`${flavour}-13px`, 'computer'))
        assert.equal(size, tag === 'sq-newsletter' ? 9.75 : 13, tag);
    });
  }
});
