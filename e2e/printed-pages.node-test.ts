import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { answersOverlays, openOverlay, OVERLAYS, pageWith, type Overlay } from './support/overlays.js';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const FLAVOURS = { react: '/dist', lite: '/dist/lite' };
const DIALOGS: readonly Overlay[] = ['a dialog', 'a long dialog'];
const isDialog = (name: Overlay) => DIALOGS.includes(name);

const PHOTOS = ['boats', 'deck', 'dusk', 'forest', 'jetty', 'leaf'].map((name) => `/photos/${name}-500.jpg`);
const image = (address: string) => `<img data-src="${address}" data-image-dimensions="500x333" alt="A photo">`;
const images = PHOTOS.map(image).join('');
const FAR = `<p>${'The house is open every day but Monday. '.repeat(400)}</p>`;
const MESSAGE = 'Four plates of the grey glaze, and a bowl. '.repeat(40);

/** Pages whose photos are not all loaded as long as nobody scrolls. */
const GALLERIES = {
  'a row': `<sq-gallery>${images}</sq-gallery>`,
  'one at a time': `<sq-gallery design="slideshow" items-per-row="1">${images}</sq-gallery>`,
  'a grid at the end of a long page': `${FAR}<sq-gallery design="grid">${images}</sq-gallery>`,
  'single images at the end of a long page': `${FAR}${PHOTOS.map((each) => `<sq-image>${image(each)}</sq-image>`).join('')}`,
  'images in a closed panel': `<sq-accordion><h3>Photos</h3><div>${PHOTOS.map(
    (each) => `<sq-image>${image(each)}</sq-image>`,
  ).join('')}</div></sq-accordion>`,
  'images behind, of which the browser leaves out backgrounds': `<sq-gallery design="grid" use-bg-image>${PHOTOS.map(
    (each) => `<div style="aspect-ratio: 3 / 2">${image(each)}</div>`,
  ).join('')}</sq-gallery>`,
};
const OTHERS = {
  'dialog of 200 lines': `<a href="#opened">Open</a><sq-dialog><dialog id="opened"><h2>Terms</h2>${'<p>Each pot is fired twice.</p>'.repeat(200)}</dialog></sq-dialog>`,
  banner: '<sq-cookie-banner accept-type="OPT_IN_AND_OUT"></sq-cookie-banner>',
  fields: `<style>.own textarea { min-height: 46px; max-height: 90px }</style><sq-form class="own"><form action="/x">
    <label>Message <textarea name="long" rows="3" style="height: 60px">${MESSAGE}</textarea></label>
    <label>Wishes <textarea name="empty" rows="1"></textarea></label><button>Send</button></form></sq-form>`,
  steps: `<sq-form><form action="/x">${['Name', 'Email', 'Message']
    .map(
      (name) =>
        `<fieldset data-sq-step><legend>${name}</legend><label>${name} <input name="${name}"></label></fieldset>`,
    )
    .join('')}<button>Send</button></form></sq-form>`,
};

