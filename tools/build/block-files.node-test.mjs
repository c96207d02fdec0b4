import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { readTags } from '../registry.mjs';
import { listBlockFiles } from './block-files.mjs';

/** As elements/loader.ts reads the lists. */
const read = ({ files, common, blocks }, tag) => {
  const own = new Map(blocks.split(' ').map((block) => `sq-${block}`.split('/')));
  return [...(common + own.get(tag))].map((character) => files.split(' ')[character.charCodeAt(0) - 48]);
};

/** Tags with `count` files in all: two that every tag imports, and three of the others each. */
const importsOf = (tags, count) =>
  Object.fromEntries(
    tags.map((tag, at) => [
      tag,
      [...new Set(['base', 'runtime', ...[1, 2, 3].map((step) => `file-${(at * step) % count}`)])],
    ]),
  );

describe('the lists of files in the loader', () => {
  it('hold the files of each tag, however many there are', () => {
    const imports = importsOf(
      Array.from({ length: 120 }, (_, at) => `sq-tag-${at}`),
      118,
    );
    const lists = JSON.parse(JSON.stringify(listBlockFiles(imports)));
    for (const [tag, files] of Object.entries(imports)) assert.deepEqual(read(lists, tag).sort(), files.sort());
  });

  it('name the files that every block imports once', () => {
    const { common, blocks } = listBlockFiles({ 'sq-a': ['base', 'x'], 'sq-b': ['base'] });
    assert.deepEqual([common, blocks], ['0', 'a/1 b/']);
  });

  it('leave the built loader at 3.05 kB or less with forty blocks', () => {
    const loader = readFileSync('dist/sq-blocks.js', 'utf8');
    const found = /"(?:[a-z-]+\/[^ "]* )+[a-z-]+\/[^ "]*"/.exec(loader)?.[0];
    const tags = JSON.parse(found).split(' ');
    assert.deepEqual(tags.map((block) => `sq-${block.split('/')[0]}`).sort(), readTags());
    const files = /"([\w.-]+-[\w-]{5} )+[\w.-]+-[\w-]{5}"/.exec(loader)[0];

    // Up to forty tags with names as long as these, and a file for two of the new ones, which some of them share.
    const names =
      'accordion announcement-bar audio-player back-to-top code-block countdown dialog menu pricing-table product ' +
      'product-list quantity search share social-links summary-carousel table-of-contents tabs testimonial event-calendar';
    const missing = names.split(' ').filter((name) => !tags.some((tag) => tag.startsWith(`${name}/`)));
    const more = missing
      .slice(0, Math.max(0, 40 - tags.length))
      .map((name, at) => `${name}/${String.fromCharCode(65 + (at % 11), 51 + (at % 4))}`);
    const moreFiles = Array.from({ length: Math.ceil(more.length / 2) }, (_, at) => {
      const hash = brotliCompressSync(Buffer.from([at]))
        .toString('base64url')
        .slice(2, 5);
      return `s-${hash}${at + 10}`;
    });
    const large = loader
      .replace(found, () => JSON.stringify([...tags, ...more].join(' ')))
      .replace(files, () => JSON.stringify(`${JSON.parse(files)} ${moreFiles.join(' ')}`));
    const bytes = brotliCompressSync(large).length;
    assert.ok(bytes <= 3050, `${bytes} bytes`);
  });
});
