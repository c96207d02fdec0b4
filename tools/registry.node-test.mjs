import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { readBlocks, readComponentFolders, readTags, writeGenerated } from './registry.mjs';

const DECLARATION = 'react-impl/pull-quote/declaration.ts';
/** The files of a block's folder, all that a new block needs there. */
const FILES = {
  'index.ts':
    "import { pullQuote } from '../../react-impl/pull-quote/declaration.js';\nimport { PullQuote } from '../../react-impl/pull-quote/pull-quote.js';",
  'sq-pull-quote.css': '',
  'example.html':
    '<sq-pull-quote>One</sq-pull-quote>\n\n<!-- example: large -->\n<sq-pull-quote large>Two</sq-pull-quote>\n',
  'budget.json': '{ "element": 1.5 }',
};

describe('the registry of blocks', () => {
  let root;
  const write = (tag, files) => {
    mkdirSync(path.join(root, 'elements', tag), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, 'elements', tag, file), text);
  };
  const declare = (text) => writeFileSync(path.join(root, DECLARATION), text);
  const generated = (file, top = 'elements') => readFileSync(path.join(root, top, 'generated', file), 'utf8');
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'sq-registry-'));
    write('define', {});
    for (const folder of ['hooks', 'parts', 'pull-quote'])
      mkdirSync(path.join(root, 'react-impl', folder), { recursive: true });
    declare(
      "const block = (it: object) => it;\nexport const pullQuote = block({ tag: 'sq-pull-quote', attributes: { size: { otherNames: ['fit'] } } });",
    );
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('has a block for each folder of a tag', () => {
    write('sq-pull-quote', FILES);
    assert.deepEqual(readTags(root), ['sq-pull-quote']);
    assert.deepEqual(readComponentFolders(root), ['pull-quote']);
    assert.deepEqual(readBlocks(root), [
      {
        tag: 'sq-pull-quote',
        name: 'pullQuote',
        title: 'Pull quote',
        component: 'pull-quote',
        declaration: DECLARATION,
        examples: {
          'pull-quote': '<sq-pull-quote>One</sq-pull-quote>',
          'pull-quote-large': '<sq-pull-quote large>Two</sq-pull-quote>',
        },
        budget: { element: 1.5 },
      },
    ]);
  });

  for (const file of Object.keys(FILES))
    it(`names the block and the file when ${file} is missing`, () => {
      write('sq-pull-quote', FILES);
      rmSync(path.join(root, 'elements/sq-pull-quote', file));
      assert.throws(() => readBlocks(root), { message: `elements/sq-pull-quote/${file}: is missing` });
    });

  for (const [text, problem] of [
    ["export const quote = block({ tag: 'sq-pull-quote' });", /exports no `const pullQuote = block/],
    ["export const pullQuote = block({ tag: 'sq-quote' });", /has no `tag: 'sq-pull-quote'`/],
  ])
    it(`refuses a declaration with ${text}`, () => {
      write('sq-pull-quote', FILES);
      declare(text);
      assert.throws(() => readBlocks(root), problem);
    });
  it('names the declaration that is missing', () => {
    write('sq-pull-quote', FILES);
    rmSync(path.join(root, DECLARATION));
    assert.throws(() => readBlocks(root), {
      message: `elements/sq-pull-quote/index.ts: imports ${DECLARATION}, which is missing`,
    });
  });

  for (const [file, text, problem] of [
    [
      'index.ts',
      "import { PullQuote } from '../../react-impl/pull-quote/pull-quote.js';",
      /imports no declaration from react-impl/,
    ],
    ['index.ts', "import { x } from './x.js';", /imports no component/],
    ['example.html', '<sq-quote></sq-quote>', /has no <sq-pull-quote/],
    ['example.html', ' ', /is empty/],
  ])
    it(`refuses ${file} with ${text}`, () => {
      write('sq-pull-quote', { ...FILES, [file]: text });
      assert.throws(() => readBlocks(root), problem);
    });

  it('writes the modules that list all blocks, and follows when a block comes or goes', () => {
    write('sq-pull-quote', FILES);
    writeGenerated(root);
    assert.match(
      generated('blocks.ts'),
      /import \{ pullQuote \} from '\.\.\/\.\.\/react-impl\/pull-quote\/declaration\.js';/,
    );
    assert.match(generated('blocks.ts'), /export const blocks = \{ pullQuote \};/);
    assert.match(generated('attributes.ts', 'shared'), /'sq-pull-quote': 'size fit',/);
    assert.match(generated('define-all.ts'), /import '\.\.\/sq-pull-quote\/index\.js';/);
    rmSync(path.join(root, 'elements/sq-pull-quote'), { recursive: true });
    writeGenerated(root);
    assert.doesNotMatch(
      generated('blocks.ts') + generated('define-all.ts') + generated('attributes.ts', 'shared'),
      /pull/,
    );
  });
});
