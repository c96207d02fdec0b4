import assert from 'node:assert/strict';
import type { Browser, HTTPRequest } from 'puppeteer-core';
import type { openDemo } from './demo-site.js';

type Demo = Awaited<ReturnType<typeof openDemo>>;

interface ServersCart {
  readonly totalQuantity: number;
  readonly entries: readonly { readonly title: string; readonly quantity: number }[];
  readonly validCoupons: readonly { readonly promoCode: string }[];
}

/** What happens to a call: it never leaves, or it arrives and its answer is lost. */
export type Failure = 'refused' | 'answer lost';

export const BUYER = {
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  street: 'Pier 4',
  city: 'Oban',
  postalCode: 'PA34',
  country: 'Scotland',
};

/** The focused element, also inside shadow roots: its name for visitors. As text: compiled code would call helpers. */
const FOCUSED = `(() => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const label = element?.labels?.[0]?.textContent;
  return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim().replace(/\\s+/g, ' ');
})()`;

/** A visitor of the demo's shop, in a browser profile of their own. */
export async function visitShop(browser: Browser, demo: Demo, viewport = { width: 1280, height: 900 }) {
  const profile = await browser.createBrowserContext();
  const page = await profile.newPage();
  await page.setViewport(viewport);
  let failing: { matches(request: HTTPRequest): boolean; how: Failure } | undefined;
  const failed: string[] = [];

  const pass = (request: HTTPRequest) => void request.continue().catch(() => {});
  async function deliver(request: HTTPRequest): Promise<void> {
    const cookies = await page.cookies(demo.origin);
    const body = await request.fetchPostData();
    await fetch(request.url(), {
      method: request.method(),
      headers: {
        ...request.headers(),
        origin: demo.origin,
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
  }
  page.on('request', (request) => {
    if (!failing?.matches(request)) return pass(request);
    failed.push(`${request.method()} ${new URL(request.url()).pathname}`);
    const ready = failing.how === 'answer lost' ? deliver(request) : Promise.resolve();
    void ready.then(() => request.abort('failed')).catch(() => {});
  });

  return {
    page,
    failed,
    open: (path: string) => page.goto(demo.origin + path, { waitUntil: 'networkidle0' }),
    /** Calls with this method and a path that this pattern matches fail from now on. */
    async fail(method: string, path: RegExp, how: Failure) {
      await page.setRequestInterception(true);
      failing = {
        matches: (request) => request.method() === method && path.test(new URL(request.url()).pathname),
        how,
      };
    },
    async work() {
      failing = undefined;
      await page.setRequestInterception(false);
    },
    /** As the server has it. */
    cart: () =>
      page.evaluate(() =>
        fetch('/api/commerce/shopping-cart').then((response) => response.json() as Promise<ServersCart>),
      ),
    focused: () => page.evaluate(FOCUSED) as Promise<string>,
    /** Presses Tab until the focus is on what has this name. */
    async tabTo(name: RegExp, back = false) {
      if (back) await page.keyboard.down('Shift');
      const passed: string[] = [];
      for (let presses = 0; presses < 120; presses++) {
        await page.keyboard.press('Tab');
        passed.push((await page.evaluate(FOCUSED)) as string);
        if (name.test(passed.at(-1)!)) break;
      }
      if (back) await page.keyboard.up('Shift');
      assert.match(passed.at(-1)!, name, passed.join(' | '));
    },
    /** Presses a key that leads to another page. */
    async go(key: 'Enter' = 'Enter') {
      await Promise.all([page.waitForNavigation({ waitUntil: 'networkidle0' }), page.keyboard.press(key)]);
    },
    heading: () => page.$eval('h1', (heading) => heading.textContent?.trim() ?? ''),
    /** Orders that were placed so far. */
    orders: async () => (await demo.storage.listOrders(100)).map(({ data }) => data),
    close: () => profile.close(),
  };
}
export type ShopVisit = Awaited<ReturnType<typeof visitShop>>;