describe('a page that is printed', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    const html: Record<string, string> = { ...GALLERIES, ...OTHERS };
    const pages = Object.entries(FLAVOURS).flatMap(([flavour, folder]): [string, string][] => [
      ...Object.entries(html).map(([name, each]): [string, string] => [`/${flavour}/${name}`, pageWith(folder, each)]),
      ...Object.entries(OVERLAYS).map(([name, each]): [string, string] => [
        `/${flavour}/${name}`,
        pageWith(folder, each.html, each.opener),
      ]),
    ]);
    server = await serveFiles({
      pages: Object.fromEntries(pages.map(([path, each]) => [encodeURI(path), each])),
      intercept: answersOverlays,
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function open(path: string, run: (page: Page) => Promise<void>) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1000, height: 700 });
    await page.goto(`${server.origin}/${encodeURI(path)}`, { waitUntil: 'load' });
    await run(page);
    await context.close();
  }

  /** As a visitor does who prints to a file: how many sheets and photos are in it. */
  async function print(page: Page) {
    const file = Buffer.from(await page.pdf({ format: 'A4', printBackground: false })).toString('latin1');
    const count = (pattern: RegExp) => file.match(pattern)?.length ?? 0;
    return { sheets: count(/\/Type\s*\/Page\b/g), photos: count(/\/Subtype\s*\/Image\b/g) };
  }

  for (const flavour of Object.keys(FLAVOURS)) {
    for (const name of Object.keys(GALLERIES))
      it(`loads all photos of ${name}, in ${flavour}`, () =>
        open(`${flavour}/${name}`, async (page) => {
          await print(page);
          // The browser does not wait for what it began to load: the sheets that it prints next have all of it.
          await page.waitForFunction(() => document.querySelectorAll('img:not(.loaded)').length === 0);
          assert.equal((await print(page)).photos, PHOTOS.length);
        }));

    for (const name of Object.keys(OVERLAYS) as Overlay[])
      it(`${isDialog(name) ? `is ${name} alone, as long as it is open` : `is not covered by ${name}`}, in ${flavour}`, () =>
        open(`${flavour}/${name}`, async (page) => {
          await openOverlay(page, OVERLAYS[name].shows);
          const { sheets } = await print(page);
          await page.emulateMediaType('print');
          const modals = await page.evaluate(() => {
            const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
            return [document, ...shadows]
              .flatMap((root) => [...root.querySelectorAll('dialog:modal')])
              .map((modal) => ({
                isShown: modal.checkVisibility(),
                isWhole: modal.scrollHeight <= modal.clientHeight + 1 && modal.clientWidth === innerWidth,
                backdrop: getComputedStyle(modal, '::backdrop').display,
              }));
          });
          const isPageShown = await page.$eval('h1', (heading) => heading.checkVisibility());
          if (isDialog(name)) {
            assert.deepEqual(modals, [{ isShown: true, isWhole: true, backdrop: 'none' }]);
            assert.deepEqual({ sheets, isPageShown }, { sheets: 1, isPageShown: false });
          } else {
            assert.deepEqual([modals.map(({ isShown }) => isShown), isPageShown], [[false], true]);
            assert.ok(sheets > 1, `${sheets} sheets`);
          }
          await page.emulateMediaType('screen');
          assert.ok(await page.$eval('h1', (heading) => heading.checkVisibility()));
        }));

    it(`has all of a dialog that is longer than a sheet, in ${flavour}`, () =>
      open(`${flavour}/dialog of 200 lines`, async (page) => {
        await openOverlay(page, 'Terms');
        const dialog = await print(page);
        await page.evaluate(() => {
          const opened = document.querySelector('dialog')!;
          opened.close();
          document.body.replaceChildren(...opened.children);
        });
        assert.ok(dialog.sheets > 1);
        assert.equal(dialog.sheets, (await print(page)).sheets);
      }));

    it(`leaves out the cookie banner, in ${flavour}`, () =>
      open(`${flavour}/banner`, async (page) => {
        const isShown = () =>
          page.evaluate(
            () =>
              document
                .querySelector('sq-cookie-banner')
                ?.shadowRoot?.querySelector('[part=banner]')
                ?.checkVisibility() ?? false,
          );
        await page.waitForFunction(() =>
          document.querySelector('sq-cookie-banner')?.shadowRoot?.querySelector('[part=banner]')?.checkVisibility(),
        );
        await page.emulateMediaType('print');
        assert.equal(await isShown(), false);
        assert.ok(await page.$eval('h1', (heading) => heading.checkVisibility()));
      }));

    it(`has all that was typed, and room to write by hand, in ${flavour}`, () =>
      open(`${flavour}/fields`, async (page) => {
        await page.waitForSelector('sq-form:state(ready)');
        await page.emulateMediaType('print');
        const [long, empty] = await page.$$eval('textarea', (all) =>
          all.map(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight })),
        );
        assert.ok(long!.scrollHeight <= long!.clientHeight, JSON.stringify(long));
        assert.ok(long!.clientHeight > empty!.clientHeight && empty!.clientHeight >= 100, JSON.stringify(empty));
      }));

    it(`has all steps of a form, and no way from one to the next, in ${flavour}`, () =>
      open(`${flavour}/steps`, async (page) => {
        await page.waitForFunction(() =>
          [...document.querySelectorAll('button')].some((each) => each.textContent.includes('Next')),
        );
        const shown = (selector: string) =>
          page.$$eval(
            selector,
            (all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true })).length,
          );
        const counts = async () => [await shown('fieldset'), await shown('.sq-step-buttons, .sq-step-count')];
        assert.deepEqual(await counts(), [1, 2]);
        await page.emulateMediaType('print');
        assert.deepEqual(await counts(), [3, 0]);
        await page.emulateMediaType('screen');
        assert.deepEqual(await counts(), [1, 2]);
      }));
  }
});
