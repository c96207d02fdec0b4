import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allowedTags } from './allowed-tags.js';

describe('what the WordPress plugin knows of the blocks', () => {
  const written = allowedTags();
  const tag = (name: string) => written.slice(written.indexOf(`\t\t'${name}' => array(`)).split('\n\t\t),')[0]!;

  it('has the attributes of a tag, with the values of a choice', () => {
    assert.match(tag('sq-gallery'), /'design' => array\( '', 'stacked', 'slider', /);
    assert.match(tag('sq-gallery'), /'slides-per-row' => true/);
    assert.match(tag('sq-marquee'), /'marquee-items' => 'json'/);
  });

  it('leaves out what can become a script, or HTML of others', () => {
    assert.doesNotMatch(written, /data-block-json|post-submit-html|post-submit-scripts|data-html|sandbox/);
    for (const name of ['sq-reservation', 'sq-comment-count']) assert.doesNotMatch(tag(name), /'src'/);
  });

  it('names the tags that only trusted people may write', () => {
    assert.match(written, /'trusted' +=> array\( 'sq-cookie-banner', 'sq-product-quick-view' \)/);
  });

  it('names the attributes that are addresses', () => {
    const [, names = ''] = /'addresses' +=> array\((.*)\)/.exec(written) ?? [];
    for (const name of ['src', 'href', 'checkout-href', 'success-redirect', 'style-url', 'poster'])
      assert.ok(names.includes(`'${name}'`), name);
    assert.ok(!names.includes("'label'"));
  });

  it('knows the blocks that are a part of a line', () => {
    const [, names = ''] = /'inline' +=> array\((.*)\)/.exec(written) ?? [];
    assert.ok(names.includes("'sq-price'") && names.includes("'sq-tooltip'"));
    assert.ok(!names.includes("'sq-gallery'") && !names.includes("'sq-form'"));
  });
});
