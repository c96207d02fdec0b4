import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { readTags } from '@sq-blocks/tools/registry';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { openDemo } from './support/demo-site.js';
import { focusControl, openTokenPage, PAGES, readLooks } from './support/token-pages.js';

const TOKENS_SHEET = '<link rel="stylesheet" href="/dist/tokens.css">';

/** Values that no block has by itself. */
const CHANGED = {
  'color-text': '#010203',
  'color-muted': '#040506',
  'color-surface': '#070809',
  'color-raised': '#0a0b0c',
  'color-border': '#0d0e0f',
  'color-accent': '#111213',
  'color-on-accent': '#141516',
  'color-error': '#171819',
  'color-focus': '#1a1b1c',
  'color-backdrop': '#1d1e1f',
  'color-lightbox': '#202122',
  'color-on-lightbox': '#232425',
  radius: '11px',
  'radius-large': '13px',
  'radius-circle': '3px',
  'space-2': '7px',
  'space-3': '17px',
  'space-4': '23px',
  'time-fast': '77ms',
  shadow: '0 0 1px red',
  'font-text': 'Changed',
  'font-heading': 'Changed',
  'font-size-4': '3rem',
  'font-size-5': '3rem',
  'font-size-6': '3rem',
};

/** The tokens that change a block's looks besides the colour of its text and its font, which every block follows. */
const FOLLOWED: Readonly<Record<string, string>> = {
  'sq-accordion': 'color-border space-3',
  'sq-announcement-bar': 'color-accent color-on-accent radius',
  'sq-cart-indicator': 'color-muted color-accent color-on-accent radius-circle',
  'sq-cookie-banner': 'color-surface radius space-2 space-3 space-4 font-size-5',
  'sq-dialog': 'color-surface color-border color-backdrop radius-large space-4 font-heading',
  'sq-embed': 'color-raised radius space-3 font-size-6 color-focus',
  'sq-form': 'color-muted color-error radius space-3 space-4',
  'sq-gallery': 'radius-circle color-focus',
  'sq-info-bar': 'color-surface font-size-5',
  'sq-lightbox': 'color-lightbox color-on-lightbox radius-circle space-3',
  'sq-member-gate': 'font-heading',
  'sq-menu': 'color-accent space-3 space-4 font-heading color-focus',
  'sq-newsletter': 'color-surface color-border color-accent color-on-accent color-error radius space-2 space-3 space-4',
  'sq-popup':
    'color-surface color-border color-accent color-on-accent color-error color-backdrop radius radius-large space-2 space-3 space-4 font-heading color-focus',
  'sq-price': 'color-muted',
  'sq-pricing-toggle': 'color-raised color-border color-accent color-on-accent radius-circle font-heading color-focus',
  'sq-product': 'font-heading',
  'sq-product-quick-view':
    'color-surface color-border color-focus color-backdrop radius-large radius-circle space-4 font-heading',
  'sq-reservation': 'color-raised radius space-3 font-size-6 color-focus',
  'sq-reviews': 'color-surface color-border color-accent color-on-accent color-error radius space-2 space-3 space-4',
  'sq-share': 'color-border radius color-focus',
  'sq-table-booking': 'space-3',
  'sq-tooltip': 'color-surface color-border radius shadow font-size-4',
  'sq-video': 'color-raised radius radius-circle space-2 color-focus',
};

/** Its text is on the accent. */
const WITHOUT_TEXT_COLOR = 'sq-announcement-bar';

/** Sets one token on the root element, and says which of the blocks look different. */
async function findChanged(page: Page, tags: readonly string[], name: keyof typeof CHANGED): Promise<string[]> {
  const own = await readLooks(page, tags);
  const property = `--sq-${name}`;
  await page.evaluate((...of) => document.documentElement.style.setProperty(...of), property, CHANGED[name]);
  const changed = await readLooks(page, tags);
  await page.evaluate((of) => document.documentElement.style.removeProperty(of), property);
  return tags.filter((tag) => own[tag] !== changed[tag]);
}

