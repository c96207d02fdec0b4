import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { unzipSync } from 'fflate';
import { linkDownloads, packDownloads, readDownloads } from './downloads.mjs';

const PLUGIN = 'sq-blocks-wordpress.zip';
const THEME = 'sq-portfolio-wordpress-theme.zip';
const LITE = 'sq-blocks-lite.zip';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the downloads of the documentation', () => {
  let folder;
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sq-downloads-'));
    packDownloads(`${folder}/one`, version);
  });
  after(() => rmSync(folder, { recursive: true }));

  const filesIn = (zip) => unzipSync(readFileSync(`${folder}/one/${zip}`));
  const namesIn = (zip) => Object.keys(filesIn(zip));
  const textIn = (zip, name) => Buffer.from(filesIn(zip)[name]).toString('utf8');
  const foldersIn = (zip) => [...new Set(namesIn(zip).map((name) => name.split('/')[0]))];

  it('are these', () => {
    assert.deepEqual(readdirSync(`${folder}/one`).sort(), [LITE, PLUGIN, THEME]);
  });

  it('the plugin has its main file and the kit, in the folder that WordPress expects', () => {
    const names = namesIn(PLUGIN);
    assert.deepEqual(foldersIn(PLUGIN), ['sq-blocks']);
    for (const name of [
      'sq-blocks.php',
      `dist-${version}/sq-blocks.js`,
      `dist-${version}/sq-blocks.css`,
      `dist-${version}/third-party-licences.txt`,
      'LICENSE',
    ])
      assert.ok(names.includes(`sq-blocks/${name}`), name);
    assert.ok(textIn(PLUGIN, 'sq-blocks/sq-blocks.php').includes(version));
  });

  it('the theme has its style sheet', () => {
    assert.deepEqual(foldersIn(THEME), ['sq-portfolio']);
    assert.match(textIn(THEME, 'sq-portfolio/style.css'), new RegExp(`Version: *${version.replaceAll('.', '\\.')}`));
  });

  it('the lite flavour is in a folder of its version: the loader as it is built, all that it loads, no source maps', () => {
    const root = `sq-blocks-${version}`;
    const names = namesIn(LITE);
    assert.deepEqual(foldersIn(LITE), [root]);
    for (const name of [
      'sq-blocks.css',
      'elements/sq-gallery.js',
      'languages.js',
      'third-party-licences.txt',
      'LICENSE',
    ])
      assert.ok(names.includes(`${root}/${name}`), name);
    assert.ok(names.some((name) => name.startsWith(`${root}/chunks/`)));
    assert.equal(textIn(LITE, `${root}/sq-blocks.js`), readFileSync('dist/lite/sq-blocks.js', 'utf8'));
    assert.deepEqual(
      names.filter((name) => name.endsWith('.map')),
      [],
    );
  });

  it('are the same bytes when they are packed at another time', (test) => {
    test.mock.timers.enable({ apis: ['Date'], now: new Date(2031, 4, 5) });
    packDownloads(`${folder}/again`, version);
    for (const name of [PLUGIN, THEME, LITE])
      assert.ok(readFileSync(`${folder}/one/${name}`).equals(readFileSync(`${folder}/again/${name}`)), name);
  });

  it('have sizes in words', () => {
    const found = readDownloads(`${folder}/one`);
    assert.deepEqual(Object.keys(found).sort(), [LITE, PLUGIN, THEME]);
    for (const size of Object.values(found)) assert.match(size, /^(\d+ kB|\d+\.\d MB)$/);
    assert.deepEqual(readDownloads(`${folder}/none`), {});
  });

  it('take the place of the links to the release, in pages and in Markdown', () => {
    const address = `https://github.com/sq-blocks/sq-blocks/releases/latest/download/${PLUGIN}`;
    const html = `<a href="${address}">The plugin</a>.`;
    const markdown = `[The plugin](${address}).`;
    const downloads = { [PLUGIN]: '300 kB' };
    assert.equal(linkDownloads(html, downloads, '../'), `<a href="../downloads/${PLUGIN}">The plugin</a> (300 kB).`);
    assert.equal(linkDownloads(markdown, downloads, ''), `[The plugin](downloads/${PLUGIN}) (300 kB).`);
    // What was not packed is still at the release.
    assert.equal(linkDownloads(html, {}, '../'), html);
  });

  it('are linked by the guides and the start page', () => {
    const address = 'https://github.com/sq-blocks/sq-blocks/releases/latest/download/';
    for (const [file, names] of Object.entries({
      'docs/installing.md': [LITE, PLUGIN, THEME],
      'docs/cms.md': [PLUGIN, THEME],
      'site/pages/index.njk': [LITE],
    }))
      for (const name of names) assert.ok(readFileSync(file, 'utf8').includes(`${address}${name}`), `${file}: ${name}`);
  });

  it('are beside the lines to copy first, which are those of the lite flavour', () => {
    for (const file of ['docs/installing.md', 'site/pages/index.njk']) {
      const [first] = /src="\/[^"]*sq-blocks[^"]*\.js"/.exec(readFileSync(file, 'utf8'));
      assert.equal(first, 'src="/dist/lite/sq-blocks.js"', file);
    }
  });
});
