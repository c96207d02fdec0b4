import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runBrowserFiles } from './browser-files.mjs';

const passes = (file) => [file, { file, passed: 1, failed: 0, seconds: 1, errors: [], isStarted: true }];
const fails = (file) => [file, { file, passed: 0, failed: 1, seconds: 1, errors: [], isStarted: true }];
const isNotOpened = (file) => [file, { file, passed: 0, failed: 1, seconds: 30, errors: [], isStarted: false }];

/** Runs files; each start of the browser gives what one of `starts` makes of the files that it is given. */
async function run(files, ...starts) {
  const given = [];
  const results = await runBrowserFiles({ engine: 'webkit', flavour: 'react', port: 1, files }, async (part) => {
    given.push(part.files);
    return { results: new Map(starts.shift()(part.files)), output: 'last words' };
  });
  return { given, failed: results.map(({ failed }) => failed), results };
}

describe('a browser that ends or hangs', () => {
  it('is not started anew where every file was opened, failed ones with them', async () => {
    const { given, failed } = await run(['a', 'b'], () => [passes('a'), fails('b')]);
    assert.deepEqual(given, [['a', 'b']]);
    assert.deepEqual(failed, [0, 1]);
  });

  it('is started anew for the files that it has not opened, as long as it opens some, after one vain start too', async () => {
    const opensOne = ([first, ...others]) => [passes(first), ...others.map(isNotOpened)];
    const { given, failed } = await run(
      ['a', 'b', 'c', 'd', 'e', 'f'],
      opensOne,
      opensOne,
      () => [],
      opensOne,
      (files) => files.map(isNotOpened),
      opensOne,
      (files) => files.map(passes),
    );
    assert.deepEqual(
      given.map((files) => files.join('')),
      ['abcdef', 'bcdef', 'cdef', 'cdef', 'def', 'def', 'ef'],
    );
    assert.deepEqual(failed, [0, 0, 0, 0, 0, 0]);
  });

  it('that never starts is given up, with its last words', async () => {
    const never = () => [];
    const { given, failed, results } = await run(['a', 'b'], never, never);
    assert.equal(given.length, 2);
    assert.deepEqual(failed, [1, 1]);
    assert.match(results[0].errors[0].text, /last words/);
  });

  it('gets one start for a single file: the second look is the other', async () => {
    const { given, results } = await run(['a'], (files) => files.map(isNotOpened));
    assert.equal(given.length, 1);
    assert.equal(results[0].isStarted, false);
  });
});
