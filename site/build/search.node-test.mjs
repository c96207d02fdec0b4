import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { blocks as declarations } from '../../elements/blocks.js';
import { manifest } from '../../elements/define/manifest.js';
import { find } from '../assets/search/find.js';
import { readBlockPages } from './blocks.mjs';
import { readGuides } from './guides.mjs';
import { searchIndex, textIndex } from './search-index.mjs';

const entry = (title, kind, about = '') => ({ title, kind, about, url: `${kind} ${title}` });
const section = (title, kind, text) => ({ title, kind, text, url: `${kind}#${title}` });
const ENTRIES = [
  entry('label', 'attribute of sq-gallery', 'What a screen reader says.'),
  entry('slides-per-row', 'attribute of sq-gallery', 'Slides side by side.'),
  entry('sq-gallery', 'block', 'A carousel.'),
  entry('--sq-color-accent', 'custom properties of sq-form'),
  entry('Theming', 'guide', 'Blocks look like the page.'),
];
const SECTIONS = [
  section('Tokens', 'Theming', 'The colours of the kit, without !important.'),
  section('Light and dark', 'Theming', 'They follow color-scheme.'),
  section('Sent once', 'Forms', 'Each submission has an `Idempotency-Key`, also a webhook of yours.'),
  section('Where it goes', 'Forms', 'To the action that you write. '.repeat(3)),
  section('What a screen reader says', 'sq-gallery', 'Orca “Next slide” button'),
  section('Long', 'page', `The page has dark photographs in every mode. ${'More words. '.repeat(400)}`),
];
const titles = (text) => find(text, ENTRIES, SECTIONS).map(({ title }) => title);

describe('the search of the documentation', () => {
  it('finds names by their beginning, and blocks before their attributes', () => {
    assert.equal(titles('sl')[0], 'slides-per-row');
    assert.equal(titles('slides per')[0], 'slides-per-row');
    assert.equal(titles('gallery')[0], 'sq-gallery');
    assert.equal(titles('carousel')[0], 'sq-gallery');
    assert.deepEqual(titles(' '), []);
  });

  it('finds words of sections, those in a heading first, and before attributes that mention them', () => {
    assert.deepEqual(titles('screen reader'), ['What a screen reader says', 'label']);
    assert.equal(titles('idempotency')[0], 'Sent once');
    assert.equal(titles('what does a screen reader say')[0], 'What a screen reader says');
  });

  it('reads British and American words, plurals, and punctuation', () => {
    for (const text of ['colors', 'colours', 'colour', '!important']) assert.ok(titles(text).includes('Tokens'), text);
    assert.deepEqual(titles('???'), []);
    assert.deepEqual(titles('constructor'), []);
  });

  it('knows how others call it', () => {
    assert.ok(titles('webhook').includes('Where it goes'));
    assert.ok(titles('skin').includes('Tokens'));
  });

  it('takes a section where one of several words is missing, and rather a short one', () => {
    assert.equal(titles('dark mode')[0], 'Light and dark');
    assert.deepEqual(titles('unicorns'), []);
  });

  it('takes a name by words of its description where one of several words is missing', () => {
    assert.equal(titles('sideways slides')[0], 'slides-per-row');
    assert.equal(titles('how many slides')[0], 'slides-per-row');
  });

  it('forgives one letter of a long word', () => {
    for (const text of ['galery', 'galllery', 'gallary', 'gallrey', 'the galery'])
      assert.equal(titles(text)[0], 'sq-gallery', text);
    assert.deepEqual(titles('labl'), []);
    assert.deepEqual(titles('gallllery'), []);
  });

  it('waits for the texts before it guesses', () => {
    assert.deepEqual(find('galery', ENTRIES), []);
    assert.equal(find('galery', ENTRIES, [])[0].title, 'sq-gallery');
  });

  it('shows the words around the first match', () => {
    const [found] = find('webhook', [], [section('Sent', 'Forms', `${'Before. '.repeat(20)}Then a webhook comes.`)]);
    assert.match(found.about, /^… .*webhook comes\.$/);
  });

  it('names each address once', () => {
    const twice = { title: 'Tokens', kind: 'Theming', url: 'Theming#Tokens', about: '' };
    assert.equal(find('tokens', [twice], SECTIONS).length, 1);
  });
});

/** The pages of the blocks as the build makes them, from the sources: these tests run before the kit is built. */
function readBlocksOfSources(pages) {
  const dist = mkdtempSync(path.join(tmpdir(), 'sq-search-'));
  try {
    writeFileSync(path.join(dist, 'custom-elements.json'), JSON.stringify(manifest(Object.values(declarations))));
    return readBlockPages({ dist, pages });
  } finally {
    rmSync(dist, { recursive: true });
  }
}

