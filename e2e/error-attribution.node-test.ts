import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { blockOfStack } from '../shared/services/errors/attribute-error.js';
import { isReportable, kitFiles } from '../shared/services/errors/error-reporter.js';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const REPORTS = '/api/events/RecordJavascriptErrors';
const TAGS = readdirSync('elements').filter((name) => name.startsWith('sq-'));

interface Report {
  readonly data: { readonly message: string; readonly custom: { readonly block?: { readonly tag: string } } };
}

/** After `breakPage()` the browser's own methods throw, as a page's bad polyfill might, when a block calls them. */
const BREAK = `<script>
  function breakPage() {
    const fail = () => { throw new Error('broken method'); };
    for (const name of ['scrollTo', 'scrollBy', 'getBoundingClientRect', 'animate']) Element.prototype[name] = fail;
    HTMLDialogElement.prototype.showModal = fail;
  }</script>`;
const page = (body: string, folder: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>test</title>
  <link rel="icon" href="data:,"><link rel="stylesheet" href="/${folder}/sq-blocks.css">
  <script type="application/json" id="sq-context">{"website":{"id":"w-1"},"measuring":{"robots":true}}</script>${BREAK}
  <script type="module" src="/${folder}/sq-blocks.js"></script>${body}</html>`;

const PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='300' height='200'/>";
const images = `<img src="${PICTURE}" alt="" width="300" height="200">`.repeat(3);
const FOLDERS = { React: 'dist', lite: 'dist/lite' };
const EXAMPLES = {
  'sq-gallery': `<sq-gallery design="slideshow">${images}</sq-gallery>`,
  'sq-lightbox': `<sq-lightbox>${images}</sq-lightbox>`,
};

describe('errors on a page with the built files', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    const pages = Object.values(FOLDERS).flatMap((folder) =>
      Object.entries(EXAMPLES).map(([tag, html]) => [`/${folder}/${tag}.html`, page(html, folder)]),
    );
    server = await serveFiles({
      pages: Object.fromEntries(pages) as Record<string, string>,
      intercept(path, response) {
        if (!path.startsWith('/api/')) return false;
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"pageLoadId":"p-1"}');
        return true;
      },
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  /** The first batch of reports after a click on a block whose page is broken. */
  async function reportsOf(path: string, click: (tab: Page) => Promise<void>): Promise<readonly Report[]> {
    const context = await browser.createBrowserContext();
    const tab = await context.newPage();
    await tab.goto(server.origin + path, { waitUntil: 'networkidle0' });
    await tab.evaluate('breakPage()');
    const sent = tab.waitForRequest((request) => request.url().includes(REPORTS));
    await click(tab);
    const reports = JSON.parse((await sent).postData() ?? '[]') as Report[];
    await context.close();
    return reports;
  }
  const tagsOf = (reports: readonly Report[]) =>
    reports.filter(({ data }) => data.message === 'Error: broken method').map(({ data }) => data.custom.block?.tag);

  for (const [flavour, folder] of Object.entries(FOLDERS)) {
    it(`are attributed to the block by its own file (${flavour})`, async () => {
      const reports = await reportsOf(`/${folder}/sq-gallery.html`, async (tab) => {
        await tab.mouse.move(150, 100);
        await tab.click('sq-gallery >>> [part~=control-next]');
      });
      assert.deepEqual(tagsOf(reports), ['sq-gallery']);
    });
    it(`are attributed to the block by the file of one of its features (${flavour})`, async () => {
      const reports = await reportsOf(`/${folder}/sq-lightbox.html`, (tab) => tab.click('sq-lightbox img'));
      assert.deepEqual(tagsOf(reports), ['sq-lightbox']);
    });
  }
});

describe('the names of built files', () => {
  // What the page defines: the attribution accepts only names of defined tags.
  const tags = new Set(TAGS);
  before(() => Object.assign(globalThis, { customElements: { get: (tag: string) => tags.has(tag) || undefined } }));
  after(() => delete (globalThis as { customElements?: unknown }).customElements);

  /** The blocks whose code is in a built file, by its source map. */
  function blocksIn(file: string): Set<string> {
    const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] };
    const names = sources.map(
      (source) => /\/(?:react-impl\/(?!hooks\/|parts\/)|elements\/sq-)([a-z-]+)\//.exec(source)?.[1],
    );
    return new Set(names.filter((name) => name !== undefined));
  }

  for (const folder of ['dist/chunks', 'dist/lite/chunks'])
    it(`attribute each file with one block's code to this block, and no other file: ${folder}`, () => {
      const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
      assert.ok(files.length > 10);
      for (const name of files) {
        const blocks = [...blocksIn(`${folder}/${name}`)];
        // Where all that is left of a block's module is what it imports, the file is named after its only user.
        const [block] = blocks.length > 0 ? blocks : [name.split('.')[0]];
        const isOne = blocks.length <= 1 && tags.has(`sq-${block}`);
        const expected = isOne ? { tag: `sq-${block}` } : undefined;
        assert.deepEqual(
          blockOfStack(`Error: x\n    at y (https://cdn.example/${folder}/${name}:1:23)`),
          expected,
          name,
        );
      }
    });
  it('attribute the files of the tags', () => {
    for (const tag of TAGS) {
      const file = `dist/elements/${tag}.js`;
      assert.ok(existsSync(file), file);
      assert.deepEqual(blockOfStack(`y@https://cdn.example/${file}?retry=1:1:23`), { tag });
    }
  });
  it('belong to the kit as the built services see it', () => {
    for (const folder of ['dist', 'dist/lite']) {
      const files = kitFiles(`https://cdn.example/${folder}/services.js`);
      const built = ['elements', 'chunks'].flatMap((name) =>
        readdirSync(`${folder}/${name}`).map((file) => `${name}/${file}`),
      );
      for (const file of [...built, 'sq-blocks.js', 'services.js', 'map-engine.js']) {
        const address = `https://cdn.example/${folder}/${file}`;
        const details = { message: 'x', stack: `at y (${address}:1:2)`, file: '', line: null, column: null };
        assert.ok(isReportable(details, { files }), file);
      }
    }
  });
});
