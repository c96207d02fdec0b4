// What `npx sq-blocks preload` prints, in a page: every file at once, none twice, and nothing is missing.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { listenTo, openChromium, openFirefox } from '@sq-blocks/test-helpers/browser';
import { readKit, serveKit, type KitServer } from './support/kit-server.js';

const TAGS = ['sq-gallery', 'sq-cookie-banner'];
const FOLDERS = { React: 'dist/', lite: 'dist/lite/' };

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/cli/sq-blocks.js', 'preload', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
const addressesIn = (links: string) =>
  [...links.matchAll(/^<link rel="modulepreload" href="([^"]*)"(?: integrity="sha384-[^"]+")? \/>$/gm)].map(
    ([, href]) => href!,
  );
const readLists = (folder: string) =>
  JSON.parse(readFileSync(`${folder}preload.json`, 'utf8')) as Record<string, string[]>;

/** A file and whatever it imports at once, as its text says. */
function importsOf(folder: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of readFileSync(folder + file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g))
    importsOf(folder, path.posix.join(path.posix.dirname(file), name!), found);
  return found;
}

describe('npx sq-blocks preload', () => {
  it('prints a link for each file of the blocks, at the place where the kit is', () => {
    const { status, stdout, stderr } = run('--lite', '--base', '/kit/', ...TAGS);
    assert.equal(status, 0, stderr);
    const files = addressesIn(stdout);
    assert.equal(stdout.trim().split('\n').length, files.length);
    const lists = readLists(FOLDERS.lite);
    assert.deepEqual(
      files.toSorted(),
      [...new Set(TAGS.flatMap((tag) => lists[tag]!))].map((file) => `/kit/${file}`).sort(),
    );
  });
  it('has the address of the documentation where none is given', () => {
    assert.match(run('sq-form').stdout, /^<link rel="modulepreload" href="\/dist\/elements\/sq-form\.js" \/>\n/);
    assert.match(
      run('--lite', 'sq-form').stdout,
      /^<link rel="modulepreload" href="\/dist\/lite\/elements\/sq-form\.js" \/>\n/,
    );
  });
  it('says which block was meant, and what is missing, and prints no link then', () => {
    const slip = run('sq-galery');
    assert.deepEqual([slip.status, slip.stdout], [2, '']);
    assert.match(slip.stderr, /no block sq-galery\. Did you mean sq-gallery\?/);
    assert.deepEqual([run().status, run().stdout], [2, '']);
  });
});

for (const [flavour, folder] of Object.entries(FOLDERS))
  describe(`the lists of preload.json, ${flavour}`, () => {
    it('have what the file of each block imports', () => {
      const lists = readLists(folder);
      const blocks = readdirSync(`${folder}elements`).filter((file) => file.endsWith('.js'));
      assert.deepEqual(
        Object.keys(lists)
          .map((tag) => `${tag}.js`)
          .sort(),
        blocks.sort(),
      );
      for (const [tag, files] of Object.entries(lists))
        assert.deepEqual(files.toSorted(), [...importsOf(folder, `elements/${tag}.js`)].sort(), tag);
    });
  });

const SLIDES = Array.from(
  { length: 3 },
  (_, at) => `<img src="/a.svg?${at}" alt="Slide ${at}" width="400" height="300">`,
);
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

for (const [engine, open] of [
  ['Chromium', openChromium],
  ['Firefox', openFirefox],
] as const)
  describe(`a page with such links, in ${engine}`, () => {
    let browser: Browser | undefined;
    let server: KitServer;
    const kit = readKit('dist/lite');
    const hashes = readFileSync('dist/lite/importmap.json', 'utf8').replaceAll('"/dist/lite/', '"/kit/');
    const print = (...flags: string[]) => run('--lite', '--base', '/kit/', ...flags, ...TAGS).stdout;
    const links = print();
    const page = (
      head: string,
      loader: string,
      preloads = links,
    ) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>test</title>
      <link rel="icon" href="data:,">${head}<link rel="stylesheet" href="/kit/sq-blocks.css">${preloads}
      <script type="module" src="${loader}"></script>
      <sq-gallery design="carousel">${SLIDES.join('')}</sq-gallery>
      <sq-cookie-banner accept-type="OPT_IN_AND_OUT" load="eager"><p>May we count?</p></sq-cookie-banner></html>`;
    const sheet = readFileSync('dist/sq-blocks.css', 'utf8');

    before(async () => {
      browser = await open();
      server = await serveKit(({ pathname }) => {
        if (pathname === '/plain.html') return page('', '/kit/sq-blocks.js');
        if (pathname === '/checked.html')
          return page(`<script type="importmap">${hashes}</script>`, '/kit/sq-blocks.js', print('--integrity'));
        if (pathname === '/without.html') return page('', '/kit/none.js');
        if (pathname === '/a.svg') return IMAGE;
        return pathname === '/kit/sq-blocks.css' ? sheet : kit.get(pathname.replace('/kit/', ''));
      });
    });
    after(async () => {
      await browser?.close();
      await server.close();
    });
    const asked = () => server.requests.filter((each) => each.startsWith('/kit/') && each.endsWith('.js')).sort();

    for (const name of ['plain', 'checked'])
      it(`asks for each file once, and says nothing in the console: ${name}`, async () => {
        if (!browser) return;
        server.requests.length = 0;
        const tab = await browser.newPage();
        const lines = listenTo(tab);
        await tab.goto(`${server.origin}/${name}.html`);
        await tab.waitForSelector('sq-gallery:state(ready)');
        await tab.waitForSelector('sq-cookie-banner:state(ready)');
        const preloaded = addressesIn(links);
        assert.deepEqual(
          asked().filter((each) => preloaded.includes(each)),
          preloaded.toSorted(),
        );
        assert.deepEqual(lines, []);
        await tab.close();
      });

    it('asks for them before the loader runs', async () => {
      if (!browser) return;
      server.requests.length = 0;
      const tab = await browser.newPage();
      await tab.goto(`${server.origin}/without.html`);
      await tab.waitForFunction(() => document.readyState === 'complete');
      const preloaded = addressesIn(links);
      assert.deepEqual(
        asked().filter((each) => preloaded.includes(each)),
        preloaded.toSorted(),
      );
      await tab.close();
    });
  });
