import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from './support/browser.js';
import { answersCart, CART_COOKIE } from './support/cart-answer.js';
import { FARTHEST, isNear, openOnPhone, SCREEN } from './support/enlarged-page.js';
import { serveFiles, type StaticServer } from './support/static-server.js';

const ENTRIES = ['bowl', 'jug', 'mug', 'plate', 'vase'].map((id) => ({
  id,
  title: `A ${id} with a glaze of wood ash`,
  quantity: 1,
}));
const LONG = '<p>By hand, with soap and warm water, and never in the oven.</p>'.repeat(20);
const FORM = '<form method="dialog"><button>Okay</button></form>';

/** What lies over the page: its HTML, and where the dialog or the bar is. */
const OVERLAYS = {
  'a dialog': {
    html: `<sq-dialog><dialog id="opened"><h2>Care</h2><p>By hand.</p>${FORM}</dialog></sq-dialog>`,
    opener: '<a href="#opened">Open</a>',
  },
  'a long dialog': {
    html: `<sq-dialog><dialog id="opened"><h2>Care</h2>${LONG}${FORM}</dialog></sq-dialog>`,
    opener: '<a href="#opened">Open</a>',
  },
  'a popup': {
    html: '<sq-popup id="opened" show-on-timer="false"><h2>A letter each season</h2><p>Four times a year.</p></sq-popup>',
    opener: '<button type="button" commandfor="opened" command="--open">Open</button>',
  },
  'a long popup': {
    html: `<sq-popup id="opened" show-on-timer="false"><h2>A letter each season</h2>${LONG}</sq-popup>`,
    opener: '<button type="button" commandfor="opened" command="--open">Open</button>',
  },
  'a quick view': {
    html: `<sq-product-quick-view><p><a href="/shop/pig" data-sq-quick-view="pig">Open</a></p>
      <template><h2>Salt pig</h2>${LONG}</template></sq-product-quick-view>`,
    opener: '',
  },
  'a cart in a drawer': { html: '<sq-cart drawer><a href="/cart">Open</a></sq-cart>', opener: '' },
} as const;
type Overlay = keyof typeof OVERLAYS;

const pageWith = (folder: string, html: string, opener = '') => `<!doctype html><html lang="en"><meta charset="utf-8">
  <title>Pots</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="stylesheet" href="${folder}/sq-blocks.css"><script type="module" src="${folder}/sq-blocks.js"></script>
  ${CART_COOKIE}
  <h1>Pots</h1>${opener}${html}<p>${'The house is open every day but Monday. '.repeat(200)}</p></html>`;

const FLAVOURS = { react: '/dist', lite: '/dist/lite' };

describe('on a page that the visitor has enlarged with two fingers', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    const pages = Object.entries(FLAVOURS).flatMap(([flavour, folder]): [string, string][] => [
      [
        `/${flavour}/banner.html`,
        pageWith(folder, '<sq-cookie-banner accept-type="OPT_IN_AND_OUT"></sq-cookie-banner>'),
      ],
      ...Object.entries(OVERLAYS).map(([name, { html, opener }]): [string, string] => [
        `/${flavour}/${name.replaceAll(' ', '-')}.html`,
        pageWith(folder, html, opener),
      ]),
    ]);
    server = await serveFiles({
      pages: Object.fromEntries(pages),
      intercept: answersCart(ENTRIES),
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function open(path: string) {
    const phone = await openOnPhone(browser, `${server.origin}${path}`);
    await phone.enlarge();
    return phone;
  }

  async function assertReachesAll({ dragToTheEnd, seen }: Awaited<ReturnType<typeof open>>) {
    await dragToTheEnd(-300, 0);
    await dragToTheEnd(0, -500);
    const end = await seen();
    assert.ok(isNear(end.left, FARTHEST.left), `left: ${end.left} in place of ${FARTHEST.left}`);
    assert.ok(isNear(end.top, FARTHEST.top), `top: ${end.top} in place of ${FARTHEST.top}`);
    await dragToTheEnd(300, 0);
    await dragToTheEnd(0, 500);
    const { left, top } = await seen();
    assert.ok(isNear(left, 0) && isNear(top, 0), `${left}, ${top}`);
  }

  for (const flavour of Object.keys(FLAVOURS)) {
    for (const name of Object.keys(OVERLAYS) as Overlay[]) {
      it(`a finger reaches every corner of ${name}, and neither moves the page behind nor loads it again, in ${flavour}`, async () => {
        const phone = await open(`/${flavour}/${name.replaceAll(' ', '-')}.html`);
        const { page } = phone;
        await page.waitForFunction(() => document.querySelector(':state(ready)'));
        await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('a, button')].find((each) => each.textContent === 'Open')!.click(),
        );
        await page.waitForFunction(() =>
          [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])].some(
            (root) => root.querySelector('dialog:modal'),
          ),
        );
        await assertReachesAll(phone);
        assert.equal(await page.evaluate(() => scrollY), 0);
        await page.close();
      });
    }
    it(`a finger on the cookie banner moves what is in view, in ${flavour}`, async () => {
      const { page, dragToTheEnd, seen } = await open(`/${flavour}/banner.html`);
      await page.waitForFunction(() =>
        document.querySelector('sq-cookie-banner')?.shadowRoot?.querySelector('[part=banner]'),
      );
      await dragToTheEnd(0, -500);
      await dragToTheEnd(-300, 0, SCREEN.height - 60);
      const { left } = await seen();
      assert.ok(isNear(left, FARTHEST.left), `left: ${left} in place of ${FARTHEST.left}`);
      await page.close();
    });
  }
});
