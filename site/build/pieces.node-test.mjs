import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prepareExample } from './examples.mjs';
import { codeBlock } from './highlight.mjs';
import { renderMarkdown } from './markdown.mjs';
import { readCall, readCalls } from './partials.mjs';
import { describeDefault, describeType, groupAttributes } from './reference.mjs';
import { attributeIndex, searchIndex } from './search-index.mjs';
import { sizesOf } from './sizes.mjs';
import { fillThemes, parseThemes, readThemes, themeSheet } from './themes.mjs';
import { parseVisit, readVisits } from './visits.mjs';

const textOf = (html) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('the pieces of the documentation', () => {
  it('code is coloured by classes, and its text is what was written', () => {
    const source = `<sq-gallery loop data-block-json='{"a": "b & c"}'>\n  <img alt="">\n</sq-gallery>`;
    const html = codeBlock(source, 'html', 'HTML');
    assert.equal(textOf(html), source);
    assert.match(html, /<span class="c-[\w-]+">/);
    assert.doesNotMatch(html, /style=/);
    assert.equal(textOf(codeBlock('a < b', 'nothing')), 'a < b');
  });

  it('code has its colours on a slow machine too', (context) => {
    const source = '<sq-gallery loop>\n  <img alt="">\n</sq-gallery>';
    const expected = codeBlock(source, 'html');
    let now = 0;
    context.mock.method(Date, 'now', () => (now += 10_000));
    assert.equal(codeBlock(source, 'html'), expected);
  });

  it('links lead to pages of the site, else to the repository; headings have anchors of their own', () => {
    const pages = new Map([['docs/other.md', '../guides/other.html']]);
    const { html, headings } = renderMarkdown(
      '# Title\n\n## Do it\n\n[a](other.md#x) [b](../README.md) [c](https://a.example/) [d](#do-it)\n\n## Do it\n',
      { file: 'docs/one.md', pages },
    );
    assert.deepEqual(
      [...html.matchAll(/(?<!class="anchor" )href="([^"]+)"/g)].map(([, address]) => address),
      [
        '../guides/other.html#x',
        'https://github.com/sq-blocks/sq-blocks/blob/main/README.md',
        'https://a.example/',
        '#do-it',
      ],
    );
    assert.deepEqual(
      headings.map(({ id }) => id),
      ['title', 'do-it', 'do-it-1'],
    );
  });

  it('addresses of photographs fit the page, in the preview alone', () => {
    const { source, preview, photos } = prepareExample(
      '<a href="/photos/a.jpg"><img src="/photos/b/c.svg"></a>',
      '../',
    );
    assert.equal(source, '<a href="/photos/a.jpg"><img src="/photos/b/c.svg"></a>');
    assert.equal(preview, '<a href="../assets/photos/a.jpg"><img src="../assets/photos/b/c.svg"></a>');
    assert.deepEqual(photos, ['a.jpg', 'b/c.svg']);
    const smaller = prepareExample('<img src="/photos/jetty-500.jpg">', './');
    assert.equal(smaller.preview, '<img src="./assets/photos/jetty-500.avif">');
    assert.deepEqual(smaller.photos, ['jetty-500.avif']);
  });

  it('a colour is shown beside its code', () => {
    const { html } = renderMarkdown('`#1d4ed8` and `#not` and `<b>`\n', { file: 'docs/one.md', pages: new Map() });
    assert.equal(html.match(/<svg/g).length, 1);
    assert.match(html, /fill="#1d4ed8"\/><\/svg><code>#1d4ed8<\/code>/);
    assert.match(html, /<code>&lt;b&gt;<\/code>/);
  });

  it('the themes of the demo are in the guide, each with the code that sets it', () => {
    const css =
      '/* Loud. */\n:root:has(#club:checked) {\n  --sq-radius: 2px;\n}\n\n/* Choice. */\n:root:has(#dark:checked) {\n  color-scheme: dark;\n}\n';
    const themes = parseThemes(css);
    assert.deepEqual(
      themes.map(({ name, about, code }) => [name, about, code]),
      [['club', 'Loud.', ':root {\n  --sq-radius: 2px;\n}']],
    );
    assert.equal(themeSheet(themes), '.theme-club {\n  --sq-radius: 2px;\n}');
    const text = fillThemes('A\n\n<!-- themes -->\n', themes);
    assert.match(text, /### Club\n\nLoud\.\n\n<div class="theme theme-club" data-preview>/);
    assert.match(text, /```css\n:root \{\n {2}--sq-radius: 2px;\n\}\n```/);
    assert.equal(readThemes().length, 6);
  });

  it('types and defaults are words', () => {
    assert.deepEqual(describeType("'left' | 'right'"), { choices: ['left', 'right'] });
    assert.deepEqual(describeType('boolean'), { words: 'on or off' });
    assert.deepEqual(describeType('Field[]'), { words: 'JSON' });
    assert.equal(describeDefault('false', 'boolean'), 'off');
    assert.equal(describeDefault('"left"', "'left' | 'right'"), 'left');
    assert.equal(describeDefault('0.5', 'number'), '0.5');
    assert.equal(describeDefault('""', 'string'), undefined);
    assert.equal(describeDefault(undefined, 'number'), undefined);
  });

  it('attributes are grouped by theme; what the note does not name, other names and common ones come last', () => {
    const attribute = (name, description = '') => ({ name, type: { text: 'string' }, description });
    const attributes = [
      attribute('load'),
      attribute('old', 'Another name of b.'),
      attribute('a'),
      attribute('b'),
      attribute('c'),
    ];
    const groups = groupAttributes(attributes, [{ name: 'Most used', attributes: ['b'] }], 'sq-x');
    assert.deepEqual(
      groups.map((group) => [group.name, ...group.attributes.map(({ name }) => name)]),
      [
        ['Most used', 'b'],
        ['Further attributes', 'a', 'c'],
        ['Other names', 'old'],
        ['As every block', 'load'],
      ],
    );
    assert.throws(
      () => groupAttributes(attributes, [{ name: 'Most used', attributes: ['nope'] }], 'sq-x'),
      /sq-x\.md: the attribute "nope" is not declared/,
    );
    const many = Array.from({ length: 9 }, (_, index) => attribute(`a${index}`));
    assert.throws(() => groupAttributes(many, [], 'sq-x'), /more than 8 attributes need themes/);
  });

  it('a visit of the screen reader is a list of keys and words, without what is only for its test', () => {
    const visit = parseVisit(
      '<!--\n# A form. The last keys are there for words that come late.\n# The last key is there.\nnever ^x\nonce y\nwidth 800\nTab  Name entry | required\ntype:Ada\nReturn  \\$96\nTab\n-->\n<p></p>',
    );
    assert.equal(visit.about, 'A form.');
    assert.deepEqual(visit.steps, [
      { key: 'Tab', said: ['Name entry', 'required'] },
      { key: 'types “Ada”', said: [] },
      { key: 'Enter', said: ['$96'] },
    ]);
  });

  it('a visit belongs to the block whose name its file begins with', () => {
    const tags = ['sq-cart', 'sq-cart-indicator', 'sq-form'];
    assert.equal(readVisits('sq-form', tags).length, 4);
    assert.equal(readVisits('sq-cart', tags).length, 1);
    assert.equal(readVisits('sq-cart-indicator', tags).length, 1);
  });

  it('the call of a partial is the end of its comment', () => {
    const partial = '{#\n  What it is.\n\n  {{ sqThing(\n    a=1\n  ) }}\n#}\n<sq-thing>\n';
    assert.equal(readCall(partial), '{{ sqThing(\n  a=1\n) }}');
    assert.throws(() => readCall('<sq-thing>\n'), /does not begin with a comment/);
    for (const { code, name } of readCalls('sq-map')) assert.match(textOf(code), /sq-?map/i, name);
  });

  it('sizes of a block are its own rows', () => {
    const row = (name) => ({ name, react: '1 kB', lite: '1 kB', budget: '2 kB' });
    const rows = ['sq-cart', 'sq-cart: contents', 'sq-cart-indicator', 'a page with sq-cart alone'].map(row);
    assert.deepEqual(
      sizesOf('sq-cart', rows).map(({ what }) => what),
      [
        'the block itself',
        'loaded later, when needed: contents',
        'a page with this block alone: everything that is loaded',
      ],
    );
  });

  it('the search has every page and every name once, with its address', () => {
    const attributes = [{ name: 'loop', id: 'attribute-loop', description: 'Wraps `around`.', html: '' }];
    const block = (tag) => ({
      tag,
      summary: 'A block.',
      reference: {
        attributeGroups: [{ name: '', attributes }],
        sections: [{ id: 'events', title: 'Events', entries: [{ name: 'sq-x', id: 'event-sq-x', description: '' }] }],
      },
    });
    const guide = { name: 'one', title: 'One', about: '', headings: [{ level: 2, text: 'Part', id: 'part' }] };
    const blocks = [block('sq-a'), block('sq-b')];
    assert.deepEqual(
      searchIndex(blocks, [guide]).map(({ title, url }) => `${title} ${url}`),
      [
        'Playground playground/index.html',
        'sq-a blocks/sq-a.html',
        'sq-b blocks/sq-b.html',
        'One guides/one.html',
        'Part guides/one.html#part',
        'loop blocks/sq-a.html#attribute-loop',
        'sq-x blocks/sq-a.html#event-sq-x',
        'loop blocks/sq-b.html#attribute-loop',
        'sq-x blocks/sq-b.html#event-sq-x',
      ],
    );
    const [{ uses }] = attributeIndex(blocks);
    assert.deepEqual(
      uses.map(({ url }) => url),
      ['blocks/sq-a.html#attribute-loop', 'blocks/sq-b.html#attribute-loop'],
    );
  });
});
