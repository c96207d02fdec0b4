import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { transformSync } from 'esbuild';
import { parseFragment } from 'parse5';
import { WRITERS } from '../assets/playground/formats.js';
import { readParameters } from './playground.mjs';

const require = createRequire(import.meta.url);
/** Eleventy's own Liquid. */
const { Liquid } = createRequire(require.resolve('@11ty/eleventy'))('liquidjs');

const block = {
  tag: 'sq-gallery',
  source: '<sq-gallery design="grid" lightbox>\n  <img src="/a.jpg" alt="">\n</sq-gallery>',
  attributes: {
    design: { kind: 'choice' },
    lightbox: { kind: 'flag' },
    loop: { kind: 'flag' },
    gutter: { kind: 'number' },
    label: { kind: 'text' },
    keys: { kind: 'json' },
    'data-block-json': { kind: 'json' },
  },
  ...readParameters('sq-gallery'),
};
const write = (format, values) => WRITERS[format]({ ...block, values: new Map(Object.entries(values)) });

const TEXTS = [
  '',
  ' ',
  'Über größere Öfen – 日本語 🏺',
  'It\'s "so"',
  `'"\\'\\"`,
  'a\nb',
  'C:\\new\\table',
  '&amp; &quot; < > </script><script>alert(1)</script> <!-- ]]>',
  '{{ site.title }}',
  '{% if x %} %} }} {# c #}',
  `It's {{ "so" }} {% raw %} %}`,
  `{% endraw %} '"`,
  `It's "so" {`,
  `It's "so" %`,
  '#{x} ${y} $& `z`',
  'null',
  'true',
  '*/ } {',
];

const attributesOf = (html) => {
  const [element] = parseFragment(html).childNodes.filter(({ tagName }) => tagName === 'sq-gallery');
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
};
/** The props of the block, as React would get them. */
function propsOf(jsx) {
  const { code } = transformSync(`(${jsx})`, { loader: 'jsx', jsxFactory: 'make', jsxFragment: '"all"' });
  const make = (tag, props, ...children) => ({ tag, props, children });
  const tree = new Function('make', `return ${code}`)(make);
  return tree.children.find(({ tag }) => tag === 'sq-gallery').props;
}
const liquid = new Liquid({ root: 'examples/liquid', extname: '.liquid' });
const renderLiquid = (code, page = {}) => attributesOf(liquid.parseAndRenderSync(code, { page }));

describe('what the playground copies, with odd values', () => {
  for (const label of TEXTS) {
    const values = { label, loop: 'false', lightbox: null };

    it(`HTML means the same: ${JSON.stringify(label)}`, () => {
      assert.deepEqual(attributesOf(write('html', values)), { design: 'grid', label, loop: 'false' });
    });

    it(`JSX means the same: ${JSON.stringify(label)}`, () => {
      assert.deepEqual(propsOf(write('jsx', values)), { design: 'grid', label, loop: false });
    });

    it(`JSON means the same: ${JSON.stringify(label)}`, () => {
      assert.deepEqual(JSON.parse(write('json', values)), { design: 'grid', label, loop: false });
    });

    it(`Liquid prints the same: ${JSON.stringify(label)}`, () => {
      assert.deepEqual(renderLiquid(write('liquid', values), { label }), { design: 'grid', label, loop: 'false' });
    });
  }

  it('no text ends a tag of Liquid, in which quotes do not protect it from older engines', () => {
    for (const label of TEXTS) {
      const tags = write('liquid', { label }).match(/\{%(?! *(?:raw|endraw|capture|endcapture)\b)[^]*?%\}/g);
      assert.ok(tags.at(-1).startsWith('{% render ') && tags.at(-1).endsWith('\n%}'), `${label}: ${tags.at(-1)}`);
    }
  });

  it('what is no number stays the text that it is', () => {
    for (const gutter of ['1.2.3', '.', '-', '8,5', '12px', ' ', '1e999']) {
      assert.equal(propsOf(write('jsx', { gutter })).gutter, gutter);
      assert.equal(JSON.parse(write('json', { gutter })).gutter, gutter);
    }
    for (const [gutter, number] of [
      ['8.5', 8.5],
      ['-1', -1],
      ['0', 0],
    ]) {
      assert.equal(propsOf(write('jsx', { gutter })).gutter, number);
      assert.equal(JSON.parse(write('json', { gutter })).gutter, number);
    }
  });

  it('JSON has what was written as JSON, below the single attributes', () => {
    const values = { 'data-block-json': '{"design": "list", "transition": "fade"}', gutter: '4' };
    assert.deepEqual(JSON.parse(write('json', values)), {
      design: 'grid',
      transition: 'fade',
      lightbox: true,
      gutter: 4,
    });
    for (const broken of ['{', '[1]', '"a"', 'null', ''])
      assert.deepEqual(JSON.parse(write('json', { 'data-block-json': broken })), { design: 'grid', lightbox: true });
  });

  it('lists and objects keep their quotes in JSX and HTML', () => {
    const keys = '{"next": ["n", "\'", "</script>", "{{"], "previous": null}';
    assert.equal(attributesOf(write('html', { keys })).keys, keys);
    assert.deepEqual(JSON.parse(propsOf(write('jsx', { keys })).keys), JSON.parse(keys));
  });
});
