import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { transformSync } from 'esbuild';
import { readBlocks } from '@sq-blocks/tools/registry';
import { readAddress, writeAddress } from '../assets/playground/address.js';
import { WRITERS } from '../assets/playground/formats.js';
import { defaultInWords, kindOf, optionGroups, readParameters } from './playground.mjs';

const GALLERY = {
  tag: 'sq-gallery',
  source: '<sq-gallery design="grid" lightbox>\n  <img src="/a.jpg" alt="">\n</sq-gallery>\n<p class="after">After</p>',
  attributes: {
    design: { kind: 'choice' },
    lightbox: { kind: 'flag' },
    loop: { kind: 'flag' },
    gutter: { kind: 'number' },
    label: { kind: 'text' },
    keys: { kind: 'json' },
  },
  ...readParameters('sq-gallery'),
};
const write = (format, values) => WRITERS[format]({ ...GALLERY, values: new Map(Object.entries(values)) });
const CHANGED = {
  design: 'list',
  lightbox: null,
  loop: 'false',
  gutter: '8',
  label: `"It's" & so`,
  keys: '{"next":null}',
};

describe('the playground', () => {
  it('writes HTML with the changed attributes, and the rest as it was', () => {
    assert.equal(write('html', {}), GALLERY.source);
    assert.equal(
      write('html', CHANGED),
      `<sq-gallery
  design="list"
  loop="false"
  gutter="8"
  label="&quot;It's&quot; &amp; so"
  keys='{"next":null}'
>
  <img src="/a.jpg" alt="">
</sq-gallery>
<p class="after">After</p>`,
    );
  });

  it('writes JSX with values of their types', () => {
    assert.equal(
      write('jsx', CHANGED),
      `<>
  <sq-gallery
    design="list"
    loop={false}
    gutter={8}
    label={"\\"It's\\" & so"}
    keys={JSON.stringify({"next":null})}
  >
    <img src="/a.jpg" alt="" />
  </sq-gallery>
  <p className="after">After</p>
</>`,
    );
  });

  it('writes the calls of the partials, with what is printed inside', () => {
    assert.equal(
      write('twig', CHANGED),
      `{{ include('partials/sq-gallery.html.twig', {
  design: 'list',
  loop: false,
  gutter: 8,
  label: '"It\\'s" & so',
  keys: {'next': null},
  slides: page.slides
}, with_context = false) }}`,
    );
    assert.equal(
      write('jinja', { label: null, keys: '{"next":null}' }),
      `{% from 'partials/sq-gallery.html' import sq_gallery %}
{{ sq_gallery(design='grid', lightbox=true, keys={'next': none}, slides=page.slides) }}`,
    );
    assert.equal(
      write('liquid', CHANGED),
      `{% capture label %}"It's" & so{% endcapture %}
{% render 'partials/sq-gallery',
  design: 'list',
  loop: false,
  gutter: 8,
  label: label,
  keys: page.keys,
  slides: page.slides
%}`,
    );
    assert.equal(readParameters('sq-lightbox').ofAttributes.for, 'gallery');
  });

  it('writes JSON for data-block-json', () => {
    assert.deepEqual(JSON.parse(write('json', { ...CHANGED, gutter: 'wide' })), {
      design: 'list',
      loop: false,
      gutter: 'wide',
      label: `"It's" & so`,
      keys: { next: null },
    });
  });

  it('writes JSX of every example that a compiler takes', () => {
    const examples = readBlocks().flatMap(({ tag, examples: own }) =>
      Object.entries(own).map(([name, source]) => ({ tag, name, source })),
    );
    assert.ok(examples.length > 50);
    for (const { tag, name, source } of examples) {
      const jsx = WRITERS.jsx({ tag, source, values: new Map(), attributes: {} });
      assert.doesNotThrow(() => transformSync(jsx, { loader: 'tsx' }), name);
      assert.doesNotMatch(jsx, / class=|<label[^>]* for=/, name);
    }
  });

  it('keeps the space that a line break is between words and a link', () => {
    const jsx = WRITERS.jsx({
      tag: 'sq-popup',
      source: '<sq-popup><p>See\n  <a href="/">this</a>\n  now {1}</p></sq-popup>',
      values: new Map(),
      attributes: {},
    });
    assert.equal(jsx.match(/\{' '\}/g).length, 2);
    assert.match(jsx, /now \{'\{'\}1\{'\}'\}/);
  });

  it('keeps its state in the address, and takes only what it knows from one', () => {
    const data = { examples: [{ key: 'first' }, { key: 'list' }], attributes: GALLERY.attributes };
    const state = {
      example: 'list',
      format: 'jsx',
      values: new Map([...Object.entries({ loop: '', label: 'a & b' })]),
    };
    state.values.set('design', null);
    const address = writeAddress(state, data);
    assert.equal(address, '?loop=&label=a+%26+b&without=design&example=list&as=jsx');
    const read = readAddress(address, data);
    assert.deepEqual(
      { ...read, values: Object.fromEntries(read.values) },
      { ...state, values: { design: null, loop: '', label: 'a & b' } },
    );
    assert.equal(writeAddress(readAddress('', data), data), '');
    const strange = readAddress('?onclick=x&example=no&as=exe&without=style', data);
    assert.deepEqual([strange.example, strange.format, strange.values.size], ['first', 'html', 0]);
  });

  it('shows the most used options first, and defaults in words', () => {
    const attribute = (name) => ({ name, type: 'boolean', fallback: 'on', html: name, description: name });
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    const { first, others } = optionGroups([
      { name: 'Most used', attributes: names.map(attribute) },
      { name: 'As every block', attributes: [attribute('load')] },
    ]);
    assert.deepEqual(
      first.map(({ name }) => name),
      names.slice(0, 8),
    );
    assert.deepEqual(
      others.map(({ name, options }) => [name, options.length]),
      [
        ['Most used', 1],
        ['As every block', 1],
      ],
    );
    assert.equal(defaultInWords('flag', { fallback: 'on' }), 'On by default.');
    assert.equal(defaultInWords('number', { fallback: '3' }), 'Default: 3.');
    assert.equal(defaultInWords('text', { description: 'A name.' }), 'Not set by default.');
    assert.equal(defaultInWords('text', { description: 'Default: that of the page.' }), '');
  });

  it('knows how each type is written', () => {
    assert.equal(kindOf({ type: 'boolean | { timeout?: number }' }), 'flag');
    assert.equal(kindOf({ type: "'a' | 'b'", choices: ['a', 'b'] }), 'choice');
    assert.equal(kindOf({ type: "'true' | 'false' | 'viewport' | boolean" }), 'choice');
    assert.equal(kindOf({ type: 'Field[]', words: 'JSON' }), 'json');
    assert.equal(kindOf({ name: 'data-block-json', type: 'string', words: 'text' }), 'json');
    assert.equal(kindOf({ type: 'readonly string[]', words: 'words with spaces between' }), 'text');
  });
});
