import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { blockFiles } from './block-files.mjs';
import { chunkFileNames } from './chunk-names.mjs';
import { closedEntries } from './closed-entries.mjs';
import { HASH, shortNames } from './short-names.mjs';

/** Modules by their names, built in memory. Returns the chunks by their names. */
async function build(modules, { input = {}, plugins = [], output = {} } = {}) {
  const fromMemory = {
    name: 'from-memory',
    resolveId: (id) => id,
    load: (id) => modules[id],
  };
  const bundle = await rollup({ input, plugins: [fromMemory, ...plugins], preserveEntrySignatures: 'exports-only' });
  const result = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: `chunks/[name]-${HASH}.js`,
    sourcemap: 'hidden',
    ...output,
  });
  return new Map(result.output.map((file) => [file.fileName, file]));
}
const importsOf = (files) =>
  [...files.values()].flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);

/** A part that is loaded later needs a module that its entry has at first. */
const SHARED = {
  'services.ts': "import { log } from 'log.ts'; log('started'); import('later.ts');",
  'later.ts': "import { log } from 'log.ts'; log('later');",
  'log.ts': 'export const log = (text) => console.log(text);',
};

describe('entries from which no chunk may import', () => {
  it('have a chunk for what another one needs', async () => {
    const open = await build(SHARED, { input: { services: 'services.ts' } });
    assert.ok(importsOf(open).includes('services.js'), 'Rollup would let the chunk import from the entry');
    const closed = await build(SHARED, { plugins: [closedEntries({ services: 'services.ts' })] });
    assert.ok(closed.has('services.js'));
    assert.ok(!importsOf(closed).includes('services.js'), importsOf(closed).join());
  });
});

describe('names of chunks', () => {
  it('are the block and its component, or the block and a part that loads later', () => {
    const nameOf = (name, ...moduleIds) =>
      chunkFileNames({ name, moduleIds, isDynamicEntry: false }).replace(HASH, 'HASH');
    const component = '/kit/react-impl/form/form.tsx';
    const part = '/kit/react-impl/form/at-once/attempt.ts';
    assert.equal(nameOf('attempt', part, component), 'chunks/form.form-HASH.js');
    assert.equal(nameOf('attempt', part), 'chunks/form.[name]-HASH.js');
    assert.equal(nameOf('shared', part, '/kit/react-impl/gallery/gallery.tsx'), 'chunks/s-HASH.js');
  });

  it('have five characters of the hash, in their imports, their maps and the list of the loader as well', async () => {
    const lists = blockFiles();
    const modules = {
      'elements/sq-a.ts': "import { x } from 'shared.ts'; console.log(x); import('feature.ts');",
      'elements/sq-b.ts': "import { x } from 'shared.ts'; console.log(x, 'b');",
      'feature.ts': "console.log('feature');",
      'shared.ts': 'export const x = Math.random();',
    };
    const files = await build(modules, {
      input: { 'elements/sq-a': 'elements/sq-a.ts', 'elements/sq-b': 'elements/sq-b.ts' },
      output: { plugins: [shortNames(), lists.collect()] },
    });
    const names = [...files.keys()].filter((name) => name.startsWith('chunks/'));
    assert.equal(names.length, 4);
    for (const name of names) assert.match(name, /^chunks\/(shared|feature)-[\w-]{5}\.js(\.map)?$/);
    for (const name of importsOf(files)) assert.ok(files.has(name), name);
    const { code } = files.get('elements/sq-a.js');
    for (const name of names.filter((each) => each.endsWith('.js'))) assert.ok(code.includes(`../${name}`), code);

    const loader = { 'sq-blocks.js': { type: 'chunk', code: '[SQ_FILES, SQ_COMMON, SQ_BLOCKS]' } };
    lists.fillIn().generateBundle({}, loader);
    const [shared] = names.filter((name) => /shared.*js$/.test(name));
    assert.ok(loader['sq-blocks.js'].code.includes(`"${shared.slice('chunks/'.length, -'.js'.length)}"`));
  });

  it('are as many as a project needs', async () => {
    const count = 90;
    const files = await build(
      {
        'all.ts': Array.from({ length: count }, (_, at) => `import('part-${at}.ts');`).join('\n'),
        ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`part-${at}.ts`, `console.log(${at});`])),
      },
      { input: { all: 'all.ts' }, output: { plugins: [shortNames()] } },
    );
    assert.equal([...files.keys()].filter((name) => /^chunks\/part-\d+-[\w-]{5}\.js$/.test(name)).length, count);
  });

  it('are never the same for two files', () => {
    const bundle = Object.fromEntries(
      ['chunks/a-12345abc.js', 'chunks/a-12345xyz.js'].map((fileName) => [
        fileName,
        { type: 'chunk', fileName, code: '', imports: [], dynamicImports: [] },
      ]),
    );
    const context = { error: (message) => assert.fail(message) };
    assert.throws(() => shortNames().generateBundle.call(context, {}, bundle), /the same short name/);
  });
});
