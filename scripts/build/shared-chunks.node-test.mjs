import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sharedChunks } from './shared-chunks.mjs';

const tag = (name) => `/elements/sq-${name}/index.ts`;
/** Modules by path: what each imports, how long it is, and what it imports later. */
const chunksOf = (modules) =>
  sharedChunks(Object.keys(modules).sort(), (id) => {
    const [imports = [], length = 10, dynamicImports = []] = modules[id];
    return { imports, dynamicImports, code: 'x'.repeat(length) };
  });

describe('the files of shared modules', () => {
  it('are those of React, and of what is made for all blocks', () => {
    const chunks = chunksOf({
      [tag('a')]: [['/node_modules/react/index.js', '/elements/define/define-block.tsx', '/react-impl/hooks/use-x.ts']],
      '/node_modules/react/index.js': [],
      '/elements/define/define-block.tsx': [],
      '/react-impl/hooks/use-x.ts': [],
    });
    assert.equal(chunks.get('/node_modules/react/index.js'), 'react');
    assert.equal(chunks.get('/elements/define/define-block.tsx'), 'runtime');
    assert.equal(chunks.get('/react-impl/hooks/use-x.ts'), 'runtime');
  });

  it('follow from who loads a module: all of them base, one of them none, some of them a file of their own', () => {
    const chunks = chunksOf({
      [tag('a')]: [['/shared/log.ts', '/shared/large.ts', '/shared/own.ts']],
      [tag('b')]: [['/shared/log.ts', '/shared/large.ts']],
      [tag('c')]: [['/shared/log.ts']],
      [tag('d')]: [['/shared/log.ts']],
      '/shared/log.ts': [],
      '/shared/large.ts': [[], 5000],
      '/shared/own.ts': [],
    });
    assert.equal(chunks.get('/shared/log.ts'), 'base');
    assert.equal(chunks.get('/shared/large.ts'), 'large');
    assert.equal(chunks.get('/shared/own.ts'), undefined);
  });

  it('hold small modules together where that costs less than a request', () => {
    const chunks = chunksOf({
      [tag('a')]: [['/shared/log.ts', '/shared/small.ts']],
      [tag('b')]: [['/shared/log.ts', '/shared/small.ts']],
      [tag('c')]: [['/shared/log.ts']],
      '/shared/log.ts': [],
      '/shared/small.ts': [[], 50],
    });
    assert.equal(chunks.get('/shared/small.ts'), 'base');
  });

  it('count what services may load later', () => {
    const chunks = chunksOf({
      '/elements/services.ts': [[], 10, ['/shared/gates.ts']],
      '/shared/gates.ts': [['/shared/settings.ts']],
      [tag('a')]: [['/shared/settings.ts']],
      '/shared/settings.ts': [[], 5000],
    });
    assert.equal(typeof chunks.get('/shared/settings.ts'), 'string');
    assert.equal(chunks.get('/shared/gates.ts'), undefined);
  });

  it('are at most three for each block', () => {
    const modules = { [tag('a')]: [[]] };
    for (const [at, other] of ['b', 'c', 'd', 'e', 'f'].entries()) {
      modules[`/shared/with-${other}.ts`] = [[], 9000 + at];
      modules[tag('a')][0].push(`/shared/with-${other}.ts`);
      modules[tag(other)] = [[`/shared/with-${other}.ts`]];
    }
    const chunks = chunksOf(modules);
    assert.equal(new Set(modules[tag('a')][0].map((id) => chunks.get(id))).size, 3);
  });
});
