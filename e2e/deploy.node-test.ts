import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { listenTo, openChromium, openFirefox } from '@sq-blocks/test-helpers/browser';
import { nextDeploy, readKit, serveKit, type KitFiles, type KitServer } from './support/kit-server.js';

const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
const SLIDES = Array.from(
  { length: 5 },
  (_, at) => `<img src="/a.svg?${at}" alt="Slide ${at}" width="400" height="300">`,
);
const FORM =
  '<sq-form><form action="/send" method="post"><label>Name <input name="name"></label><button>Send</button></form></sq-form>';
const page = (head: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>test</title>
  <link rel="icon" href="data:,"><link rel="stylesheet" href="/kit/sq-blocks.css">${head}
  <sq-gallery design="carousel">${SLIDES.join('')}</sq-gallery><div style="height:4000px"></div>${FORM}</html>`;
const LOADER = '<script type="module" src="/kit/sq-blocks.js"></script>';

/** An import map for the kit at /kit/, as the README makes it of the file that the build writes. */
const importMap = () => readFileSync('dist/importmap.json', 'utf8').replaceAll('"/dist/', '"/kit/');

const OLD = readKit();
const NEW = nextDeploy(OLD);

for (const [engine, open] of [
  ['Chromium', openChromium],
  ['Firefox', openFirefox],
] as const)
  describe(`a page that stays open over a deploy, in ${engine}`, () => {
    let browser: Browser | undefined;
    let server: KitServer;
    let files: KitFiles;
    /** What a cache between the site and the visitor still has. */
    let cached: KitFiles;
    before(async () => {
      browser = await open();
      server = await serveKit(({ pathname, search }) => {
        if (pathname === '/plain.html') return page(LOADER);
        if (pathname === '/checked.html') return page(`<script type="importmap">${importMap()}</script>${LOADER}`);
        if (pathname === '/a.svg') return IMAGE;
        const name = pathname.replace('/kit/', '');
        return (search ? undefined : cached.get(name)) ?? files.get(name);
      });
    });
    after(async () => {
      await browser?.close();
      await server.close();
    });

    /** Opens a page from the old files; the gallery is loaded, the form is not. */
    async function start(path: string) {
      if (!browser) return undefined;
      files = OLD;
      cached = new Map();
      const tab = await browser.newPage();
      const lines = listenTo(tab);
      await tab.goto(server.origin + path);
      await tab.waitForSelector('sq-gallery:state(ready)');
      assert.equal(await tab.$('sq-form:defined'), null);
      server.requests.length = 0;
      return { tab, own: () => lines.filter((line) => line.includes('[sq-blocks]')) };
    }
    const useForm = (tab: Page) => tab.focus('sq-form input');

    it('loads the blocks of the new files', async () => {
      const opened = await start('/plain.html');
      if (!opened) return;
      files = NEW;
      await useForm(opened.tab);
      await opened.tab.waitForSelector('sq-form:state(ready)');
      assert.deepEqual(opened.own(), []);
      await opened.tab.close();
    });

    it('also where a cache has the old names of files that are gone, and blocks that run stay', async () => {
      const opened = await start('/plain.html');
      if (!opened) return;
      files = NEW;
      cached = new Map([...OLD].filter(([name]) => name.startsWith('elements/')));
      await useForm(opened.tab);
      await opened.tab.waitForSelector('sq-form:state(ready)');
      assert.ok(server.requests.some((path) => path.startsWith('/kit/again.js?')));
      assert.ok(opened.own().length <= 1, opened.own().join('\n'));
      const index = await opened.tab.$eval('sq-gallery', async (element) => {
        const gallery = element as HTMLElement & { currentIndex: number; goTo(index: number): Promise<void> };
        await gallery.goTo(2);
        return gallery.currentIndex;
      });
      assert.equal(index, 2);
      await opened.tab.close();
    });

    it('asks for no address without a hash on a page with an import map that has hashes', async () => {
      const opened = await start('/checked.html');
      if (!opened) return;
      files = new Map();
      const warned = new Promise<void>((resolve) =>
        opened.tab.on('console', (message) => message.text().includes('<sq-form> could not be loaded') && resolve()),
      );
      await useForm(opened.tab);
      await warned;
      await useForm(opened.tab);
      assert.deepEqual(
        server.requests.filter((path) => path.startsWith('/kit/') && path.includes('?')),
        [],
      );
      assert.ok(server.requests.includes('/kit/again.js'));
      assert.ok(await opened.tab.$eval('sq-form input', (input) => input.checkVisibility()));
      await opened.tab.close();
    });
  });

for (const [engine, open, sendsByItself] of [
  ['Chromium', openChromium, true],
  ['Firefox', openFirefox, false],
] as const)
  describe(`a page whose network goes for a while, in ${engine}`, () => {
    let browser: Browser | undefined;
    let server: KitServer;
    let isOffline = false;
    before(async () => {
      browser = await open();
      server = await serveKit(({ pathname }) => {
        if (isOffline) return null;
        if (pathname === '/plain.html') return page(LOADER);
        if (pathname === '/form.html')
          return `<!doctype html><html lang="en"><title>test</title>${LOADER}${FORM}</html>`;
        if (pathname === '/send') return '{}';
        return pathname === '/a.svg' ? IMAGE : OLD.get(pathname.replace('/kit/', ''));
      });
    });
    after(async () => {
      await browser?.close();
      await server.close();
    });

    async function start(path: string, ready: string) {
      if (!browser) return undefined;
      isOffline = false;
      const tab = await browser.newPage();
      await tab.goto(server.origin + path, { waitUntil: 'networkidle0' });
      await tab.waitForSelector(ready);
      await connect(tab, false);
      server.requests.length = 0;
      return tab;
    }
    async function connect(tab: Page, onLine: boolean) {
      isOffline = !onLine;
      await tab.evaluate((value) => {
        Object.defineProperty(navigator, 'onLine', { value, configurable: true });
        dispatchEvent(new Event(value ? 'online' : 'offline'));
      }, onLine);
    }
    const eventOf = (tab: Page, type: string) =>
      tab.$eval(
        'sq-form',
        (form, name) => new Promise((resolve) => form.addEventListener(name, () => resolve(true), { once: true })),
        type,
      );

    it('sends the form whose code could not be loaded, once', async () => {
      const tab = await start('/form.html', 'sq-form:state(ready)');
      if (!tab) return;
      await tab.type('sq-form input', 'Ada');
      for (let press = 0; press < 2; press++) {
        const failed = eventOf(tab, 'sq-submit-error');
        await tab.click('sq-form button');
        await failed;
      }
      assert.equal(await tab.$eval('sq-form input', (input) => input.value), 'Ada');
      const sent = sendsByItself
        ? eventOf(tab, 'sq-submit-success')
        : tab.waitForNavigation().then((answer) => answer?.url());
      await connect(tab, true);
      // Firefox does not ask again for the code: the browser posts the form at the next press.
      if (!sendsByItself) await tab.click('sq-form button');
      assert.equal(await sent, sendsByItself || `${server.origin}/send`);
      assert.equal(server.requests.filter((path) => path === '/send').length, 1);
      await tab.close();
    });

    it('loads a block that could not be loaded', async () => {
      const tab = await start('/plain.html', 'sq-gallery:state(ready)');
      if (!tab) return;
      const warned = new Promise<void>((resolve) =>
        tab.on('console', (message) => message.text().includes('<sq-form> could not be loaded') && resolve()),
      );
      await tab.focus('sq-form input');
      await warned;
      await connect(tab, true);
      await tab.$eval('sq-form input', (input) => {
        input.blur();
        input.focus();
      });
      await tab.waitForSelector('sq-form:state(ready)');
      await tab.close();
    });
  });

describe('hashes of all files', () => {
  let browser: Browser;
  let server: KitServer;
  let changed: string | undefined;
  before(async () => {
    browser = await openChromium();
    server = await serveKit(({ pathname }) => {
      if (pathname === '/checked.html') return page(`<script type="importmap">${importMap()}</script>${LOADER}`);
      if (pathname === '/a.svg') return IMAGE;
      const name = pathname.replace('/kit/', '');
      const text = OLD.get(name);
      return name === changed ? `${text}\nglobalThis.wasChanged = true;` : text;
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const hashes = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as Record<string, string>;
  const runtime = Object.keys(hashes).find((name) => /^chunks\/runtime-/.test(name))!;

  it('are of every script and sheet that a page can load', () => {
    const names = [...OLD.keys()].filter((name) => !/^public\/|^html-validate/.test(name));
    for (const name of names) assert.match(hashes[name] ?? '', /^sha384-[\w+/]{64}$/, name);
    assert.ok(Object.keys(hashes).some((name) => name.startsWith('lite/chunks/')));
  });

  it('let the files through that are unchanged', async () => {
    changed = undefined;
    const tab = await browser.newPage();
    const lines = listenTo(tab);
    await tab.goto(`${server.origin}/checked.html`);
    await tab.waitForSelector('sq-gallery:state(ready)');
    await tab.focus('sq-form input');
    await tab.waitForSelector('sq-form:state(ready)');
    assert.deepEqual(lines, []);
    await tab.close();
  });

  for (const name of [runtime, 'elements/sq-gallery.js', 'again.js'])
    it(`refuse a file that is changed: ${name.replace(/-[\w-]{5}\.js$/, '')}`, async () => {
      changed = name;
      const tab = await browser.newPage();
      await tab.goto(`${server.origin}/checked.html`, { waitUntil: 'networkidle0' });
      const wasRefused = await tab.evaluate(
        (address) =>
          import(address).then(
            () => false,
            () => true,
          ),
        `/kit/${name}`,
      );
      assert.ok(wasRefused);
      assert.equal(await tab.evaluate(() => 'wasChanged' in globalThis), false);
      assert.ok(await tab.$eval('sq-gallery img', (image) => image.checkVisibility()));
      if (name !== 'again.js') assert.equal(await tab.$('sq-gallery:defined'), null);
      await tab.close();
    });
});
