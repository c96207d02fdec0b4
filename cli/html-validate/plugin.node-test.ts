import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { blocks } from '../../elements/blocks.js';
import { elementMetadata } from './metadata.js';
import plugin from './plugin.js';

const IMAGE = '<img src="a.jpg" alt="A bowl" width="500" height="333">';
const page = (body: string) =>
  `<!DOCTYPE html>\n<html lang="en"><head><title>Tidewater Studio</title></head><body>\n${body}\n</body></html>\n`;

/** Messages as `rule: message`. */
const linter = (config: ConfigData) => {
  const html = new HtmlValidate(new StaticConfigLoader({ root: true, ...config }));
  return async (body: string) => {
    const report = await html.validateString(page(body));
    return report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
  };
};

const withPlugin = linter({ plugins: [plugin], extends: ['html-validate:recommended', 'sq-blocks:recommended'] });
/** Only the metadata, as dist/html-validate.json has it. */
const withMetadata = linter({
  elements: ['html5', JSON.parse(JSON.stringify(elementMetadata(Object.values(blocks)))) as Record<string, unknown>],
  extends: ['html-validate:recommended'],
});

const GOOD = `<sq-gallery id="work" design="Carousel" slides-per-row="3" lightbox loop="false" load="idle">${IMAGE}</sq-gallery>
<sq-lightbox for="work"></sq-lightbox>
<p>See <sq-cart-indicator href="/cart"><a href="/cart">Cart</a></sq-cart-indicator></p>
<sq-marquee speed="60" wave-intensity="30">Thrown by the sea</sq-marquee>
<sq-map map-lat="50.15" map-lng="-5.06" map-style="4" style-url="/map/style.json"><address>1 Quay Street</address></sq-map>`;

describe('html-validate', () => {
  it('takes a good page', async () => {
    assert.deepEqual(await withPlugin(GOOD), []);
    assert.deepEqual(await withMetadata(GOOD), []);
  });

  const cases: readonly (readonly [what: string, html: string, expected: RegExp])[] = [
    [
      'a name',
      `<sq-gallery desing="grid">${IMAGE}</sq-gallery>`,
      /^sq-blocks\/mistakes: .*"desing"\. Did you mean "design"\?$/,
    ],
    ['a number', '<sq-marquee speed="fast">Text</sq-marquee>', /^sq-blocks\/mistakes: .*speed="fast" is not valid/],
    ['an id', '<sq-lightbox for="nope"></sq-lightbox>', /^sq-blocks\/mistakes: .*for="nope"/],
    ['an empty block', '<sq-form></sq-form>', /^sq-blocks\/mistakes: <sq-form> is empty/],
  ];
  for (const [what, html, expected] of cases)
    it(`finds ${what}, once`, async () => {
      const found = await withPlugin(html);
      assert.equal(found.length, 1, found.join('\n'));
      assert.match(found[0]!, expected);
    });

  for (const [what, validate] of [
    ['the plugin', withPlugin],
    ['the metadata alone', withMetadata],
  ] as const)
    it(`finds values that are in no list, once, by ${what}`, async () => {
      for (const attribute of ['design="circle"', 'loop="perhaps"', 'load="soon"']) {
        const found = await validate(`<sq-gallery ${attribute}>${IMAGE}</sq-gallery>`);
        assert.equal(found.length, 1, found.join('\n'));
        assert.match(found[0]!, /^attribute-allowed-values: /);
      }
    });

  it('says where', async () => {
    const html = new HtmlValidate(
      new StaticConfigLoader({ root: true, plugins: [plugin], extends: ['sq-blocks:recommended'] }),
    );
    const { results } = await html.validateString(page(`<sq-gallery desing="grid">${IMAGE}</sq-gallery>`));
    assert.deepEqual([results[0]?.messages[0]?.line, results[0]?.messages[0]?.column], [3, 13]);
  });
});
