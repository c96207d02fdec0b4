import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { openDemo } from './support/demo-site.js';
import { readLinks } from './support/page-links.js';

const PAGES = [
  '/',
  '/rooms.html',
  '/supper.html',
  '/workshop.html',
  '/journal/',
  '/journal/ash-glaze.html',
  '/visit.html',
  '/magazine/',
  '/magazine/low-water.html',
];

/** The studio and the magazine as sites of their own: their menus, the question about cookies, their links. */
describe('the showcases', () => {
  let browser: Browser;
  let demo: Awaited<ReturnType<typeof openDemo>>;
  before(async () => {
    [browser, demo] = await Promise.all([openChromium(), openDemo()]);
  });
  after(async () => {
    await browser.close();
    await demo.close();
  });

  async function open(path: string, width: number, script = true): Promise<{ page: Page; close(): Promise<void> }> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setJavaScriptEnabled(script);
    await page.setViewport({ width, height: 740 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(demo.origin + path, { waitUntil: 'networkidle0' });
    return { page, close: () => context.close() };
  }
  const isShown = (page: Page, selector: string) =>
    page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true }));

  it('the studio has a menu on a phone, by keys and without script', async () => {
    const { page, close } = await open('/', 375, false);
    assert.equal(await isShown(page, '.site-menu'), false);
    await page.focus('.menu-open');
    await page.keyboard.press('Enter');
    assert.equal(await isShown(page, '.site-menu a'), true);
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'menu-close');
    await page.keyboard.press('Escape');
    assert.equal(await isShown(page, '.site-menu'), false);
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'menu-open');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(new URL(page.url()).pathname, '/rooms.html');
    assert.equal(await isShown(page, '.site-menu'), false);
    await close();
  });

  it('the studio has its menu in a line on a wide page, with the page that is shown', async () => {
    for (const [path, current] of [
      ['/rooms.html', ['/rooms.html', 'page']],
      ['/journal/', ['/journal/', 'page']],
      ['/journal/ash-glaze.html', ['/journal/', 'true']],
    ] as const) {
      const { page, close } = await open(path, 1280, false);
      assert.equal(await isShown(page, '.menu-open'), false);
      assert.equal(await isShown(page, '.site-menu a'), true);
      const marked = await page.$$eval('.site-menu [aria-current]', (links) =>
        links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
      );
      assert.deepEqual(marked, [current]);
      await close();
    }
  });

  for (const [width, most] of [
    [375, 130],
    [1280, 80],
  ] as const)
    it(`the studio asks about cookies in a slim bar that hides nothing with the focus, ${width} px`, async () => {
      const { page, close } = await open('/workshop.html', width);
      await page.mouse.move(200, 200);
      await page.waitForSelector('sq-cookie-banner:state(ready)');
      const height = () =>
        page.$eval(
          'sq-cookie-banner',
          (banner) => banner.shadowRoot!.querySelector<HTMLElement>('[part=banner]')!.offsetHeight,
        );
      const bar = await height();
      assert.ok(bar > 0 && bar <= most, `${bar} px high`);
      await page.focus('.skip');
      const hidden: string[] = [];
      const focused: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const where = await page.evaluate((room) => {
          const element = document.activeElement!;
          const name = `${element.localName} ${element.textContent.trim().slice(0, 30)}`;
          return {
            name,
            isEnd: element.matches('body, sq-cookie-banner, sq-cookie-banner *'),
            isHidden: element.getBoundingClientRect().top >= innerHeight - room,
          };
        }, bar);
        if (where.isEnd) break;
        focused.push(where.name);
        if (where.isHidden) hidden.push(where.name);
      }
      assert.ok(focused.length > 30, `${focused.length} stops`);
      assert.deepEqual(hidden, []);
      // The end of the page can be scrolled clear of it.
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const end = await page.$eval('.foot > p', (line) => innerHeight - line.getBoundingClientRect().bottom);
      assert.ok(end >= bar, `${end} px below the last line`);
      await close();
    });

  it('the magazine has its looks from design tokens alone', () => {
    const tokens = readFileSync('dist/tokens.css', 'utf8');
    const sheet = readFileSync('demo/magazine/theme.css', 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    const [, selector = '', body = ''] = /^([^{}]+)\{([^{}]+)\}\s*$/.exec(sheet) ?? [];
    assert.equal(selector.trim(), ':root');
    const names = [...body.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name!);
    assert.ok(names.length > 20, `${names.length} tokens`);
    for (const name of names) assert.ok(tokens.includes(`${name}:`), name);
    for (const own of ['page.css', 'article.css'])
      assert.doesNotMatch(readFileSync(`demo/magazine/${own}`, 'utf8'), /#[0-9a-f]{3,8}\b|rgb\(/, own);
  });

  it('the magazine shows where it is sold, without script as well', async () => {
    for (const script of [true, false]) {
      const { page, close } = await open('/magazine/', 375, script);
      assert.equal(await isShown(page, '#sold'), false);
      await page.focus('a[href="#sold"]');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelector('#sold')!.checkVisibility());
      await close();
    }
  });

  it('every link leads to a page, and to a place on it', async () => {
    const pages = new Map<string, string>();
    const problems: string[] = [];
    const read = async (path: string) => {
      if (!pages.has(path)) {
        const response = await fetch(demo.origin + path);
        if (response.status !== 200) problems.push(`${path}: ${response.status}`);
        pages.set(path, await response.text());
      }
      return pages.get(path)!;
    };
    for (const path of PAGES) {
      const { addresses, doubles, inline } = readLinks(await read(path));
      problems.push(...[...doubles, ...inline].map((each) => `${path}: ${each}`));
      for (const address of addresses) {
        const { origin, pathname, search, hash } = new URL(address, demo.origin + path);
        // Calls are not pages. The documentation has a test of its own, and is not built here.
        if (origin !== demo.origin || /^\/(api|cart|docs)\//.test(pathname)) continue;
        const target = await read(pathname + search);
        if (hash && !readLinks(target).ids.has(hash.slice(1))) problems.push(`${path}: there is no ${address}`);
      }
    }
    assert.deepEqual(problems, []);
  });

  for (const path of PAGES)
    it(`${path} moves nothing while it is read`, async () => {
      for (const width of [375, 1280]) {
        const { page, close } = await open(path, width);
        await page.mouse.move(200, 200);
        for (const block of await page.$$('main > *, main section > *')) await block.scrollIntoView();
        await page.waitForNetworkIdle();
        const shifts = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0;
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
              }).observe({ type: 'layout-shift', buffered: true });
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
            }),
        );
        assert.equal(shifts, 0, `${width} px`);
        await close();
      }
    });
});
