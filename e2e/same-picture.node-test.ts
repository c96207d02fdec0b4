import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Page } from 'puppeteer-core';
import { blockExamples } from '@sq-blocks/test-helpers/block-examples';
import { openPages, pageWith, ready, tagOf } from './support/upgrade-pages.js';

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

/** What is around the controls of a block looks the same before the upgrade, without script, and after it. */
describe('an upgrade changes no picture', () => {
  let pages: Awaited<ReturnType<typeof openPages>>;
  before(async () => {
    const html: Record<string, string> = {};
    for (const [name, example] of Object.entries(blockExamples)) {
      html[`/${name}-undefined.html`] = pageWith(example, false);
      html[`/${name}-upgraded.html`] = pageWith(example, true);
    }
    pages = await openPages(html);
  });
  after(() => pages.close());

  for (const [name, example] of Object.entries(blockExamples)) {
    const tag = tagOf(example);
    for (const width of SIZES)
      it(`${name} at ${width} px: the same picture outside its controls`, async () => {
        const before = await pages.open(`/${name}-undefined.html`, width, 'reduce');
        const plain = await picture(before.page);
        await before.close();
        const after_ = await pages.open(`/${name}-upgraded.html`, width, 'reduce');
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
});
