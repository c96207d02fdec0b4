import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { hashSources } from './source-hash.mjs';

describe('whether the sources have changed', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'sq-blocks-sources-'));
  after(() => rmSync(root, { recursive: true }));
  const write = (file, text) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    return path.join(root, file);
  };
  const file = write('elements/sq-a/index.ts', 'one');
  write('package.json', '{}');
  const before = hashSources(root);

  it('is not decided by times', () => {
    utimesSync(file, new Date(0), new Date(0));
    assert.equal(hashSources(root), before);
  });
  it('is decided by contents, names, and files that are new or gone', () => {
    write('elements/sq-a/index.ts', 'two');
    assert.notEqual(hashSources(root), before);
    write('elements/sq-a/index.ts', 'one');
    assert.equal(hashSources(root), before);
    const other = write('shared/other.ts', '');
    assert.notEqual(hashSources(root), before);
    rmSync(other);
    assert.equal(hashSources(root), before);
    rmSync(file);
    write('elements/sq-b/index.ts', 'one');
    assert.notEqual(hashSources(root), before);
    rmSync(path.join(root, 'elements/sq-b'), { recursive: true });
    write('elements/sq-a/index.ts', 'one');
  });
  it('is not decided by tests and examples, of which nothing is built', () => {
    const files = ['a.test.ts', 'main-action.ts', 'example.html'].map((name) => `elements/sq-a/${name}`);
    for (const each of [...files, 'shared/testing/b.ts', 'demo/c.ts']) write(each, 'new');
    assert.equal(hashSources(root), before);
  });
});
