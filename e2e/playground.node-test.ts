import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'puppeteer-core';
import { readTags } from '@sq-blocks/tools/registry';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { openDocs } from './support/docs-site.js';
import { shiftsOf } from '@sq-blocks/test-helpers/layout-shift';
import { serveFiles } from '@sq-blocks/test-helpers/static-server';
import { countBytes } from './support/visit-bytes.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const MAX_VISIT_BYTES = 100_000;
const GALLERY = 'playground/sq-gallery.html';

/** An attribute of the block in the preview. */
const previewed = (page: Page, tag: string, name: string) =>
  page.$eval(
    '.playground iframe',
    (frame, inner, attribute) => frame.contentDocument!.querySelector(inner)!.getAttribute(attribute),
    tag,
    name,
  );
const whenReady = (page: Page, tag: string) =>
  page.waitForFunction(
    (inner) =>
      document
        .querySelector<HTMLIFrameElement>('.playground iframe')!
        .contentDocument?.querySelector(inner)
        ?.matches(':state(ready)'),
    {},
    tag,
  );
const codeOf = (page: Page) => page.$eval('.playground-code code', (code) => code.textContent);
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe('the playground', () => {
  let docs: Awaited<ReturnType<typeof openDocs>>;
  let browser: Browser;
  before(async () => {
    [docs, browser] = await Promise.all([openDocs(), openChromium()]);
  });
  after(async () => {
    await browser.close();
    await docs.close();
  });

  async function open(name: string, { width = 1440, height = 900, script = true } = {}) {
    const page = await browser.newPage();
    const lines = listenTo(page);
    await page.setJavaScriptEnabled(script);
    await page.setViewport({ width, height });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(docs.root + name, { waitUntil: 'load' });
    return { page, lines };
  }

  it('an option that is changed by keys changes the preview, the code and the address', async () => {
    const { page, lines } = await open(GALLERY);
    await whenReady(page, 'sq-gallery');
    await page.focus('#option-loop');
    await page.keyboard.press('Space');
    assert.equal(await previewed(page, 'sq-gallery', 'loop'), '');
    await page.focus('#option-slides-per-row');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('1');
    assert.equal(await previewed(page, 'sq-gallery', 'slides-per-row'), '1');
    await page.focus('#option-design');
    await page.keyboard.type('grid');
    assert.equal(await previewed(page, 'sq-gallery', 'design'), 'grid');
    assert.match(
      await codeOf(page),
      /^<sq-gallery design="grid" slides-per-row="1" label="By the lake" lightbox loop>\n/,
    );
    assert.deepEqual(queryOf(page), { loop: '', 'slides-per-row': '1', design: 'grid' });
    // What the example has is taken away by name, and what is as in the example needs no place in the address.
    await page.focus('#option-lightbox');
    await page.keyboard.press('Space');
    await page.focus('#option-loop');
    await page.keyboard.press('Space');
    assert.equal(await previewed(page, 'sq-gallery', 'lightbox'), null);
    assert.deepEqual(queryOf(page), { 'slides-per-row': '1', design: 'grid', without: 'lightbox' });
    assert.deepEqual(lines, []);
    await page.close();
  });

  it('a reload restores options, preview, language and example', async () => {
    const { page } = await open(GALLERY);
    await page.select('#playground-example', 'slideshow');
    await page.type('#option-label', ' & nights');
    await page.click('[name=playground-format][value=jsx]');
    assert.deepEqual(queryOf(page), { example: 'slideshow', as: 'jsx', label: 'Evenings & nights' });
    const before = await codeOf(page);
    await page.reload();
    await whenReady(page, 'sq-gallery');
    assert.equal(await previewed(page, 'sq-gallery', 'label'), 'Evenings & nights');
    assert.equal(await previewed(page, 'sq-gallery', 'design'), 'slideshow');
    assert.equal(await page.$eval('#option-label', (input) => (input as HTMLInputElement).value), 'Evenings & nights');
    assert.equal(await codeOf(page), before);
    await page.click('.playground-reset');
    assert.deepEqual(queryOf(page), { example: 'slideshow', as: 'jsx' });
    assert.equal(await page.$eval('#option-label', (input) => (input as HTMLInputElement).value), 'Evenings');
    await page.close();
  });

  it('options that have no effect now are not shown, and listed by what they need', async () => {
    const { page, lines } = await open(GALLERY);
    await whenReady(page, 'sq-gallery');
    const isShown = (name: string) => page.$eval(`#option-${name}`, (control) => control.checkVisibility());
    const unused = () => page.$eval('.playground-unused', (list) => list.textContent.replace(/\s+/g, ' '));
    assert.deepEqual(await Promise.all(['slides-per-row', 'loop', 'padding'].map(isShown)), [true, true, false]);
    assert.match(await unused(), /design="grid" ?padding/);
    // What is set stays, in the view too when it is taken away again: who uses it has the focus in it.
    await page.focus('#option-loop');
    await page.keyboard.press('Space');
    await page.select('#option-design', 'autorows');
    assert.deepEqual(await Promise.all(['slides-per-row', 'loop'].map(isShown)), [true, true]);
    assert.equal(
      await page.$eval('.without-effect #needs-slides-per-row', (needs) => needs.textContent),
      'Only with design="carousel" or design="grid".',
    );
    await page.focus('#option-loop');
    await page.keyboard.press('Space');
    assert.equal(await isShown('loop'), true);
    await page.select('#option-design', 'grid');
    assert.deepEqual(await Promise.all(['loop', 'thumbnails', 'thumbnail-strip-height'].map(isShown)), [
      false,
      false,
      false,
    ]);
    assert.deepEqual(lines, []);
    await page.close();
    // A thing that needs another that needs a third.
    const { page: thumbnails } = await open(`${GALLERY}?thumbnails=&example=slideshow`);
    await thumbnails.waitForSelector('.playground:not(.starting)');
    const strip = () =>
      thumbnails.$eval('[data-option=thumbnail-strip-height]', (option) => (option as HTMLElement).hidden);
    assert.equal(await strip(), false);
    await thumbnails.select('#option-design', 'grid');
    assert.equal(await strip(), true);
    // JSON can set anything.
    await thumbnails.goto(`${docs.root}${GALLERY}?data-block-json={"design":"slider"}`);
    await thumbnails.waitForSelector('.playground:not(.starting)');
    assert.equal(await thumbnails.$eval('.playground-unused', (list) => list.checkVisibility()), false);
    await thumbnails.close();
  });

  it('an option that is said to have no effect in a design changes nothing there', async () => {
    const designs = [
      'stacked',
      'slider',
      'slideshow',
      'grid',
      'autogrid',
      'autocolumns',
      'autorows',
      'carousel',
      'list',
    ];
    const { page } = await open(GALLERY);
    /** Boxes and looks of all that the block shows, after it had two frames to change them. */
    const looksOf = () =>
      page.$eval('.playground iframe', async (frame) => {
        const view = frame.contentWindow!;
        await new Promise((resolve) => view.requestAnimationFrame(() => view.requestAnimationFrame(resolve)));
        const block = frame.contentDocument!.querySelector('sq-gallery')!;
        return [block, ...block.querySelectorAll('*'), ...block.shadowRoot!.querySelectorAll('*')]
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const { objectFit, opacity, translate, position } = view.getComputedStyle(element);
            return [element.localName, x, y, width, height, objectFit, opacity, translate, position].join();
          })
          .join('\n');
      });
    const set = (name: string, value: string | null) =>
      page.$eval(
        '.playground iframe',
        (frame, attribute, text) => {
          const block = frame.contentDocument!.querySelector('sq-gallery')!;
          if (text === null) block.removeAttribute(attribute);
          else block.setAttribute(attribute, text);
        },
        name,
        value,
      );
    const changed: string[] = [];
    let tried = 0;
    for (const design of designs) {
      await page.goto(`${docs.root}${GALLERY}?design=${design}&without=slides-per-row`);
      await whenReady(page, 'sq-gallery');
      const unused = await page.$$eval('.option[data-option][hidden]', (all) =>
        all.map((option) => {
          const control = option.querySelector<HTMLInputElement>('input, select, textarea')!;
          const last = option.querySelector<HTMLOptionElement>('option:last-child');
          return [
            option.getAttribute('data-option')!,
            last?.value ?? (control.type === 'checkbox' ? String(!control.checked) : '3'),
          ] as const;
        }),
      );
      const before = await looksOf();
      for (const [name, value] of unused) {
        await set(name, value);
        if ((await looksOf()) !== before) changed.push(`${design}: ${name}`);
        await set(name, null);
      }
      tried += unused.length;
    }
    assert.deepEqual(changed, []);
    assert.ok(tried > 150, String(tried));
    await page.close();
  });

  it('copies its address, and leads to the preview on a page of its own', async () => {
    const { page } = await open(GALLERY);
    await page.evaluate(() => {
      navigator.clipboard.writeText = (text) => {
        document.body.dataset['copied'] = text;
        return Promise.resolve();
      };
    });
    await page.select('#option-design', 'grid');
    await page.click('.playground-link');
    await page.waitForFunction(() => document.querySelector('.playground-status')!.textContent === 'Address copied.');
    const copied = await page.$eval('body', (body) => body.dataset['copied']!);
    assert.equal(new URL(copied).search, '?design=grid');
    await page.goto(await page.$eval('.playground-alone', (link) => (link as HTMLAnchorElement).href));
    await page.waitForFunction(() => document.querySelector('sq-gallery')!.matches(':state(ready)'));
    assert.equal(await page.$eval('sq-gallery', (gallery) => gallery.getAttribute('design')), 'grid');
    await page.close();
  });

  it('copies what it shows in each language', async () => {
    const { page } = await open(`${GALLERY}?loop=`);
    await page.evaluate(() => {
      navigator.clipboard.writeText = (text) => {
        document.body.dataset['copied'] = text;
        return Promise.resolve();
      };
    });
    const starts = {
      html: '<sq-gallery design="carousel"',
      jsx: '<>\n  <sq-gallery design="carousel" slides-per-row={2}',
      twig: "{{ include('partials/sq-gallery.html.twig', {",
      liquid: "{% render 'partials/sq-gallery',",
      jinja: "{% from 'partials/sq-gallery.html' import sq_gallery %}",
      json: '{\n  "design": "carousel",\n  "slidesPerRow": 2,',
    };
    for (const [format, start] of Object.entries(starts)) {
      await page.click(`[name=playground-format][value=${format}]`);
      await page.click('.playground-copy');
      await page.waitForFunction(
        () => document.body.dataset['copied'] === document.querySelector('.playground-code code')!.textContent,
      );
      const copied = await page.$eval('body', (body) => body.dataset['copied']!);
      assert.ok(copied.startsWith(start), `${format}: ${copied}`);
      assert.ok(copied.includes('loop'), format);
    }
    assert.equal(await page.$eval('.playground-status', (status) => status.textContent), 'Copied.');
    await page.close();
  });

  it('says in words which value cannot be read, and stops saying so', async () => {
    const { page } = await open(GALLERY);
    await whenReady(page, 'sq-gallery');
    const problem = () => page.$eval('#problem-gutter', (element) => element.textContent);
    const isInvalid = () => page.$eval('#option-gutter', (input) => input.getAttribute('aria-invalid'));
    for (const round of [1, 2]) {
      await page.type('#option-gutter', 'x');
      await page.waitForFunction(() => document.querySelector('#problem-gutter')!.textContent !== '');
      assert.equal(await problem(), '“x” cannot be read: expected a number from 0. Using the default.', String(round));
      assert.equal(await isInvalid(), 'true');
      await page.keyboard.press('Backspace');
      assert.deepEqual([await problem(), await isInvalid()], ['', null]);
    }
    await page.close();
  });

  it('on a phone preview and code stay in view while each option has the focus', async () => {
    const { page } = await open(GALLERY, { width: 375, height: 700 });
    const stateOf = () =>
      page.evaluate(() => {
        const active = document.activeElement!;
        const { top, bottom } = active.getBoundingClientRect();
        const stage = document.querySelector('.playground-stage')!.getBoundingClientRect();
        const [shown] = [...document.querySelectorAll('.playground-code, .playground-preview')]
          .filter((pane) => pane.checkVisibility())
          .map((pane) => pane.getBoundingClientRect());
        return {
          isOption: active.matches('.option *'),
          id: active.id,
          isStageSeen: shown!.top >= 0 && shown!.bottom <= innerHeight && shown!.height > 150,
          isFocusSeen: top >= stage.bottom - 1 && bottom <= innerHeight,
        };
      });
    for (const view of ['preview', 'code']) {
      await page.focus(`[name=playground-view][value=${view}]`);
      await page.keyboard.press('Space');
      assert.equal(await page.$eval('.playground-code', (code) => code.checkVisibility()), view === 'code');
      await page.focus('#playground-example');
      for (let count = 0; count < 8; count++) {
        await page.keyboard.press('Tab');
        const { isOption, id, ...seen } = await stateOf();
        assert.ok(isOption, id);
        assert.deepEqual(seen, { isStageSeen: true, isFocusSeen: true }, `${view}: ${id}`);
      }
    }
    await page.close();
  });

  it('an address runs no script, also where the server sends no policy', async () => {
    const site = await serveFiles({
      intercept(path, response) {
        const type = /\.html$/.test(path) ? 'text/html' : /\.css$/.test(path) ? 'text/css' : 'text/javascript';
        response.writeHead(200, { 'content-type': type }).end(docs.read(path));
        return true;
      },
    });
    const page = await browser.newPage();
    const hostile = { 'post-submit-html': '<script>parent.hacked = 1</script>', onclick: 'parent.hacked = 1' };
    await page.goto(`${site.origin}/playground/sq-form.html?${new URLSearchParams(hostile)}`);
    await whenReady(page, 'sq-form');
    assert.equal(await previewed(page, 'sq-form', 'onclick'), null);
    const refused = await page.$eval('.playground iframe', (frame) => {
      const inner = frame.contentDocument!;
      const script = inner.createElement('script');
      try {
        script.setAttribute('onload', 'parent.hacked = 1');
      } catch (error) {
        return String(error);
      }
      return inner.body.innerHTML;
    });
    assert.match(refused, /TrustedScript/);
    assert.equal(await page.evaluate(() => 'hacked' in window), false);
    await page.close();
    await site.close();
  });

  it('nothing moves while it starts, on a phone and on a desk', async () => {
    for (const width of [375, 1440]) {
      const { page } = await open(GALLERY, { width });
      await whenReady(page, 'sq-gallery');
      assert.equal(await shiftsOf(page), 0, `${width} px`);
      await page.close();
    }
  });

  it('without script it says so, and leads to the page of the block', async () => {
    const { page } = await open(GALLERY, { script: false });
    assert.match(await page.$eval('main', (main) => main.innerText), /needs scripts/);
    assert.equal(await page.$eval('.playground-options', (options) => options.checkVisibility()), false);
    assert.ok(await page.$('.playground-note a[href="../blocks/sq-gallery.html"]'));
    await page.close();
  });

  for (const tag of readTags())
    it(`${tag}: a first visit is less than 100 kB`, async () => {
      const page = await browser.newPage();
      const visit = countBytes(page);
      await page.goto(`${docs.root}playground/${tag}.html`, { waitUntil: 'networkidle0' });
      const bytes = await visit();
      assert.ok(bytes > 5000 && bytes < MAX_VISIT_BYTES, `${bytes} bytes`);
      await page.close();
    });

  for (const tag of readTags())
    it(`${tag}: accessible, with a control for every attribute and no message`, async () => {
      const { page, lines } = await open(`playground/${tag}.html`, { width: 375 });
      await page.waitForSelector('.playground:not(.starting)');
      await page.$$eval('details.more-options', (all) => {
        for (const details of all) details.open = true;
      });
      await page.waitForNetworkIdle({ idleTime: 100 });
      await page.evaluate(AXE);
      const results = (await page.evaluate(() =>
        (window as unknown as { axe: { run(part: string, options: object): Promise<unknown> } }).axe.run('main', {
          iframes: false,
        }),
      )) as AxeResults;
      assert.deepEqual(
        results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        [],
      );
      assert.deepEqual(lines, []);
      const named = await page.$$eval('.option[data-option]', (all) =>
        all.map((each) => each.getAttribute('data-option')),
      );
      const explained = docs.read(`blocks/${tag}.html`).matchAll(/id="attribute-([\w-]+)"/g);
      assert.deepEqual(named.sort(), [...explained].map(([, name]) => name!).sort());
      await page.close();
    });
});
