import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findCircles } from './circles.mjs';
import { importGraph, readImports } from './import-graph.mjs';
import { existsSync } from 'node:fs';
import { entrySources } from '../build/entries.mjs';
import { entriesOf, findUnreachable, hasCode } from './reachable.mjs';

/** A project of these files, by path. */
function project(texts) {
  const files = Object.keys(texts);
  const read = (file) => texts[file];
  return { files, read, graph: importGraph(files, read, '/nowhere') };
}

describe('readImports', () => {
  const read = (text) => readImports('a.ts', text);

  it('reads static, dynamic and side-effect imports, re-exports and sheets', () => {
    const text = `import { a } from './a.js'; import './b.js'; export * from './c.js'; export { d } from './d.js';
      const e = () => import('./e.js'); import sheet from './f.css' with { type: 'css' }; import React from 'react';`;
    assert.deepEqual(
      read(text).map(({ specifier }) => specifier),
      ['./a.js', './b.js', './c.js', './d.js', './e.js', './f.css'],
    );
    assert.ok(read(text).every(({ typeOnly }) => !typeOnly));
  });

  it('knows imports that TypeScript erases', () => {
    const text = `import type { A } from './a.js'; import { type B, type C } from './b.js'; export type { D } from './d.js';
      export { type E } from './e.js'; type F = import('./f.js').F;`;
    assert.deepEqual(
      read(text).map(({ specifier, typeOnly }) => [specifier, typeOnly]),
      ['./a.js', './b.js', './d.js', './e.js', './f.js'].map((name) => [name, true]),
    );
    assert.equal(read(`import { type A, b } from './a.js';`)[0].typeOnly, false);
    assert.equal(read(`import {} from './a.js';`)[0].typeOnly, false);
  });

  it('skips addresses that are computed, and words in comments and texts', () => {
    assert.deepEqual(read(`import(address('./a.js')); // import './b.js'\nconst c = "import './c.js'";`), []);
  });
});

describe('importGraph', () => {
  it('finds .ts and .tsx files by their .js names', () => {
    const { graph } = project({
      'a/one.ts': `import '../b/two.js'; import './three.js';`,
      'b/two.tsx': '',
      'a/three.js': '',
    });
    assert.deepEqual(
      graph.get('a/one.ts').map(({ to }) => to),
      ['b/two.tsx', 'a/three.js'],
    );
  });

  it('finds the files that workspaces offer by their names', () => {
    const { graph } = project({
      'e2e/docs.ts': `import '@sq-blocks/site/notes'; import '@sq-blocks/site/no-such-door';`,
    });
    assert.deepEqual(
      graph.get('e2e/docs.ts').map(({ to }) => to),
      ['site/build/notes.mjs'],
    );
  });
});

describe('findCircles', () => {
  it('finds files that import each other, types included', () => {
    const { graph } = project({
      'a.ts': `import './b.js';`,
      'b.ts': `import type { C } from './c.js';`,
      'c.ts': `import './b.js';`,
    });
    assert.deepEqual(findCircles(graph), [['b.ts', 'c.ts', 'b.ts']]);
  });

  it('finds a file that imports itself', () => {
    assert.deepEqual(findCircles(project({ 'a.ts': `import './a.js';` }).graph), [['a.ts', 'a.ts']]);
  });

  it('accepts two ways to the same file', () => {
    const { graph } = project({
      'a.ts': `import './b.js'; import './c.js';`,
      'b.ts': `import './c.js';`,
      'c.ts': '',
    });
    assert.deepEqual(findCircles(graph), []);
  });
});

describe('findUnreachable', () => {
  const unreachable = (texts) => {
    const { files, read, graph } = project(texts);
    return findUnreachable(graph, files, ['elements/entry.ts'], read);
  };

  it('follows static and dynamic imports', () => {
    assert.deepEqual(
      unreachable({
        'elements/entry.ts': `import './a.js'; void import('./b.js');`,
        'elements/a.ts': 'export const a = 1;',
        'elements/b.ts': `export * from './c.js';`,
        'elements/c.ts': 'export const c = 1;',
      }),
      [],
    );
  });

  it('reports what only a test imports', () => {
    assert.deepEqual(
      unreachable({
        'elements/entry.ts': '',
        'shared/a.ts': 'export const a = 1;',
        'shared/a.test.ts': `import { a } from './a.js'; import './testing/fake.js';`,
        'shared/testing/fake.ts': '',
      }),
      ['shared/a.ts: nothing in the package imports it'],
    );
  });

  it('takes a type-only import as use of a file of types, and of no other', () => {
    assert.deepEqual(
      unreachable({
        'elements/entry.ts': `import type { A } from './a.js'; import type { B } from './b.js';`,
        'elements/a.ts': `import type { C } from './c.js'; export interface A { c: C }`,
        'elements/b.ts': 'export type B = 1; export const b: B = 1;',
        'elements/c.ts': 'export type C = 1;',
      }),
      ['elements/b.ts: the package imports its types only, and it has code'],
    );
  });
});

describe('hasCode', () => {
  it('is false for types, declarations and imports alone', () => {
    assert.equal(
      hasCode('a.ts', `import type { A } from './a.js'; export type B = A; interface C {} export {};`),
      false,
    );
    assert.equal(hasCode('a.ts', `declare global { interface Window { a: 1 } }`), false);
    assert.equal(hasCode('a.ts', `export type { A } from './a.js';`), false);
  });
  it('is true for values, re-exported ones too', () => {
    assert.equal(hasCode('a.ts', 'export const a = 1;'), true);
    assert.equal(hasCode('a.ts', `export { a } from './a.js';`), true);
    assert.equal(hasCode('a.ts', `export * from './a.js';`), true);
  });
});

describe('entriesOf', () => {
  it('is the entries of the build, what the build reads, and the sheets of elements/', () => {
    const files = [
      'elements/loader.ts',
      'elements/globals.ts',
      'elements/sq-map/index.ts',
      'elements/sq-map/sq-map.css',
      'elements/other.ts',
      'react-impl/map/map.css',
    ];
    assert.deepEqual(entriesOf(['elements/loader.ts', 'elements/sq-map/index.ts'], files), [
      'elements/loader.ts',
      'elements/globals.ts',
      'elements/sq-map/index.ts',
      'elements/sq-map/sq-map.css',
    ]);
  });
  it('finds every entry of this project', () => {
    for (const source of entrySources()) assert.ok(existsSync(source), source);
    assert.ok(entrySources().includes('elements/services.ts'));
  });
});