describe('a changed token, on a page made of dist/', () => {
  let browser: Browser;
  let demo: Awaited<ReturnType<typeof openDemo>>;
  const found = new Map<string, Set<string>>(readTags().map((tag) => [tag, new Set()]));
  before(async () => {
    [browser, demo] = await Promise.all([openChromium(), openDemo()]);
    for (const tags of PAGES) {
      const page = await openTokenPage(browser, demo.origin, tags, { head: TOKENS_SHEET });
      for (const name of Object.keys(CHANGED) as (keyof typeof CHANGED)[])
        for (const tag of await findChanged(page, tags, name)) found.get(tag)!.add(name);
      for (const tag of tags)
        if ((await focusControl(page, tag)) && (await findChanged(page, [tag], 'color-focus')).length > 0)
          found.get(tag)!.add('color-focus');
      await page.browserContext().close();
    }
  });
  after(async () => {
    await browser.close();
    await demo.close();
  });

  for (const tag of readTags())
    it(`changes the looks of ${tag}`, () => {
      const own = FOLLOWED[tag]?.split(' ') ?? [];
      const names = ['font-text', ...(tag === WITHOUT_TEXT_COLOR ? [] : ['color-text']), ...own];
      assert.deepEqual(
        names.filter((name) => !found.get(tag)!.has(name)),
        [],
      );
    });
});

