import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { minifyCss } from './minify-css.mjs';
import { pageSheet } from './page-sheet.mjs';

/** One meaning in the words of several browsers, none of which all of them know (caniuse.com, "width: stretch"). */
const WIDTHS = ['-webkit-fill-available', '-moz-available', 'stretch'];
const written = WIDTHS.map((width) => `inline-size: ${width}`);

describe('a width that fills its place', () => {
  it('keeps the words of every browser, in their order', () =>
    assert.equal(
      minifyCss('x.css', `a { min-inline-size: 0; ${written.join('; ')}; color: red }`),
      `a{min-inline-size:0;${written.join(';').replaceAll(' ', '')};color:red}`,
    ));
  it('is that of all blocks of the page sheet that have one', async () => {
    const { css } = await pageSheet();
    const counts = WIDTHS.map((width) => css.split(`inline-size:${width}`).length - 1);
    assert.ok(counts[0] > 0);
    assert.deepEqual(counts, [counts[0], counts[0], counts[0]]);
  });
});
