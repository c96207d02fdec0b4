import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type * as Layouts from '../elements/layouts.js';
import { SHEET, updatedSheet } from '@sq-blocks/tools/gallery-rules';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles } from '@sq-blocks/test-helpers/static-server';

/** The module that template engines import. */
const MODULE = '../dist/layouts.js';
const ratios = [1.5, 0.66, 1, 2.4, 1.2, 0.8, 1.5, 3, 0.5, 1.5, 1.1];

describe('gallery layouts', () => {
  it('are the same on a server as in a browser', async () => {
    const layouts = (await import(MODULE)) as typeof Layouts;
    const server = await serveFiles({ pages: { '/empty.html': '<!doctype html><title>empty</title>' } });
    const browser = await openChromium();
    try {
      const page = await browser.newPage();
      await page.goto(`${server.origin}/empty.html`);
      const inBrowser = await page.evaluate(async (shapes) => {
        const address = '/dist/layouts.js';
        const { justifiedRows, masonry, masonryCss } = (await import(address)) as typeof Layouts;
        return [
          justifiedRows(shapes, { width: 1000 }),
          masonry(shapes, { width: 1000, gutter: 8 }),
          masonryCss('#work', shapes, { gutter: 8 }),
        ];
      }, ratios);
      assert.deepEqual(inBrowser, [
        layouts.justifiedRows(ratios, { width: 1000 }),
        layouts.masonry(ratios, { width: 1000, gutter: 8 }),
        layouts.masonryCss('#work', ratios, { gutter: 8 }),
      ]);
    } finally {
      await browser.close();
      await server.close();
    }
  });

  it('have the rules for attributes in the page sheet that the declaration asks for', () => {
    const sheet = readFileSync(SHEET, 'utf8');
    assert.ok(updatedSheet(sheet) === sheet, `${SHEET} is not up to date: run \`npm run gallery-rules\``);
  });
});
