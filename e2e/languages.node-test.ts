import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import {
  GALLERY,
  languages,
  MODULE,
  pageIn,
  read,
  serveLanguages,
  textIn,
  waitForText,
} from './support/language-pages.js';
import { pageBlocks } from './support/page-blocks.js';

const LIST = `<sq-form form-id="list" fields='[{"id":"email","type":"email","title":"E","required":true}]'></sq-form>`;
const NEXT = '[part~=control-next]';
const nextIn = (language: string) => read(language)['gallery']!['next']!;
const context = (messages: object) =>
  `<script type="application/json" id="sq-context">${JSON.stringify({ messages })}</script>`;
const LINK =
  '<a data-sq-lightbox href="/photos/plain/teal.svg"><img src="/photos/plain/teal.svg" alt="Teal" width="400" height="300"></a>';

const pages: Record<string, string> = {
  ...Object.fromEntries(languages.map((language) => [`/${language}.html`, pageIn(language, LIST + pageBlocks)])),
  '/en-GB.html': pageIn('en-GB', LIST + pageBlocks),
  '/gallery.html': pageIn('de', GALLERY),
  '/english.html': pageIn('en', GALLERY),
  '/form.html': pageIn(
    'de',
    `<sq-form load="eager"><form action="/send"><input name="a" aria-label="A"></form></sq-form>`,
  ),
  '/shop.html': pageIn('de', '<sq-price load="eager" value="5" currency="EUR"></sq-price>'),
  '/one-element.html': pageIn('de', GALLERY, '<script type="module" src="/dist/elements/sq-gallery.js"></script>'),
  '/lite.html': pageIn('de', GALLERY, MODULE.replace('/dist/', '/dist/lite/')),
  '/all.html': pageIn('de', GALLERY, MODULE.replace('sq-blocks', 'sq-blocks.all')),
  '/classic.html': pageIn('de', GALLERY, '<script src="/dist/sq-blocks.classic.js" defer></script>'),
  '/esperanto.html': pageIn('eo', GALLERY),
  '/own.html': pageIn('de-AT', context({ de: { gallery: { next: 'Vorwärts' } } }) + GALLERY),
  '/two.html': pageIn('de', `${GALLERY}<div lang="fr">${GALLERY}</div>`),
  '/english-part.html': pageIn('en', `<div lang="ja">${GALLERY}</div>`),
  '/viewer.html': pageIn('de', LINK),
  '/moving.html': pageIn('de', `${GALLERY}<p id="below">Below</p>`),
  '/gate.html': pageIn(
    'de',
    `<sq-cookie-banner accept-type="OPT_IN_AND_OUT"></sq-cookie-banner>
     <iframe data-sq-consent="marketing" data-src="https://video.example/1" title="A" width="400" height="300"></iframe>`,
  ),
  ...Object.fromEntries(
    ['de-AT', 'pt', 'pt-AO', 'zh-HK', 'nn', 'no', 'iw', 'not_a_language'].map((name) => [
      `/region-${name}.html`,
      pageIn(name, GALLERY),
    ]),
  ),
};

