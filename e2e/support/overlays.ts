import type { Page } from 'puppeteer-core';
import type { ServerResponse } from 'node:http';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
}

/** Sets the cookie of a visitor who has a cart: without it no page asks for one. */
export const CART_COOKIE = "<script>document.cookie = 'CART=token; path=/'</script>";

/** Answers the request for the cart, and no other: for `intercept` of `serveFiles`. */
export function answersCart(entries: readonly Entry[]): (path: string, response: ServerResponse) => boolean {
  const cart = JSON.stringify({
    id: 'cart',
    entries: entries.map((entry) => ({
      ...entry,
      itemId: entry.id,
      unitPriceCents: 4800,
      fullUrl: `/shop/${entry.id}`,
    })),
    shippingOptions: [],
    selectedShippingOption: null,
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
  });
  return (path, response) => {
    const isCart = path === '/api/commerce/shopping-cart';
    if (isCart) response.writeHead(200, { 'content-type': 'application/json' }).end(cart);
    return isCart;
  };
}

const ENTRIES = ['bowl', 'jug', 'mug', 'plate', 'vase'].map((id) => ({
  id,
  title: `A ${id} with a glaze of wood ash`,
  quantity: 1,
}));
const LONG = '<p>By hand, with soap and warm water, and never in the oven.</p>'.repeat(20);
const FORM = '<form method="dialog"><button>Okay</button></form>';

/** What lies over the page: its HTML, what opens it, and what it shows when all of it is there. */
export const OVERLAYS = {
  'a dialog': {
    html: `<sq-dialog><dialog id="opened"><h2>Care</h2><p>By hand.</p>${FORM}</dialog></sq-dialog>`,
    opener: '<a href="#opened">Open</a>',
    shows: 'Care',
  },
  'a long dialog': {
    html: `<sq-dialog><dialog id="opened"><h2>Care</h2>${LONG}${FORM}</dialog></sq-dialog>`,
    opener: '<a href="#opened">Open</a>',
    shows: 'Care',
  },
  'a popup': {
    html: '<sq-popup id="opened" show-on-timer="false"><h2>A letter each season</h2><p>Four times a year.</p></sq-popup>',
    opener: '<button type="button" commandfor="opened" command="--open">Open</button>',
    shows: 'A letter',
  },
  'a long popup': {
    html: `<sq-popup id="opened" show-on-timer="false"><h2>A letter each season</h2>${LONG}</sq-popup>`,
    opener: '<button type="button" commandfor="opened" command="--open">Open</button>',
    shows: 'A letter',
  },
  'a quick view': {
    html: `<sq-product-quick-view><p><a href="/shop/pig" data-sq-quick-view="pig">Open</a></p>
      <template><h2>Salt pig</h2>${LONG}</template></sq-product-quick-view>`,
    opener: '',
    shows: 'Salt pig',
  },
  'a cart in a drawer': {
    html: '<sq-cart drawer><a href="/cart">Open</a></sq-cart>',
    opener: '',
    shows: 'wood ash',
  },
} as const;
export type Overlay = keyof typeof OVERLAYS;

export const pageWith = (
  folder: string,
  html: string,
  opener = '',
) => `<!doctype html><html lang="en"><meta charset="utf-8">
  <title>Pots</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="stylesheet" href="${folder}/sq-blocks.css"><script type="module" src="${folder}/sq-blocks.js"></script>
  ${CART_COOKIE}
  <h1>Pots</h1>${opener}${html}<p>${'The house is open every day but Monday. '.repeat(200)}</p></html>`;

/** For `intercept` of `serveFiles`: what is in the cart. */
export const answersOverlays = answersCart(ENTRIES);

/** Opens the overlay that is on the page, as a visitor does, and waits until it shows this text. */
export async function openOverlay(page: Page, shows: string) {
  await page.waitForFunction(() => document.querySelector(':state(ready)'));
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button')].find((each) => each.textContent === 'Open')!.click(),
  );
  await page.waitForFunction(
    (text) => {
      const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      const roots = [document, ...shadows];
      return (
        roots.some((root) => root.querySelector('dialog:modal')) &&
        [document.body, ...shadows].some((root) => root.textContent.includes(text))
      );
    },
    {},
    shows,
  );
}