describe('tokens.css, on a page made of dist/', () => {
  let browser: Browser;
  let demo: Awaited<ReturnType<typeof openDemo>>;
  before(async () => {
    [browser, demo] = await Promise.all([openChromium(), openDemo()]);
  });
  after(async () => {
    await browser.close();
    await demo.close();
  });

  const open = (tags: readonly string[], head: string, scheme: 'light' | 'dark' = 'light') =>
    openTokenPage(browser, demo.origin, tags, { head, scheme });
  /** What elements with these values of a property compute. */
  const computed = (page: Page, property: string, values: readonly string[]) =>
    page.evaluate(
      (name, all) =>
        all.map((value) => {
          const element = document.createElement('div');
          element.style.setProperty(name, value);
          document.body.append(element);
          const result = getComputedStyle(element).getPropertyValue(name);
          element.remove();
          return result;
        }),
      property,
      values,
    );
  const colorOf = (page: Page, selector: string, property: 'color' | 'backgroundColor') =>
    page.$eval(selector, (element, name) => getComputedStyle(element)[name], property);

  it('gives font sizes from 9.75 to 28 px [TOK-001]', async () => {
    const page = await open(['sq-price'], TOKENS_SHEET);
    const sizes = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => `var(--sq-font-size-${step})`);
    assert.deepEqual(await computed(page, 'font-size', sizes), [
      '9.75px',
      '11px',
      '13px',
      '14px',
      '15px',
      '16px',
      '20px',
      '24px',
      '28px',
    ]);
    await page.browserContext().close();
  });

  it('gives spacing from 0 to 55 px, radii, and times from 0 to 600 ms [TOK-002] [TOK-003] [TOK-004]', async () => {
    const page = await open(['sq-price'], TOKENS_SHEET);
    const steps = [0, 1, 2, 3, 4, 5, 6].map((step) => `var(--sq-space-${step})`);
    assert.deepEqual(await computed(page, 'padding-top', steps), ['0px', '4px', '8px', '12px', '20px', '34px', '55px']);
    const radii = ['-none', '', '-large', '-circle'].map((name) => `var(--sq-radius${name})`);
    assert.deepEqual(await computed(page, 'border-top-left-radius', radii), ['0px', '4px', '8px', '9999px']);
    const times = ['-none', '-fast', '', '-slow'].map((name) => `var(--sq-time${name})`);
    assert.deepEqual(await computed(page, 'transition-duration', times), ['0s', '0.15s', '0.3s', '0.6s']);
    await page.browserContext().close();
  });

  it('gives colour scales, shadows and fonts [TOK-005]', async () => {
    const page = await open(['sq-price'], TOKENS_SHEET);
    const colors = ['neutral-900', 'blue-700', 'red-300', 'teal-50'].map((name) => `var(--sq-color-${name})`);
    assert.deepEqual(await computed(page, 'color', colors), [
      'rgb(28, 27, 26)',
      'rgb(29, 78, 216)',
      'rgb(255, 180, 171)',
      'rgb(238, 248, 247)',
    ]);
    const [shadow] = await computed(page, 'box-shadow', ['var(--sq-shadow)']);
    assert.equal(shadow, 'rgba(0, 0, 0, 0.2) 0px 4px 16px 0px');
    const [font] = await computed(page, 'font-family', ['var(--sq-font-heading)']);
    assert.equal(font, 'system-ui, sans-serif');
    await page.browserContext().close();
  });

  it('changes no block as long as no token is changed, light and dark', async () => {
    const site =
      '<style>html { color-scheme: light dark; color: light-dark(#1c1b1a, #f2efea); font-family: system-ui, sans-serif }</style>';
    // They have colours of their own, which become those of the tokens.
    const tags = PAGES[0]!.filter((tag) => tag !== 'sq-info-bar');
    for (const scheme of ['light', 'dark'] as const) {
      const looks = [];
      for (const head of [site, TOKENS_SHEET + site]) {
        const page = await open(tags, head, scheme);
        looks.push(await readLooks(page, tags));
        await page.browserContext().close();
      }
      const lines = looks.map((each) => Object.values(each).join('\n').split('\n'));
      assert.ok(lines[0]!.length > 1000);
      assert.deepEqual(
        lines[1]!.filter((line, at) => line !== lines[0]![at]),
        [],
      );
    }
  });

  it('follows a changed step of a scale, wherever the page sheet is', async () => {
    const change = '<style>:root { --sq-color-blue-700: #0a0b0c }</style>';
    for (const head of [
      TOKENS_SHEET + change,
      `${TOKENS_SHEET}${change}<link rel="stylesheet" href="/dist/sq-blocks.css">`,
    ]) {
      const page = await open(['sq-announcement-bar'], head);
      assert.equal(await colorOf(page, 'sq-announcement-bar', 'backgroundColor'), 'rgb(10, 11, 12)');
      await page.browserContext().close();
    }
  });

  it('is light or dark as the visitor has set, as the attribute says, and light on paper', async () => {
    const [light, dark] = ['rgb(255, 255, 255)', 'rgb(27, 26, 25)'];
    const page = await open(['sq-price'], TOKENS_SHEET, 'dark');
    const background = (selector: string) => colorOf(page, selector, 'backgroundColor');
    const setScheme = (selector: string, scheme: string) =>
      page.$eval(selector, (element, value) => element.setAttribute('data-sq-color-scheme', value), scheme);
    assert.equal(await background('html'), dark);
    await setScheme('html', 'light');
    assert.equal(await background('html'), light);
    await setScheme('p', 'dark');
    assert.equal(await background('p'), dark);
    assert.equal(await colorOf(page, 'p', 'color'), 'rgb(242, 239, 234)');
    await page.emulateMediaType('print');
    assert.equal(await background('p'), light);
    await page.browserContext().close();
  });

  it("leaves the page's own rules their place", async () => {
    const site = '<style>body { color: #123456; font-family: Site } h1 { font-family: Title }</style>';
    const page = await open(['sq-price'], site + TOKENS_SHEET);
    assert.equal(await colorOf(page, 'sq-price', 'color'), 'rgb(18, 52, 86)');
    assert.equal(await page.$eval('sq-price', (block) => getComputedStyle(block).fontFamily), 'Site');
    await page.browserContext().close();
  });

  it('has the cookie banner and the information bar in the colours of its theme', async () => {
    const change = '<style>:root { --sq-color-surface: light-dark(#010101, #020202) }</style>';
    const page = await open(['sq-cookie-banner'], TOKENS_SHEET + change);
    const banner = () =>
      page.$eval('sq-cookie-banner', (block) => {
        const notice = block.shadowRoot!.querySelector('[part="banner"]')!;
        return getComputedStyle(notice).backgroundColor;
      });
    assert.equal(await banner(), 'rgb(2, 2, 2)');
    await page.$eval('sq-cookie-banner', (block) => block.setAttribute('theme', 'light'));
    await page.waitForFunction(() =>
      document.querySelector('sq-cookie-banner')!.shadowRoot!.querySelector('[data-theme="LIGHT"]'),
    );
    assert.equal(await banner(), 'rgb(1, 1, 1)');
    await page.browserContext().close();

    const second = await open(['sq-info-bar'], TOKENS_SHEET + change);
    assert.equal(await colorOf(second, 'sq-info-bar', 'backgroundColor'), 'rgb(1, 1, 1)');
    await second.$eval('sq-info-bar', (block) => block.setAttribute('theme', 'dark'));
    assert.equal(await colorOf(second, 'sq-info-bar', 'backgroundColor'), 'rgb(2, 2, 2)');
    await second.browserContext().close();
  });
});