describe('a page in another language', () => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveLanguages>>;
  let page: Page;
  let lines: string[];
  before(async () => {
    browser = await openChromium();
    server = await serveLanguages(pages);
  });
  after(async () => {
    await browser.close();
    await server.close();
  });
  beforeEach(async () => {
    server.release();
    server.requests.length = 0;
    for (const each of browser.browserContexts()) if (each !== browser.defaultBrowserContext()) await each.close();
    page = await (await browser.createBrowserContext()).newPage();
    lines = listenTo(page);
  });
  const open = (path: string) => page.goto(`${server.origin}/${path}.html`);
  const own = () => lines.filter((line) => line.includes('[sq-blocks]'));
  const langOfRoot = () =>
    page.$eval('sq-gallery', (block) => block.shadowRoot!.querySelector('#root')!.getAttribute('lang'));

  for (const language of languages)
    it(`${language}: blocks speak it by the lang of the page alone, and fit into 320 px`, async () => {
      await page.setViewport({ width: 320, height: 900 });
      await open(language);
      const { gallery, consent, form } = read(language);
      assert.equal(await textIn(page, 'sq-form', 'button:not([part])'), form!['submit']);
      assert.equal(await textIn(page, 'sq-cookie-banner', '[part~=accept]'), consent!['accept']);
      assert.equal(await textIn(page, 'sq-cookie-banner', '[part~=decline]'), consent!['decline']);
      await page.$eval('sq-gallery', (element) => element.scrollIntoView());
      assert.equal(await textIn(page, 'sq-gallery', NEXT), gallery!['next']);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
      assert.deepEqual(own(), []);
    });

  it('in English loads nothing of it', async () => {
    await open('en-GB');
    assert.equal(await textIn(page, 'sq-form', 'button:not([part])'), 'Submit');
    await page.$eval('sq-gallery', (element) => element.scrollIntoView());
    assert.equal(await textIn(page, 'sq-gallery', NEXT), 'Next');
    assert.deepEqual(
      server.requests.filter((address) => address.includes('languages')),
      [],
    );
  });

  it('loads the parts of the blocks that are there', async () => {
    for (const [name, files] of [
      ['gallery', ['de.js']],
      ['form', ['de.forms.js', 'de.js']],
      ['shop', ['de.js', 'de.shop.js']],
    ] as const) {
      server.requests.length = 0;
      await open(name);
      await page.waitForSelector(':state(ready)');
      assert.deepEqual(server.requested(), files, name);
    }
  });

  for (const name of ['one-element', 'lite', 'all', 'classic'])
    it(`speaks it with ${name}`, async () => {
      await open(name);
      assert.equal(await textIn(page, 'sq-gallery', NEXT), nextIn('de'));
      assert.deepEqual(own(), []);
    });

  for (const [language, file] of [
    ['de-AT', 'de'],
    ['pt', 'pt-BR'],
    ['pt-AO', 'pt-PT'],
    ['zh-HK', 'zh-Hant'],
    ['nn', 'nb'],
    ['no', 'nb'],
    ['iw', 'he'],
  ] as const)
    it(`${language} speaks ${file}`, async () => {
      await open(`region-${language}`);
      assert.equal(await textIn(page, 'sq-gallery', NEXT), nextIn(file));
      assert.deepEqual(server.requested(), [`${file}.js`]);
      assert.equal(await langOfRoot(), null);
    });

  for (const name of ['esperanto', 'region-not_a_language'])
    it(`${name}: English, and said to be English`, async () => {
      await open(name);
      assert.equal(await textIn(page, 'sq-gallery', NEXT), 'Next');
      await page.waitForFunction(() =>
        document.querySelector('sq-gallery')!.shadowRoot!.querySelector('#root[lang=en]'),
      );
      assert.deepEqual(own(), []);
    });

  it("has the site's own texts first, and the kit's for the others", async () => {
    await open('own');
    assert.equal(await textIn(page, 'sq-gallery', NEXT), 'Vorwärts');
    assert.equal(await textIn(page, 'sq-gallery', '[part~=control-previous]'), read('de')['gallery']!['previous']);
  });

  it('speaks the language of the nearest lang', async () => {
    await open('two');
    assert.equal(await textIn(page, 'sq-gallery', NEXT), nextIn('de'));
    assert.equal(await textIn(page, '[lang=fr] sq-gallery', NEXT), nextIn('fr'));
    await open('english-part');
    assert.equal(await textIn(page, 'sq-gallery', NEXT), nextIn('ja'));
  });

  it('follows when the lang changes: to another language, to English, back', async () => {
    await open('english');
    assert.equal(await textIn(page, 'sq-gallery', NEXT), 'Next');
    for (const language of ['de', 'fr', 'eo', 'en', 'de']) {
      await page.evaluate((lang) => (document.documentElement.lang = lang), language);
      await waitForText(page, 'sq-gallery', NEXT, languages.includes(language) ? nextIn(language) : 'Next');
      await page.waitForFunction(
        (isMarked) =>
          isMarked === document.querySelector('sq-gallery')!.shadowRoot!.querySelector('#root')!.hasAttribute('lang'),
        {},
        language === 'eo',
      );
    }
  });

  it('speaks the language of a block that is added later', async () => {
    await open('english');
    await page.waitForSelector('sq-gallery:state(ready)');
    await page.evaluate((gallery) => {
      document.body.insertAdjacentHTML('beforeend', `<div lang="ko">${gallery}</div>`);
    }, GALLERY);
    await waitForText(page, '[lang=ko] sq-gallery', NEXT, nextIn('ko'));
  });

  it('shows nothing in English and moves nothing while its texts are on their way', async () => {
    server.state.mode = 'hold';
    await page.evaluateOnNewDocument(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (globalThis as { shift?: number }).shift! += Reflect.get(entry, 'value') as number;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open('moving');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('sq-gallery.js')),
    );
    assert.equal(await page.$('sq-gallery:defined'), null);
    const top = () => page.$eval('#below', (below) => below.getBoundingClientRect().top);
    const before = await top();
    server.release();
    assert.equal(await textIn(page, 'sq-gallery', NEXT), nextIn('de'));
    assert.equal(await top(), before);
    assert.equal(await page.evaluate(() => (globalThis as { shift?: number }).shift), 0);
  });

  it('shows its blocks in English after four seconds, and changes them when the texts come', async () => {
    server.state.mode = 'hold';
    await open('gallery');
    assert.equal(await textIn(page, 'sq-gallery', NEXT), 'Next');
    server.release();
    await waitForText(page, 'sq-gallery', NEXT, nextIn('de'));
  });

  it('shows English, with one warning, where the texts cannot be loaded', async () => {
    server.state.mode = 'fail';
    await open('gallery');
    assert.equal(await textIn(page, 'sq-gallery', NEXT), 'Next');
    assert.equal(own().length, 1, own().join('\n'));
  });

  it('opens the viewer of a link that was clicked while the texts were on their way', async () => {
    server.state.mode = 'hold';
    await open('viewer');
    await page.click('a');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('sq-lightbox.js')),
    );
    server.release();
    await page.waitForFunction(() => document.querySelector('sq-lightbox')?.shadowRoot?.querySelector('dialog[open]'));
    assert.equal(page.url(), `${server.origin}/viewer.html`);
  });

  it('asks for consent in it where an embed waits', async () => {
    await open('gate');
    const button = await page.waitForFunction(() =>
      document.querySelector('iframe')!.contentDocument?.querySelector('button'),
    );
    assert.equal(await page.evaluate((found) => found?.textContent, button), read('de')['consent']!['once']);
  });
});
