import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Browser, Page } from 'puppeteer-core';
import { openChromium } from './support/browser.js';
import { formHtml } from '../react-impl/form/logic/form-markup.js';
import { blockExamples } from './support/block-examples.js';
import { serveFiles, type StaticServer } from './support/static-server.js';

const SIZES = [375, 768, 1440];
/** Texts of blocks, in place of the author's or beside them. */
const OWN_TEXTS: Readonly<Record<string, string>> = {
  'sq-cart': 'p',
  'sq-embed': '[part=question]',
  'sq-member-gate': '[part=heading]',
  'sq-price': 's',
  'sq-reservation': '[part=question]',
};

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const html = (example: string, script: boolean) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>shift</title><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/dist/sq-blocks.css">
  <style>img { max-width: 100%; height: auto; }</style>
  ${script ? '<script type="module" src="/dist/sq-blocks.js"></script>' : ''}
  <p>Before</p>${example}<p id="after">After</p></html>`;

/** A form of a field list, as an owner asks guests about their stay. */
const FIELDS = [
  { type: 'section', title: 'Your stay', description: 'We answer within a day.', underline: true },
  { id: 'who', type: 'name', title: 'Name', required: true },
  { id: 'email', type: 'email', title: 'Email', required: true },
  { id: 'meals', type: 'checkbox', title: 'Meals', options: ['Breakfast', 'Supper'] },
  { id: 'notes', type: 'textarea', title: 'Anything else' },
];
/** A list that the browser renders. No server has printed it, and its author has given it no room. */
const LIST = [
  ...FIELDS.slice(0, 3),
  { id: 'home', type: 'address', title: 'Address' },
  { id: 'room', type: 'radio', title: 'Room', options: ['Boathouse', 'Loft'] },
];
const asAttribute = JSON.stringify(FIELDS).replaceAll('"', '&quot;');

/** Forms whose fields are a list: what is below them must stay where it was. */
const LISTS: Readonly<Record<string, string>> = {
  'a newsletter that is nothing but a tag': '<sq-newsletter form-id="news"></sq-newsletter>',
  'a list that the server has printed': `<sq-form form-id="stay" fields="${asAttribute}">${formHtml(FIELDS, { action: '/stay' })}</sq-form>`,
};

/**
 * With what is above it and below. The loader runs before the first paint, which without `blocking` is a race that it
 * nearly always wins on the web, and often loses on one machine.
 */
const RENDERED = `<sq-form form-id="list" fields="${JSON.stringify(LIST).replaceAll('"', '&quot;')}"></sq-form>
  <h2>Where we are</h2><p>${'By the sea, at the end of the quay. '.repeat(20)}</p>`;
/** Below this a visitor sees nothing: the room is that of texts of one line. */
const UNSEEN = 0.005;

/** Chromium only: no other engine reports layout shifts. The geometry of each block is also compared in all engines by its own test. */
describe('an upgrade shifts nothing', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    const pages: Record<string, string> = {};
    for (const [name, example] of Object.entries(blockExamples)) {
      pages[`/${name}-undefined.html`] = html(example, false);
      pages[`/${name}-upgraded.html`] = html(example, true);
    }
    for (const [name, example] of Object.entries(LISTS)) pages[pathOf(name)] = html(example, true);
    pages['/list.html'] = html(RENDERED, true).replace('<script ', '<script blocking="render" ');
    server = await serveFiles({ pages });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const pathOf = (name: string) => `/${name.replaceAll(' ', '-')}.html`;
  async function open(path: string, width: number, motion: 'reduce' | 'no-preference') {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
    await page.goto(server.origin + path, { waitUntil: 'networkidle0' });
    return { page, close: () => context.close() };
  }

  const ready = (page: Page, tag: string) => page.waitForSelector(`${tag}:state(ready)`, { timeout: 20_000 });
  const picture = async (page: Page) => PNG.sync.read(Buffer.from(await page.screenshot()));

  /** Where the controls of the block are, and texts of its own: the space that was reserved for them. */
  const controls = (page: Page, tag: string): Promise<Box[]> =>
    page.$eval(
      tag,
      (element, own) =>
        [
          ...element.querySelectorAll('.sq-form-counter'),
          ...element.shadowRoot!.querySelectorAll(
            own +
              'button, a, [part~=pagination], [part~=banner], [part~=status], [part~=counter], [part~=label], [part~=count], [part~=subtotal], [part~=controls], [part~=thumbnails], .who',
          ),
        ]
          .map((control) => control.getBoundingClientRect())
          .map(({ x, y, width, height }) => ({ x, y, width, height })),
      OWN_TEXTS[tag] ? `${OWN_TEXTS[tag]}, ` : '',
    );

  /** A control's own edge, and the shadow that an overlay casts. */
  const EDGE = 3;
  const SHADOW = 48;

  function cover(image: PNG, boxes: Box[], margin: number) {
    for (const { x, y, width, height } of boxes)
      for (let row = Math.max(0, Math.floor(y) - margin); row < Math.min(image.height, y + height + margin); row++)
        for (
          let column = Math.max(0, Math.floor(x) - margin);
          column < Math.min(image.width, x + width + margin);
          column++
        )
          image.data.fill(0, (row * image.width + column) * 4, (row * image.width + column) * 4 + 4);
  }

  /** The cumulative layout shift of the page so far. */
  const shiftsOf = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))));
        }),
    );

  for (const [name, example] of Object.entries(LISTS))
    it(`${name}: cumulative layout shift is 0, and its fields are there`, async () => {
      const { page, close } = await open(pathOf(name), 768, 'no-preference');
      await ready(page, /<(sq-[\w-]+)/.exec(example)![1]!);
      await page.waitForSelector('form[novalidate] [type=email]', { timeout: 20_000 });
      const shifts = await shiftsOf(page);
      await close();
      assert.equal(shifts, 0);
    });

  for (const width of SIZES)
    it(`a list that is rendered in the browser moves what is below it by nothing that is seen, ${width} px`, async () => {
      const { page, close } = await open('/list.html', width, 'no-preference');
      await page.waitForSelector('form[novalidate] [type=email]', { timeout: 20_000 });
      const shifts = await shiftsOf(page);
      await close();
      assert.ok(shifts < UNSEEN, `cumulative layout shift ${shifts}`);
    });

  for (const [name, example] of Object.entries(blockExamples)) {
    const tag = /<(sq-[\w-]+)/.exec(example)![1]!;
    for (const width of SIZES) {
      it(`${name} at ${width} px: the same picture outside its controls`, async () => {
        const before = await open(`/${name}-undefined.html`, width, 'reduce');
        const plain = await picture(before.page);
        await before.close();
        const after_ = await open(`/${name}-upgraded.html`, width, 'reduce');
        await ready(after_.page, tag);
        const upgraded = await picture(after_.page);
        const boxes = await controls(after_.page, tag);
        await after_.close();
        for (const image of [plain, upgraded]) cover(image, boxes, tag === 'sq-cookie-banner' ? SHADOW : EDGE);
        const different = pixelmatch(plain.data, upgraded.data, undefined, plain.width, plain.height, {
          threshold: 0.05,
        });
        assert.equal(different, 0, `${different} pixels differ`);
      });
    }

    it(`${name}: cumulative layout shift is 0`, async () => {
      const { page, close } = await open(`/${name}-upgraded.html`, 768, 'no-preference');
      await ready(page, tag);
      const shifts = await shiftsOf(page);
      await close();
      assert.equal(shifts, 0);
    });
  }
});
