import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blocks } from '../../elements/blocks.js';
import { editorBlocks } from './editor-blocks.js';

describe('the blocks of the WordPress editor', () => {
  const written = editorBlocks();
  const block = (name: string) => written.slice(written.indexOf(`\t'sq-blocks/${name}' => array(`)).split('\n\t),')[0]!;
  const attribute = (name: string, attributeName: string) =>
    block(name)
      .split('\n')
      .find((line) => line.includes(`'name' => '${attributeName}'`)) ?? '';

  it('are one for each tag, with its summary', () => {
    for (const { tag, summary } of Object.values(blocks)) {
      assert.ok(block(tag.slice(3)).includes(`'tag' => '${tag}'`), tag);
      assert.ok(block(tag.slice(3)).includes(summary.replaceAll("'", String.raw`\'`)), tag);
    }
  });

  it('have the attributes by theme, those that matter first', () => {
    const titles = [...block('gallery').matchAll(/^\t{4}'title' => __\( '(.*)', 'sq-blocks' \),$/gm)].map(
      ([, title]) => title,
    );
    assert.deepEqual(titles.slice(0, 3), ['Most used', 'Size and space', 'Captions and controls']);
    assert.equal(titles.at(-1), 'Loading of the block');
    assert.match(block('gallery'), /'Most used'[^]*?'name' => 'design'/);
  });

  it('leave out what only others may write, and other names', () => {
    assert.doesNotMatch(written, /'(post-submit-html|post-submit-scripts|data-html|sandbox|allow|thumbnails-per-row)'/);
    for (const name of ['reservation', 'comment-count']) assert.equal(attribute(name, 'src'), '');
  });

  it('leave out what the plugin does not answer', () => {
    for (const block of ['form', 'newsletter'])
      for (const name of ['captcha', 'captcha-key', 'address-suggestions']) assert.equal(attribute(block, name), '');
  });

  it('turn off by its absence what HTML switches on by its presence', () => {
    // The editor writes a boolean attribute of HTML without its value, so that `false` would be on.
    const ofHtml =
      /^(autoplay|checked|controls|default|disabled|download|hidden|loop|multiple|muted|open|playsinline|required|reversed|selected)$/;
    const on = [...written.matchAll(/'name' => '([^']+)'.*'control' => 'toggle', 'isOn' => true/g)].map(
      ([, name]) => name!,
    );
    assert.ok(on.length > 10);
    assert.deepEqual(
      on.filter((name) => ofHtml.test(name)),
      [],
    );
  });

  it('have all words in the language of the author', () => {
    const words = /'(?:title|description|label|help|unit|inside)' => (?!__\()/;
    for (const line of written.split('\n')) assert.doesNotMatch(line, words);
    assert.match(block('accordion'), /'placeholder' => __\( 'A question', 'sq-blocks' \)/);
    assert.match(
      block('form'),
      /'sq-blocks\/form-field', array\( 'name' => 'name', .*'label' => __\( 'Name', 'sq-blocks' \)/,
    );
    assert.match(
      attribute('lightbox', 'theme'),
      /'placeholder' => __\( 'Dark', 'sq-blocks' \)|'choices' => array\( '[a-z]+' => __/,
    );
  });

  it('have a control by the kind of the attribute', () => {
    assert.match(
      attribute('gallery', 'design'),
      /'control' => 'select', .*'autogrid' => __\( 'Autogrid', 'sq-blocks' \)/,
    );
    assert.match(attribute('gallery', 'autoplay'), /'control' => 'toggle', 'isOn' => false/);
    assert.match(attribute('gallery', 'captions'), /'isOn' => true/);
    assert.match(
      attribute('gallery', 'slides-per-row'),
      /'label' => __\( 'Slides per row', 'sq-blocks' \).*'control' => 'number', 'min' => 1, 'max' => 12, 'step' => 1/,
    );
    assert.match(attribute('gallery', 'gutter'), /'unit' => __\( 'px', 'sq-blocks' \)/);
    assert.match(attribute('marquee', 'marquee-items'), /'control' => 'json'/);
    assert.match(attribute('video', 'src'), /'control' => 'url'/);
    assert.match(attribute('gallery', 'boundaries'), /'control' => 'text'/);
    assert.match(
      attribute('cookie-banner', 'accept-type'),
      /'OPT_IN_AND_OUT' => __\( 'Opt in and out', 'sq-blocks' \)/,
    );
  });
});
