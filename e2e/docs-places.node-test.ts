import assert from 'node:assert/strict';
import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildDocs, normalizeBase } from '@sq-blocks/site';
import { wrongReferences } from './support/site-references.js';

const PLACES = ['/docs/', '/kit/docs/'];

interface Found {
  readonly url: string;
}
interface PlaygroundData {
  readonly tag: string;
  readonly examples: readonly { key: string }[];
}

describe('the documentation as files, at different places of a server', () => {
  let root: string;
  const folderOf = (base: string) => path.join(root, base.replaceAll('/', '_'));
  const read = (base: string, name: string) => readFileSync(path.join(folderOf(base), name), 'utf8');
  const filesOf = (base: string) =>
    (readdirSync(folderOf(base), { recursive: true }) as string[])
      .filter((name) => statSync(path.join(folderOf(base), name)).isFile())
      .sort();

  before(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'sq-docs-places-'));
    for (const base of PLACES) await buildDocs(folderOf(base), { base });
  });
  after(() => rmSync(root, { recursive: true }));

  for (const base of PLACES) {
    it(`${base}: no page, style sheet, script or text refers to something that is not there`, () => {
      assert.deepEqual(wrongReferences(folderOf(base), base), []);
    });

    it(`${base}: what the search finds is there, from each page`, () => {
      const found = ['search.json', 'search-text.json'].flatMap((name) => JSON.parse(read(base, name)) as Found[]);
      assert.ok(found.length > 800, String(found.length));
      const links = found.map(({ url }) => `<a href="${url}"></a>`).join('\n');
      const list = path.join(folderOf(base), 'found.html');
      writeFileSync(list, links);
      assert.deepEqual(wrongReferences(folderOf(base), base), []);
      rmSync(list);
      // Beside it, results begin with the root that the page names.
      for (const [page, expected] of [
        ['index.html', './'],
        ['guides/theming.html', '../'],
        ['404.html', base],
      ] as const)
        assert.equal(/data-root="([^"]*)"/.exec(read(base, page))?.[1], expected, page);
    });

    it(`${base}: each playground has a preview for each of its examples`, () => {
      const files = new Set(filesOf(base));
      const pages = [...files].filter((name) => /^playground\/sq-[\w-]+\.html$/.test(name));
      assert.ok(pages.length > 30, String(pages.length));
      const missing = pages.flatMap((page) => {
        const [, json] = /<script type="application\/json" id="playground-data">([^]*?)<\/script>/.exec(
          read(base, page),
        )!;
        const { tag, examples } = JSON.parse(json!) as PlaygroundData;
        return examples.map(({ key }) => `playground/${tag}/${key}.html`).filter((name) => !files.has(name));
      });
      assert.deepEqual(missing, []);
    });
  }

  it('depends on its place in the page for unknown addresses alone', () => {
    const [one, other] = PLACES as [string, string];
    assert.deepEqual(filesOf(one), filesOf(other));
    assert.deepEqual(
      filesOf(one).filter((name) => read(one, name) !== read(other, name)),
      ['404.html'],
    );
    assert.ok(!read(other, '404.html').includes('"/docs/'));
  });

  it('a place may be written without its slashes', () => {
    for (const base of ['kit/docs', '/kit/docs', 'kit/docs/', '/kit/docs/'])
      assert.equal(normalizeBase(base), '/kit/docs/');
    assert.deepEqual(['', '/'].map(normalizeBase), ['/', '/']);
  });

  it('the check would notice what is dead or leaves the site', () => {
    const folder = path.join(root, 'wrong');
    mkdirSync(path.join(folder, 'guides'), { recursive: true });
    const files = {
      'index.html': `<a href="guides/a.html#here"></a><a href="guides/a.html#there"></a><a href="gone.html"></a>
        <a href="/other/"></a><a href="../../up.html"></a><img srcset="small.jpg 1x, large.jpg 2x">
        <div data-preview><a href="/cart">Cart</a><img src="/photo.jpg"></div><template><img src="t.jpg"></template>`,
      'guides/a.html': '<p id="here"><a href="../index.html">Start</a>',
      '404.html': '<a href="index.html">Start</a><a href="/kit/index.html">Start</a>',
      'a.css': 'p { background: url("gone.png") }',
      'a.js': 'import{a}from"./gone.js";import("./a.js")',
      'llms.txt': '[one](guides/a.html) [two](../../a.md)\n```\n[code](gone.html)\n```\n',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    assert.deepEqual(wrongReferences(folder, '/kit/').sort(), [
      '404.html: index.html leads to no file',
      'a.css: gone.png leads to no file',
      'a.js: ./gone.js leads to no file',
      'index.html: ../../up.html leaves the site',
      'index.html: /other/ leaves the site',
      'index.html: /photo.jpg leaves the site',
      'index.html: gone.html leads to no file',
      'index.html: guides/a.html#there leads to no place in the page',
      'index.html: large.jpg leads to no file',
      'index.html: small.jpg leads to no file',
      'index.html: t.jpg leads to no file',
      'llms.txt: ../../a.md leaves the site',
    ]);
  });
});
