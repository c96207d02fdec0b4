import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { readKit, serveKit, type KitServer } from './support/kit-server.js';
import { pageBlocks } from './support/page-blocks.js';

const TAGS = ['sq-gallery', 'sq-lightbox', 'sq-form', 'sq-map', 'sq-marquee', 'sq-cart-indicator'];
const STYLE =
  '{"version": 8, "sources": {}, "layers": [{"id": "sea", "type": "background", "paint": {"background-color": "#9cd"}}]}';
const page = (head: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>test</title><link rel="icon" href="data:,">${head}${pageBlocks.replace('<sq-map', '<sq-map style-url="/style.json"')}</html>`;

const INERT = '<script type="text/plain" data-sq-base="/elsewhere/"></script>';
const LATER = `<script>addEventListener('DOMContentLoaded', () => {
  const text = document.createElement('div');
  text.innerHTML = '<script data-sq-base="/elsewhere/"></scr' + 'ipt>';
  document.documentElement.prepend(text);
})</script>`;

/** Pages by what they show; the files of React are in /kit/ and those of Preact in /lite/, both without their loaders. */
const PAGES: Record<string, string> = {
  'the attribute of the tag': page('<script type="module" src="/app/sq-blocks.js" data-sq-base="/kit/"></script>'),
  'an attribute of the tag, relative to the page': page(
    '<script type="module" src="/app/lite.js" data-sq-base="../lite/"></script>',
  ),
  'a script of others that does not run, before it': page(
    `${INERT}<script type="module" src="/app/sq-blocks.js" data-sq-base="/kit/"></script>`,
  ),
  'another module of others, and an attribute that a text in the body adds to the page': page(
    `<script type="module" nonce="x" data-sq-base="/elsewhere/"></script><script type="module" src="/app/sq-blocks.js" data-sq-base="/kit/"></script></head><body><html data-sq-base="/elsewhere/">`,
  ),
  'a second tag that names another place, beside its own files': page(
    '<script type="module" src="/kit/sq-blocks.all.js" data-sq-base="/elsewhere/"></script><script type="module" src="/kit/sq-blocks.all.js"></script>',
  ),
  'one that is put in later': page(
    `${LATER}<script type="module" src="/app/sq-blocks.js" data-sq-base="/kit/"></script>`,
  ),
  'the same beside the one file': page(
    `${INERT}${LATER}<script type="module" src="/app/sq-blocks.all.js" data-sq-base="/kit/"></script>`,
  ),
  'the same beside a classic script, and an image that is named like it': page(
    `${INERT}${LATER}<img name="currentScript" src="/elsewhere/a.js" alt=""><script src="/kit/sq-blocks.classic.js" defer></script>`,
  ),
  'setBase()': page(
    `<script type="module">import { setBase } from '/kit/public/loading.js'; setBase('/kit');</script>
     <script type="module" src="/app/sq-blocks.js"></script>`,
  ),
  'the one file and its map elsewhere': page(
    '<script type="module" src="/app/sq-blocks.all.js" data-sq-base="/kit/"></script>',
  ),
  'a classic script, deferred': page('<script src="/kit/sq-blocks.classic.js" defer></script>'),
  'a classic script in the head': page('<script src="/lite/sq-blocks.classic.js"></script>'),
  'a classic script, async, and its map elsewhere': page(
    '<script src="/app/sq-blocks.classic.js" async data-sq-base="/kit/"></script>',
  ),
};

describe('files that are where a site has put them', () => {
  let browser: Browser;
  let server: KitServer;
  before(async () => {
    browser = await openChromium();
    const kit = readKit();
    const lite = readKit('dist/lite');
    const app = new Map([
      ['sq-blocks.js', kit.get('sq-blocks.js')],
      ['lite.js', lite.get('sq-blocks.js')],
      ['sq-blocks.all.js', kit.get('sq-blocks.all.js')],
      ['sq-blocks.classic.js', kit.get('sq-blocks.classic.js')],
    ]);
    server = await serveKit(({ pathname }) => {
      const [, folder, name = ''] = /^\/(\w+)\/(.*)$/.exec(pathname) ?? [];
      if (folder === 'pages') return PAGES[decodeURIComponent(name.replace('.html', ''))];
      if (folder === 'app') return app.get(name);
      if (folder === 'kit' || folder === 'lite')
        return /^sq-blocks\.js$/.test(name) ? undefined : (folder === 'kit' ? kit : lite).get(name);
      if (pathname.endsWith('.svg')) return '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
      return pathname === '/style.json' ? STYLE : undefined;
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const name of Object.keys(PAGES))
    it(`all blocks and the map work: ${name}`, async () => {
      const tab = await browser.newPage();
      const lines = listenTo(tab);
      server.requests.length = 0;
      await tab.evaluateOnNewDocument(() => {
        addEventListener('sq-map-load', () => Object.assign(window, { mapLoaded: true }));
      });
      await tab.goto(`${server.origin}/pages/${encodeURIComponent(name)}.html`);
      await tab.waitForFunction(
        (tags: string[]) => tags.every((tag) => document.querySelector(tag)!.matches(':state(ready)')),
        {},
        TAGS,
      );
      await tab.evaluate(() => document.querySelector('sq-map')!.scrollIntoView());
      await tab.waitForFunction(() => 'mapLoaded' in window);
      const hasFile = (pattern: RegExp) => server.requests.some((path) => pattern.test(path));
      assert.ok(hasFile(/^\/(kit|lite)\/map-engine-worker\.js$/), server.requests.join('\n'));
      const sheet = await tab.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--sq-blocks'),
      );
      assert.ok(sheet, 'the page sheet');
      assert.deepEqual(
        lines.filter((line) => line.includes('[sq-blocks]') || /\/(kit|lite|app)\//.test(line)),
        [],
      );
      assert.ok(!hasFile(/^\/app\/(elements|chunks|map-engine|services|sq-blocks\.css)/));
      await tab.close();
    });
});
