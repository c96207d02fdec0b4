import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { AxeResults } from 'axe-core';
import { marked } from 'marked';
import type { Browser, Page } from 'puppeteer-core';
import { checkHtml } from '../cli/check-html.js';
import { guideFiles } from '@sq-blocks/site/guides';
import { fencedCode } from '@sq-blocks/site/samples';
import { readTags } from '@sq-blocks/tools/registry';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { openDocs } from './support/docs-site.js';
import { readLinks, type PageLinks } from './support/page-links.js';
import { countBytes } from './support/visit-bytes.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const MAX_VISIT_BYTES = 100_000;
const NOT_FOUND = '404.html';

declare const window: Window & { axe: { run(part: string, options: object): Promise<unknown> } };

interface Manifest {
  modules: { declarations: { tagName: string; attributes: { name: string }[] }[] }[];
}
const attributesOf = (tag: string) => {
  const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Manifest;
  const found = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
  return found!.attributes.map(({ name }) => name).sort();
};

describe('the documentation', () => {
  let docs: Awaited<ReturnType<typeof openDocs>>;
  let browser: Browser;
  before(async () => {
    [docs, browser] = await Promise.all([openDocs(), openChromium()]);
  });
  after(async () => {
    await browser.close();
    await docs.close();
  });

  async function open(name: string, { width = 1440, script = true } = {}) {
    const page = await browser.newPage();
    const lines = listenTo(page);
    await page.setJavaScriptEnabled(script);
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(docs.root + name, { waitUntil: 'load' });
    return { page, lines };
  }
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  describe('as files', () => {
    const links = new Map<string, PageLinks>();
    before(() => {
      for (const name of docs.pages) links.set(name, readLinks(docs.read(name)));
    });

    it('has a page for each block and each guide', () => {
      assert.ok(docs.pages.length > 60, String(docs.pages.length));
      for (const tag of readTags()) assert.ok(docs.pages.includes(`blocks/${tag}.html`), tag);
      for (const name of ['guides/languages.html', 'guides/installing.html', NOT_FOUND, 'attributes.html'])
        assert.ok(docs.pages.includes(name), name);
    });

    it('asks nobody about cookies: banners are in frames of their own', () => {
      const framed = (name: string) => /^(blocks|playground)\/sq-cookie-banner\//.test(name);
      const asking = docs.pages.filter((name) => /<sq-cookie-banner\b/.test(docs.read(name)));
      assert.deepEqual(
        asking.filter((name) => !framed(name)),
        [],
      );
      assert.ok(asking.some(framed));
    });

    it('every link and anchor leads somewhere, and none depends on where the site is', () => {
      const problems: string[] = [];
      for (const [name, { addresses }] of links)
        for (const address of addresses) {
          if (/^(https?|mailto):/.test(address)) continue;
          if (name === NOT_FOUND && !address.startsWith('#')) {
            if (!address.startsWith('/docs/')) problems.push(`${name}: ${address} is relative`);
            else if (!existsSync(path.join(docs.folder, address.slice('/docs/'.length))))
              problems.push(`${name}: ${address}`);
            continue;
          }
          const [file = '', anchor] = address.split('#');
          const target = file ? path.posix.join(path.posix.dirname(name), file) : name;
          if (address.startsWith('/') || target.startsWith('..'))
            problems.push(`${name}: ${address} leads out of the site`);
          else if (!existsSync(path.join(docs.folder, target))) problems.push(`${name}: there is no ${address}`);
          else if (anchor && !links.get(target)?.ids.has(decodeURIComponent(anchor)))
            problems.push(`${name}: there is no #${anchor} in ${target}`);
        }
      assert.deepEqual(problems, []);
    });

    it('every heading can be linked to', () => {
      const problems = [...links].flatMap(([name, { unnamed }]) => unnamed.map((heading) => `${name}: ${heading}`));
      // Frames have no other page than the one around them.
      assert.deepEqual(
        problems.filter((each) => !/^(blocks|playground)\/sq-[\w-]+\//.test(each)),
        [],
      );
    });

    it('no link says only "more" or "start": links are read without what is around them', () => {
      const EMPTY =
        /^(click here|click this|go|here|information|learn more|more|more info|read more|see more|start|this)$/i;
      const problems = docs.pages.flatMap((name) =>
        [...docs.read(name).matchAll(/<a [^>]*>([^<]*)<\/a>/g)]
          .filter(([, text]) => EMPTY.test(text!.trim()))
          .map(([, text]) => `${name}: ${text}`),
      );
      assert.deepEqual(problems, []);
    });

    it('each id is there once, and nothing inline needs a weaker policy', () => {
      const problems = [...links].flatMap(([name, { doubles, inline }]) =>
        [...doubles.map((id) => `id ${id}`), ...inline].map((each) => `${name}: ${each}`),
      );
      assert.deepEqual(problems, []);
    });

    it('explains every attribute of the manifest on the page of its block, and no other', () => {
      for (const tag of readTags()) {
        const ids = [...links.get(`blocks/${tag}.html`)!.ids];
        const explained = ids.filter((id) => id.startsWith('attribute-')).map((id) => id.slice('attribute-'.length));
        assert.deepEqual(explained.sort(), attributesOf(tag), tag);
      }
    });

    it('the page of each block says all of what it is asked for', () => {
      const parts = 'for not-for example templates attributes keyboard without-script browsers size limits'.split(' ');
      for (const tag of readTags()) {
        const { ids } = links.get(`blocks/${tag}.html`)!;
        assert.deepEqual(
          parts.filter((part) => !ids.has(part)),
          [],
          tag,
        );
      }
    });

    it('the search has addresses that lead somewhere', () => {
      const read = (name: string) => JSON.parse(docs.read(name)) as { title: string; url: string }[];
      const [names, sections] = [read('search.json'), read('search-text.json')];
      assert.ok(names.length > 500, String(names.length));
      assert.ok(sections.length > 300, String(sections.length));
      const entries = [...names, ...sections];
      const wrong = entries.filter(({ url }) => {
        const [file = '', anchor] = url.split('#');
        const page = links.get(file);
        return !page || (anchor !== undefined && !page.ids.has(anchor));
      });
      assert.deepEqual(wrong, []);
    });

    it('has all of it as text for programs', () => {
      const [short, whole] = [docs.read('llms.txt'), docs.read('llms-full.txt')];
      for (const tag of readTags()) {
        assert.ok(short.includes(`](blocks/${tag}.html)`), tag);
        assert.ok(whole.includes(`\n## ${tag}\n`), tag);
      }
      assert.ok(whole.includes('`slides-per-row` (number)'));
      assert.doesNotMatch(short, /&\w+;|undefined/);
    });

    it('has a skill for coding assistants, whose samples are right and whose links lead somewhere', () => {
      const skill = docs.read('skill.md');
      assert.match(skill, /^---\nname: sq-blocks\ndescription: .+\n---\n/);
      for (const tag of readTags()) assert.ok(skill.includes(`\n- \`${tag}\`: `), tag);
      for (const { code } of fencedCode(skill, 'html')) assert.deepEqual(checkHtml(code), []);
      const links = [...`${skill}${docs.read('llms.txt')}`.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address!);
      assert.ok(links.includes('schemas/context.schema.json'));
      for (const address of links) assert.ok(existsSync(path.join(docs.folder, address)), address);
      assert.ok((JSON.parse(docs.read('schemas/context.schema.json')) as { properties: object }).properties);
    });
  });

  describe('in a browser', () => {
    it('the feed of releases is XML with an item for each version', async () => {
      const { page } = await open('index.html');
      const address = await page.$eval('link[type="application/rss+xml"]', ({ href }) => href);
      const found = await page.evaluate(async (url) => {
        const call = new XMLHttpRequest();
        call.open('GET', url);
        call.send();
        await new Promise((resolve) => call.addEventListener('loadend', resolve));
        // Null where it cannot be parsed.
        const feed = call.responseXML;
        return {
          root: feed?.documentElement.localName,
          titles: [...(feed?.querySelectorAll('item > title') ?? [])].map(({ textContent }) => textContent),
          first: feed?.querySelector('item:last-of-type > description')?.textContent ?? '',
        };
      }, address);
      assert.equal(found.root, 'rss');
      assert.ok(found.titles.includes('sq-blocks 0.2.0'));
      assert.match(found.first, /<h3/);
      await page.close();
    });

    const PAGES = [
      ...['index.html', 'attributes.html', 'blocks/index.html', 'playground/index.html', NOT_FOUND],
      ...readTags().map((tag) => `blocks/${tag}.html`),
      ...guideFiles().map((guide) => `guides/${guide.name}.html`),
    ];
    for (const name of PAGES)
      it(`${name} is accessible, and its blocks work without a message`, async () => {
        const { page, lines } = await open(name);
        for (const preview of await page.$$('.preview')) await preview.scrollIntoView();
        await page.waitForFunction(() =>
          [...document.querySelectorAll('.preview *')].every(
            (each) => !each.localName.startsWith('sq-') || each.matches(':state(ready)'),
          ),
        );
        await page.waitForNetworkIdle({ idleTime: 100 });
        await page.evaluate(AXE);
        // What all pages share is checked once.
        const part = name === 'index.html' ? 'html' : 'main';
        const results = (await page.evaluate(
          // Axe leaves the size of targets out, unless it is asked for.
          (each) => window.axe.run(each, { rules: { 'target-size': { enabled: true } } }),
          part,
        )) as AxeResults;
        assert.deepEqual(
          results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
          [],
        );
        assert.deepEqual(lines, []);
        await page.setViewport({ width: 320, height: 800 });
        assert.ok((await overflow(page)) <= 0, 'wider than 320 px');
        await page.close();
      });

    it('no guide, preview or list is wider than 320 px', async () => {
      const { page, lines } = await open('index.html', { width: 320 });
      for (const name of docs.pages.filter((each) => !/^blocks\/sq-[\w-]+\.html$/.test(each))) {
        await page.goto(docs.root + name);
        assert.ok((await overflow(page)) <= 0, name);
      }
      assert.deepEqual(lines, []);
      await page.close();
    });

    it('the search finds an attribute, by the keyboard alone', async () => {
      const { page } = await open('guides/theming.html');
      await page.keyboard.press('/');
      await page.keyboard.type('slides-per');
      await page.waitForSelector('.results a');
      assert.equal(await page.$eval('.results b', (first) => first.textContent), 'slides-per-row');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.equal(page.url(), `${docs.root}blocks/sq-gallery.html#attribute-slides-per-row`);
      await page.close();
    });

    it('the search finds words of a section, and says so when nothing has them', async () => {
      const { page, lines } = await open('index.html');
      await page.focus('#q');
      await page.keyboard.type('idempotency');
      await page.waitForSelector('.results a');
      assert.match(await page.$eval('.results small', (each) => each.textContent ?? ''), /Idempotency-Key/);
      await page.keyboard.type('xyz');
      await page.waitForSelector('.results .none');
      assert.match(await page.$eval('.results .none', (each) => each.textContent ?? ''), /Nothing has these words/);
      assert.deepEqual(lines, []);
      await page.close();
    });

    it('Escape ends the search; arrow keys go through its results', async () => {
      const { page } = await open('index.html');
      await page.focus('#q');
      await page.keyboard.type('lightbox');
      await page.waitForSelector('.results a');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      assert.equal(
        await page.$$eval('.results a', (all) => all.indexOf(document.activeElement as HTMLAnchorElement)),
        1,
      );
      await page.keyboard.press('Escape');
      assert.deepEqual(
        await page.evaluate(() => [
          document.activeElement?.id,
          document.querySelector<HTMLElement>('.results')?.hidden,
        ]),
        ['q', true],
      );
      await page.close();
    });

    it('results that come late do not take the focus away', async () => {
      const { page } = await open('index.html');
      await page.setRequestInterception(true);
      const late = new Promise<() => void>((resolve) =>
        page.on('request', (request) => {
          if (request.url().endsWith('search-text.json')) resolve(() => void request.continue());
          else void request.continue();
        }),
      );
      await page.focus('#q');
      await page.keyboard.type('lightbox');
      await page.waitForSelector('.results a');
      const send = await late;
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const focused = () =>
        page.$$eval('.results a', (all) => all.indexOf(document.activeElement as HTMLAnchorElement));
      assert.equal(await focused(), 1);
      const come = page.waitForResponse((response) => response.url().endsWith('search-text.json'));
      send();
      await (await come).text();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      assert.equal(await focused(), 1);
      await page.close();
    });

    it('the key of the search is named where there are keys, and not on a phone or without script', async () => {
      const { page } = await open('index.html');
      const isNamed = () => page.$eval('.search-key', (key) => key.checkVisibility());
      assert.equal(await page.$eval('#q', (input) => (input as HTMLInputElement).placeholder), 'Search');
      assert.equal(await isNamed(), true);
      await page.type('#q', 'loop');
      assert.equal(await isNamed(), false);
      await page.close();
      const { page: still } = await open('index.html', { script: false });
      assert.equal(await still.$eval('.search-key', (key) => key.checkVisibility()), false);
      assert.equal(await still.$('#q[aria-describedby]'), null);
      await still.close();
      const phone = await browser.newPage();
      await phone.setViewport({ width: 375, height: 700, isMobile: true, hasTouch: true });
      await phone.goto(`${docs.root}index.html`);
      assert.equal(await phone.$eval('.search-key', (key) => key.checkVisibility()), false);
      await phone.close();
    });

    it('the key of the search is a letter where somebody types', async () => {
      const { page } = await open('blocks/sq-form.html');
      await page.type('.preview textarea', '24/7');
      assert.equal(await page.$eval('.preview textarea', (field) => field.value), '24/7');
      await page.close();
    });

    it('the key of the search can be switched off, on every page from then on', async () => {
      const { page, lines } = await open('guides/theming.html');
      await page.focus('#search-key-switch');
      await page.keyboard.press('Space');
      await page.reload();
      const focused = () => page.evaluate(() => document.activeElement!.id);
      const box = (await page.$('#search-key-switch'))!;
      const { name, checked } = (await page.accessibility.snapshot({ root: box }))!;
      assert.deepEqual([name, checked], ['The key / leads to the search', false]);
      await page.keyboard.press('/');
      assert.notEqual(await focused(), 'q');
      assert.equal(await page.$('.search-key'), null);
      const field = (await page.accessibility.snapshot({ root: (await page.$('#q'))! }))!;
      assert.equal(field.keyshortcuts, undefined);
      assert.doesNotMatch(field.description!, /key \//);
      await page.click('#search-key-switch');
      await page.$eval('#search-key-switch', (each) => (each as HTMLInputElement).blur());
      await page.keyboard.press('/');
      assert.equal(await focused(), 'q');
      assert.equal(await page.$eval('.search-key', (key) => key.isConnected), true);
      assert.deepEqual(lines, []);
      await page.close();
    });

    it('a screen reader says the keys of the search', async () => {
      const { page } = await open('index.html');
      const field = await page.$('#q');
      const { description, keyshortcuts } = (await page.accessibility.snapshot({ root: field! }))!;
      for (const word of [/key \//, /arrow keys/, /Enter/, /Escape/]) assert.match(description!, word);
      assert.equal(keyshortcuts, '/');
      await page.close();
    });

    it('code is copied as it is written in its file', async () => {
      const { page } = await open('blocks/sq-map.html');
      await page.evaluate(() => {
        navigator.clipboard.writeText = (text) => {
          document.body.dataset['copied'] = text;
          return Promise.resolve();
        };
      });
      await page.click('.copy');
      await page.waitForFunction(() => document.querySelector('.copy')!.textContent === 'Copied');
      const copied = await page.$eval('body', (body) => body.dataset['copied']);
      assert.equal(copied, readFileSync('elements/sq-map/example.html', 'utf8').trim());
      await page.close();
    });

    it('a phone has a menu, which opens without script', async () => {
      const { page } = await open('index.html', { width: 375, script: false });
      const isShown = () => page.$eval('.site-nav', (menu) => menu.checkVisibility());
      assert.equal(await isShown(), false);
      await page.click('.open-menu');
      assert.equal(await isShown(), true);
      await page.click('.close-menu');
      assert.equal(await isShown(), false);
      await page.close();
    });

    it('without script everything is there, and the search leads to a list of all attributes', async () => {
      const { page } = await open('blocks/sq-gallery.html', { script: false });
      const hidden = await page.$$eval('main :is(h1, h2, h3, pre, dt, dd, td, img)', (all) =>
        all.filter((each) => !each.checkVisibility()).map((each) => each.outerHTML),
      );
      assert.deepEqual(hidden, []);
      await page.type('#q', 'loop');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.equal(page.url(), `${docs.root}attributes.html?q=loop`);
      assert.ok(await page.$('#loop a[href="./blocks/sq-gallery.html#attribute-loop"]'));
      await page.close();
    });

    for (const name of ['index.html', 'blocks/sq-gallery.html', 'guides/installing.html'])
      it(`a first visit to ${name} is less than 100 kB, with the kit and everything else`, async () => {
        const page = await browser.newPage();
        const visit = countBytes(page);
        await page.setViewport({ width: 1440, height: 900 });
        await page.goto(docs.root + name, { waitUntil: 'networkidle0' });
        const bytes = await visit();
        assert.ok(bytes > 5000 && bytes < MAX_VISIT_BYTES, `${bytes} bytes`);
        await page.close();
      });

    it('leads to the same page of another version, where the site has a list of versions', async () => {
      const page = await browser.newPage();
      const list = [
        { version: '0.2.0', url: '/docs/' },
        { version: '0.0.9', url: '/old/' },
      ];
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname === '/docs/guides/theming.html') {
          const html = docs.read('guides/theming.html').replace('data-versions=""', 'data-versions="/versions.json"');
          return void request.respond({ contentType: 'text/html', body: html });
        }
        if (pathname === '/versions.json')
          return void request.respond({ contentType: 'application/json', body: JSON.stringify(list) });
        if (pathname.startsWith('/old/')) return void request.respond({ contentType: 'text/html', body: 'Old.' });
        return void request.continue();
      });
      await page.goto(`${docs.root}guides/theming.html`);
      await page.waitForSelector('.version select');
      assert.equal(await page.$eval('.version select', ({ value }) => value), '0.2.0');
      await Promise.all([page.waitForNavigation(), page.select('.version select', '0.0.9')]);
      assert.equal(new URL(page.url()).pathname, '/old/guides/theming.html');
      await page.close();
    });

    it('the README is one screen and a half', async () => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      const text = await marked(readFileSync('README.md', 'utf8'));
      // As wide as GitHub's, and with its sizes.
      await page.setContent(
        `<style>body { width: 830px; margin: 0; font: 16px/1.5 sans-serif } pre { padding: 16px; font-size: 13.6px }</style>${text}`,
      );
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      assert.ok(height > 900 && height <= 1350, `${height} px`);
      await page.close();
    });

    it('an address that is not there has a page that helps', async () => {
      const response = await fetch(`${docs.root}guides/nothing.html`);
      assert.equal(response.status, 404);
      assert.match(await response.text(), /This page is not here/);
    });
  });
});
