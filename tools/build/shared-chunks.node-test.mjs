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
      [tag('a')]: [['/node_modules/react/index.js', '/elements/define/define-block.tsx', '/react-impl/hooks/use-y.ts']],
      ...Object.fromEntries([...'abcdefg'].map((name) => [tag(name + name), [['/react-impl/hooks/use-x.ts']]])),
      '/react-impl/hooks/use-y.ts': [],
      '/node_modules/react/index.js': [],
      '/elements/define/define-block.tsx': [],
      '/react-impl/hooks/use-x.ts': [],
    });
    assert.equal(chunks.get('/node_modules/react/index.js'), 'react');
    assert.equal(chunks.get('/elements/define/define-block.tsx'), 'runtime');
    assert.equal(chunks.get('/react-impl/hooks/use-x.ts'), 'runtime');
    assert.equal(chunks.get('/react-impl/hooks/use-y.ts'), undefined, 'a hook of one block stays with it');
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

  it('have a small module of one tag that code of another loads later: it would be put into a file of that code', () => {
    const chunks = chunksOf({
      [tag('a')]: [['/shared/log.ts', '/shared/guard.ts']],
      [tag('b')]: [['/shared/log.ts'], 10, ['/shared/later.ts']],
      [tag('c')]: [['/shared/log.ts', '/shared/long.ts']],
      '/shared/log.ts': [],
      '/shared/guard.ts': [[], 200],
      '/shared/long.ts': [[], 2000],
      '/shared/later.ts': [['/shared/guard.ts', '/shared/long.ts'], 5000],
    });
    assert.notEqual(chunks.get('/shared/guard.ts'), undefined);
    assert.equal(chunks.get('/shared/long.ts'), undefined);
    assert.equal(chunks.get('/shared/later.ts'), undefined);
  });

  it('are changed again where a module fits better beside what was joined later', () => {
    const chunks = chunksOf({
      '/shared/m0.ts': [[], 500],
      '/shared/m1.ts': [[], 1600],
      '/shared/m2.ts': [[], 1400],
      '/shared/m3.ts': [[], 1200],
      [tag('a')]: [['/shared/m0.ts', '/shared/m3.ts']],
      [tag('b')]: [['/shared/m0.ts', '/shared/m2.ts', '/shared/m3.ts']],
      [tag('c')]: [['/shared/m0.ts', '/shared/m1.ts', '/shared/m2.ts']],
      [tag('d')]: [['/shared/m1.ts', '/shared/m2.ts', '/shared/m3.ts']],
    });
    // 4 × 4100 and 2 × 2600 characters; m1 and m2, which are the first to be joined, in one file would cost 1200 more.
    const at = (number) => chunks.get(`/shared/m${number}.ts`);
    assert.deepEqual([at(0), at(2), at(3)], Array(3).fill(at(0)));
    assert.notEqual(at(1), at(0));
  });

  it('count tags that load the same modules as one, so that many small tags do not burden all others', () => {
    const modules = { '/shared/log.ts': [], '/shared/checkout.ts': [[], 1400] };
    for (const name of ['a', 'b']) modules[tag(name)] = [['/shared/log.ts']];
    for (const name of ['donate', 'gift-card', 'subscribe', 'checkout'])
      modules[tag(name)] = [['/shared/log.ts', '/shared/checkout.ts']];
    const chunks = chunksOf(modules);
    assert.equal(chunks.get('/shared/log.ts'), 'base');
    assert.equal(chunks.get('/shared/checkout.ts'), 'checkout');
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

  it('keep what services load apart from what needs React, however small it is', () => {
    const chunks = chunksOf({
      '/elements/services.ts': [['/shared/log.ts']],
      [tag('a')]: [['/shared/log.ts', '/react-impl/x/x.tsx']],
      [tag('b')]: [['/shared/log.ts', '/react-impl/x/x.tsx']],
      '/shared/log.ts': [],
      '/react-impl/x/x.tsx': [['/shared/declaration/attribute.ts'], 50],
      '/shared/declaration/attribute.ts': [],
    });
    assert.notEqual(chunks.get('/react-impl/x/x.tsx'), chunks.get('/shared/log.ts'));
  });

  it('do not count what scripts of a page may ask for', () => {
    const chunks = chunksOf({
      '/elements/services.ts': [[], 10, ['/elements/loading/script-services.ts']],
      '/elements/loading/script-services.ts': [['/shared/cart.ts']],
      [tag('a')]: [['/shared/cart.ts']],
      '/shared/cart.ts': [[], 50],
    });
    assert.equal(chunks.get('/shared/cart.ts'), undefined);
  });

  it('are at most five for each block', () => {
    const modules = { [tag('a')]: [[]] };
    for (const [at, other] of ['b', 'c', 'd', 'e', 'f', 'g'].entries()) {
      modules[`/shared/with-${other}.ts`] = [[], 9000 + at];
      modules[tag('a')][0].push(`/shared/with-${other}.ts`);
      modules[tag(other)] = [[`/shared/with-${other}.ts`]];
    }
    const chunks = chunksOf(modules);
    assert.equal(new Set(modules[tag('a')][0].map((id) => chunks.get(id))).size, 5);
  });
});