describe('what a newcomer asks', () => {
  const pages = new Map();
  const guides = readGuides(pages);
  const blocks = readBlocksOfSources(pages);
  const entries = searchIndex(blocks, guides);
  const sections = textIndex(blocks, guides);
  /** As in search.js: where the names fill the list, the texts are not loaded. */
  const found = (text) => {
    const names = find(text, entries);
    return (names.length < 12 ? find(text, entries, sections) : names).map(({ url }) => url);
  };
  const QUESTIONS = [
    ['post to my own address', 'guides/forms.html#where-it-goes'],
    ['where does my form go', 'guides/forms.html#where-it-goes'],
    ['dark mode', 'guides/theming.html#light-and-dark'],
    ['!important', 'guides/theming.html'],
    ['gdpr', 'guides/consent.html#what-needs-consent-and-what-does-not'],
    ['pause autoplay', 'blocks/sq-gallery.html#attribute-autoplay'],
    ['stop autoplay', 'blocks/sq-gallery.html#attribute-autoplay'],
    ['how many slides', 'blocks/sq-gallery.html#attribute-slides-per-row'],
    ['images per row', 'blocks/sq-gallery.html#attribute-slides-per-row'],
    ['columns', 'blocks/sq-gallery.html#attribute-slides-per-row'],
    ['send button', 'blocks/sq-form.html#attribute-submit-button-text'],
    ['thank you message', 'blocks/sq-form.html#attribute-post-submit-message'],
    ['success message', 'blocks/sq-form.html#attribute-post-submit-message'],
    ['gap', 'blocks/sq-gallery.html#attribute-gutter'],
    ['gap', 'blocks/sq-gallery.html#attribute-padding'],
    ['infinite', 'blocks/sq-gallery.html#attribute-loop'],
    ['11ty', 'guides/template-engines.html#copy-a-partial'],
    ['unpkg', 'guides/installing.html'],
    ['download', 'guides/installing.html'],
    ['galery', 'blocks/sq-gallery.html'],
    ['square corners', 'guides/tokens.html#radii'],
    ['max height', 'blocks/sq-gallery.html#attribute-auto-height'],
    ['style form fields', 'blocks/sq-form.html#lay-out-and-style-a-form'],
    ['form looks', 'blocks/sq-form.html#lay-out-and-style-a-form'],
    ['label above field', 'blocks/sq-form.html#lay-out-and-style-a-form'],
    ['error message style', 'blocks/sq-form.html#lay-out-and-style-a-form'],
  ];
  for (const [question, url] of QUESTIONS)
    it(`"${question}" is answered by ${url} among the first three`, () =>
      assert.ok(found(question).slice(0, 3).includes(url), found(question).slice(0, 5).join('\n')));
});

describe('the index of the search', () => {
  const common = { name: 'load', id: 'attribute-load', description: 'When.', html: 'When.' };
  const block = {
    tag: 'sq-a',
    summary: '',
    note: {
      For: 'This `b`.',
      'Not for': 'That.',
      Keyboard: 'Tab',
      'Without script': 'x',
      Limits: 'y',
      Recipes: '### Do it\n\nSo.',
    },
    visits: [{ about: 'A visit.', steps: [{ key: 'Tab', said: ['Name entry'] }] }],
    reference: { attributeGroups: [{ name: '', attributes: [common] }], sections: [] },
  };

  it('has what every block has once', () => {
    const found = searchIndex([block, { ...block, tag: 'sq-b' }], []).filter(({ title }) => title === 'load');
    assert.deepEqual(found, [
      { title: 'load', kind: 'attribute of every block', url: 'attributes.html#load', about: 'When.' },
    ]);
  });

  it('has the words of each section of a block', () => {
    assert.deepEqual(
      textIndex([block], []).map(({ url, text }) => `${url} ${text}`),
      [
        'blocks/sq-a.html#for This b .',
        'blocks/sq-a.html#not-for That.',
        'blocks/sq-a.html#keyboard Tab',
        'blocks/sq-a.html#without-script x',
        'blocks/sq-a.html#limits y',
        'blocks/sq-a.html#do-it Do it So.',
        'blocks/sq-a.html#screen-reader Orca A visit. Tab Name entry',
      ],
    );
  });

  it('has the words of each section of a guide; lines of code are no headings', () => {
    const guide = {
      name: 'one',
      title: 'One',
      text: '# One\n\nIt [is](x.md).\n\n## Part\n\n```sh\n# comment\nnpm i\n```\n',
      headings: [
        { level: 1, text: 'One', id: 'one' },
        { level: 2, text: 'Part', id: 'part' },
      ],
    };
    assert.deepEqual(textIndex([], [guide]), [
      { title: 'One', kind: 'guide', url: 'guides/one.html', text: 'It is .' },
      { title: 'Part', kind: 'One', url: 'guides/one.html#part', text: 'comment npm i' },
    ]);
  });
});
