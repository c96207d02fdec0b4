import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const PHOTOS = ['boats', 'jetty', 'dusk', 'leaf'];
const pageWith = (folder: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Photographs</title>
  <link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="stylesheet" href="${folder}/sq-blocks.css"><script type="module" src="${folder}/sq-blocks.js"></script>
  <h1>At the lake</h1><p>${'The boats are out from May to the end of September. '.repeat(12)}</p>
  <sq-lightbox for="photos"></sq-lightbox>
  <div id="photos">${PHOTOS.map(
    (name) =>
      `<figure><a href="/photos/${name}-1500.jpg"><img src="/photos/${name}-500.jpg" width="500" height="333" alt="${name}"
        style="max-width:100%;height:auto"></a><figcaption>The ${name}, in June</figcaption></figure>`,
  ).join('')}</div><p>${'The house is open every day but Monday. '.repeat(40)}</p></html>`;

const SCREEN = { width: 375, height: 667 };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is in the viewer, by its selectors, in px of the screen. */
const boxesOf = (page: Page, ...selectors: string[]) =>
  page.evaluate((wanted) => {
    const { offsetLeft, offsetTop, scale } = visualViewport!;
    const root = document.querySelector('sq-lightbox')!.shadowRoot!;
    return wanted.flatMap((selector) =>
      [...root.querySelectorAll(selector)].map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return {
          left: (left - offsetLeft) * scale,
          top: (top - offsetTop) * scale,
          right: (right - offsetLeft) * scale,
          bottom: (bottom - offsetTop) * scale,
        };
      }),
    );
  }, selectors);

const shown = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('sq-lightbox')!.shadowRoot!;
    const image = root.querySelector<HTMLImageElement>('[data-current] [part~=image]');
    return (root.querySelector('dialog')?.open && image?.src.match(/(\w+)-1500/)?.[1]) || '';
  });

/** The viewer shows an item, or none, and nothing in it moves. */
const rests = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) => {
      const root = document.querySelector('sq-lightbox')?.shadowRoot;
      const dialog = root?.querySelector('dialog');
      if (!wanted) return dialog?.open === false;
      const image = root?.querySelector<HTMLImageElement>('[data-current] [part~=image]');
      const moves = dialog?.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running');
      return dialog?.open && image?.src.includes(`${wanted}-1500`) && image.naturalWidth > 0 && !moves;
    },
    {},
    name,
  );

/** The image in view has moved this far from a place, in px of the screen. */
const isMoved = (page: Page, from: Box, x: number, y: number) =>
  page.waitForFunction(
    (left, top) => {
      const { offsetLeft, offsetTop, scale } = visualViewport!;
      const frame = document.querySelector('sq-lightbox')!.shadowRoot!.querySelector('[data-current] .frame')!;
      const box = frame.getBoundingClientRect();
      const [x, y] = [(box.left - offsetLeft) * scale, (box.top - offsetTop) * scale];
      return Math.abs(x - left) < 2 && Math.abs(y - top) < 2;
    },
    {},
    from.left + x,
    from.top + y,
  );

describe('a lightbox on a page that the visitor has enlarged with two fingers', () => {
  let browser: Browser;
  let server: StaticServer;
  let page: Page;
  let session: CDPSession;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({ pages: { '/react.html': pageWith('/dist'), '/lite.html': pageWith('/dist/lite') } });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  /** One finger on the screen, in px of the screen; without a place none any more. */
  async function finger(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', x?: number, y?: number) {
    // The protocol counts in px of the page, from the corner of what is in view.
    const scale = await page.evaluate(() => visualViewport!.scale);
    const touchPoints = x === undefined || y === undefined ? [] : [{ x: x / scale, y: y / scale }];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  async function drag(...places: [number, number][]) {
    for (const [index, place] of places.entries()) {
      await finger(index === 0 ? 'touchStart' : 'touchMove', ...place);
      // The browser keeps a move that comes within the frame of the one before.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
  }
  async function tap(x: number, y: number) {
    await drag([x, y]);
    await finger('touchEnd');
  }
  const tapOn = ({ left, top, right, bottom }: Box) => tap((left + right) / 2, (top + bottom) / 2);

  /** A page, enlarged, with the left upper part of a photograph in view, which is then tapped. */
  async function openEnlarged(flavour: string, scale: number) {
    page = await browser.newPage();
    await page.setViewport({ ...SCREEN, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
    session = await page.createCDPSession();
    await page.goto(`${server.origin}/${flavour}.html`);
    await page.waitForFunction(() => document.querySelector('sq-lightbox:state(ready)'));
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: scale });
    await page.waitForFunction((wanted) => Math.abs(visualViewport!.scale - wanted) < 0.01, {}, scale);
    const photo = (await page.$('img[alt=jetty]'))!;
    await photo.evaluate((image) => image.scrollIntoView({ block: 'center', inline: 'end', behavior: 'instant' }));
    // As a visitor who looks at another part of it.
    const [x, y] = [300 / scale, 400 / scale];
    await session.send('Input.synthesizeScrollGesture', { x, y, xDistance: -160 / scale, yDistance: -160 / scale });
    const box = await photo.evaluate((image) => {
      const { offsetLeft, offsetTop, scale: by } = visualViewport!;
      const { left, top, right, bottom } = image.getBoundingClientRect();
      return {
        left: Math.max(0, (left - offsetLeft) * by),
        top: Math.max(0, (top - offsetTop) * by),
        right: Math.min(visualViewport!.width * by, (right - offsetLeft) * by),
        bottom: Math.min(visualViewport!.height * by, (bottom - offsetTop) * by),
      };
    });
    await tapOn(box);
    await rests(page, 'jetty');
  }

  for (const flavour of ['react', 'lite'])
    for (const scale of [1.5, 3]) {
      it(`fills what is in view, in its usual size, and closes by its button: ${flavour}, ${scale}`, async () => {
        await openEnlarged(flavour, scale);
        const before = await page.evaluate(() => visualViewport!.scale);
        const [overlay] = await boxesOf(page, '[part=overlay]');
        for (const [side, wanted] of Object.entries({ left: 0, top: 0, right: SCREEN.width, bottom: SCREEN.height }))
          assert.ok(Math.abs(overlay![side as keyof Box] - wanted) < 2, `${side} at ${overlay![side as keyof Box]}`);
        const buttons = await boxesOf(page, '.bar button');
        assert.ok(buttons.length >= 3);
        for (const { left, top, right, bottom } of buttons) {
          assert.ok(left >= 0 && top >= 0 && right <= SCREEN.width && bottom <= SCREEN.height, 'in view');
          assert.ok(Math.abs(right - left - 44) < 1 && Math.abs(bottom - top - 44) < 1, 'of 44 px');
        }
        const [image] = await boxesOf(page, '[data-current] .frame');
        assert.ok(Math.abs(image!.right - image!.left - SCREEN.width) < 2, 'as wide as the screen');
        await tapOn((await boxesOf(page, '[part=close]'))[0]!);
        await rests(page, '');
        assert.equal(await page.evaluate(() => visualViewport!.scale), before, 'the page is as large as before');
        await page.close();
      });
    }

  for (const flavour of ['react', 'lite']) {
    it(`follows fingers as far as they go: ${flavour}`, async () => {
      await openEnlarged(flavour, 3);
      const [rest] = await boxesOf(page, '[data-current] .frame');
      await drag([300, 330], [290, 330], [260, 330], [220, 330], [180, 330]);
      await isMoved(page, rest!, -120, 0);
      await finger('touchEnd');
      await rests(page, 'dusk');
      await page.close();
    });

    it(`enlarges the image where it is tapped twice: ${flavour}`, async () => {
      await openEnlarged(flavour, 3);
      const [x, y] = [120, 340];
      const shareAt = async () => {
        const [box] = await boxesOf(page, '[data-current] .frame');
        return [(x - box!.left) / (box!.right - box!.left), (y - box!.top) / (box!.bottom - box!.top)] as const;
      };
      await page.waitForFunction(
        () => document.querySelector('sq-lightbox')!.shadowRoot!.querySelector('[data-state=loaded]') !== null,
      );
      const before = await shareAt();
      await tap(x, y);
      await tap(x, y);
      await page.waitForFunction(
        () => document.querySelector('sq-lightbox')!.shadowRoot!.querySelector('[data-enlarged]') !== null,
      );
      await rests(page, 'jetty');
      const after = await shareAt();
      assert.ok(Math.abs(after[0] - before[0]) < 0.02, `across: ${before[0]} and ${after[0]}`);
      const [box] = await boxesOf(page, '[data-current] .frame');
      assert.ok(box!.right - box!.left > SCREEN.width * 2, 'enlarged');
      await page.close();
    });

    it(`is dragged away as far as a finger goes, and closes: ${flavour}`, async () => {
      await openEnlarged(flavour, 3);
      const [rest] = await boxesOf(page, '[data-current] .frame');
      await drag([190, 250], [190, 262], [190, 290], [190, 310]);
      await isMoved(page, rest!, 0, 60);
      // As by a call that comes in.
      await finger('touchCancel');
      await rests(page, 'jetty');
      await isMoved(page, rest!, 0, 0);
      await drag([190, 250], [190, 262], [190, 340], [190, 430]);
      await finger('touchEnd');
      await rests(page, '');
      await page.close();
    });

    it(`fills the screen again when the page is as large as at first, and is enlarged with the page: ${flavour}`, async () => {
      await openEnlarged(flavour, 2);
      const width = async () => {
        const [box] = await boxesOf(page, '[part=overlay]');
        return Math.round(box!.right - box!.left);
      };
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
      await page.waitForFunction(() => {
        const dialog = document.querySelector('sq-lightbox')!.shadowRoot!.querySelector('dialog')!;
        return visualViewport!.scale === 1 && Math.abs(dialog.getBoundingClientRect().width - innerWidth) < 2;
      });
      assert.equal(await width(), SCREEN.width);
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
      await page.waitForFunction(() => visualViewport!.scale === 2);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      assert.equal(await width(), SCREEN.width * 2);
      assert.equal(await shown(page), 'jetty');
      await page.close();
    });
  }
});
