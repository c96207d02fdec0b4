import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { preloadLinks, UnknownBlock } from './preload.js';

const LISTS = {
  'sq-a': ['elements/sq-a.js', 'chunks/base-1.js', 'chunks/own-2.js'],
  'sq-b': ['elements/sq-b.js', 'chunks/base-1.js'],
};
const link = (address: string) => `<link rel="modulepreload" href="${address}" />`;

describe('links that preload blocks', () => {
  it('are one for each file, those of the blocks first', () => {
    assert.deepEqual(preloadLinks(['sq-a', 'sq-b', 'sq-a'], LISTS, { base: '/kit/' }), [
      link('/kit/elements/sq-a.js'),
      link('/kit/elements/sq-b.js'),
      link('/kit/chunks/base-1.js'),
      link('/kit/chunks/own-2.js'),
    ]);
  });
  it('take an address with and without its last slash, and one of another host', () => {
    const [first] = preloadLinks(['sq-b'], LISTS, { base: 'https://cdn.example/a&b' });
    assert.equal(first, link('https://cdn.example/a&amp;b/elements/sq-b.js'));
  });
  it('name the hashes of the files', () => {
    const hashOf = (file: string) => `sha384-${file.length}`;
    assert.deepEqual(preloadLinks(['sq-b'], LISTS, { base: '/', hashOf }), [
      '<link rel="modulepreload" href="/elements/sq-b.js" integrity="sha384-16" />',
      '<link rel="modulepreload" href="/chunks/base-1.js" integrity="sha384-16" />',
    ]);
  });
  it('are none for a tag that is no block, nor for a name that every object has', () => {
    for (const tag of ['sq-c', 'gallery', 'constructor'])
      assert.throws(() => preloadLinks(['sq-a', tag], LISTS, { base: '/' }), new UnknownBlock(tag));
  });
});
