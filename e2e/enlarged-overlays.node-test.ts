import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { FARTHEST, isNear, openOnPhone, SCREEN } from './support/enlarged-page.js';
import { answersOverlays, openOverlay, OVERLAYS, pageWith, type Overlay } from './support/overlays.js';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

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
      intercept: answersOverlays,
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
        await openOverlay(page, OVERLAYS[name].shows);
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
