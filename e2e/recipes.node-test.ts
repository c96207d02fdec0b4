import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { checkHtml } from '../cli/check-html.js';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const FOLDER = 'site/blocks';
const RECIPE = /^### (.+)\n[^]*?```html\n([^]*?)```/gm;

/** The recipes of all notes: title and HTML. */
const recipes = readdirSync(FOLDER).flatMap((file) => {
  const section = /^## Recipes\n([^]*?)(?=^## )/m.exec(readFileSync(`${FOLDER}/${file}`, 'utf8'))?.[1] ?? '';
  return [...section.matchAll(RECIPE)].map(([, title, html]) => ({
    title: title!.replaceAll('`', ''),
    html: html!,
    address: `/${file.replace('.md', '')}-${title!.toLowerCase().replace(/\W+/g, '-')}`,
  }));
});
const pageOf = (html: string) =>
  `<!doctype html><html lang="en"><head><title>Recipe</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/dist/sq-blocks.css"><script type="module" src="/dist/sq-blocks.js"></script></head>
<body><main><h1>Recipe</h1>${html}</main></body></html>`;

const index = (page: Page, selector: string) =>
  page.$eval(selector, (gallery) => (gallery as unknown as { currentIndex: number }).currentIndex);
const textIs = (page: Page, selector: string, text: string) =>
  page.waitForFunction((inner, words) => document.querySelector(inner)!.textContent === words, {}, selector, text);
const press = (page: Page, selector: string) => page.locator(selector).click();
const viewerIsOpen = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('sq-lightbox')].some((each) => each.shadowRoot?.querySelector('dialog[open]')),
  );

describe('the recipes of the documentation', () => {
  let server: StaticServer;
  let browser: Browser;
  let posts: string[];
  before(async () => {
    const photo = readFileSync('demo/photos/jetty-500.jpg');
    server = await serveFiles({
      pages: {
        ...Object.fromEntries(recipes.map(({ address, html }) => [address, pageOf(html)])),
        '/thanks.html': '<!doctype html><title>Thanks</title>',
      },
      intercept(path, response) {
        if (/\.jpg$/.test(path)) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
        else if (/\.pl$/.test(path)) response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
        else if (path === '/count.js')
          response.writeHead(200, { 'content-type': 'text/javascript' }).end('document.body.dataset.counted = "";');
        else return false;
        return true;
      },
    });
    browser = await openChromium();
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  /** Opens a recipe by its title, and waits until its blocks are ready. */
  async function open(title: string) {
    const recipe = recipes.find((each) => each.title === title);
    assert.ok(recipe, `no recipe has the title "${title}"`);
    tried.add(title);
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    posts = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.postData() ?? '');
    });
    const lines = listenTo(page);
    await page.goto(server.origin + recipe.address, { waitUntil: 'load' });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('sq-gallery, sq-form, sq-video, sq-dialog, sq-lightbox, sq-cookie-banner')].every(
        (block) => block.matches(':state(ready)') || block.matches('dialog *, sq-dialog, sq-lightbox'),
      ),
    );
    return { page, lines };
  }
  const tried = new Set<string>();

  it('have no mistakes that the checker finds', () => {
    assert.ok(recipes.length >= 14, String(recipes.length));
    for (const { title, html } of recipes) assert.deepEqual(checkHtml(pageOf(html)), [], title);
  });

  it('two galleries move together', async () => {
    const { page } = await open('Two galleries that move together');
    for (const [moved, other] of [
      ['#large', '#strip'],
      ['#strip', '#large'],
    ] as const) {
      await page.$eval(moved, (gallery) => (gallery as unknown as { next(): Promise<void> }).next());
      assert.equal(await index(page, other), await index(page, moved));
      assert.ok((await index(page, other)) > 0);
    }
  });

  it('buttons of the page move a gallery, which keeps its own', async () => {
    const { page, lines } = await open('Buttons of your own');
    await press(page, '#on');
    await page.waitForFunction(
      () => (document.querySelector('sq-gallery') as unknown as { currentIndex: number }).currentIndex === 1,
    );
    const own = await page.$eval(
      'sq-gallery',
      (gallery) => gallery.shadowRoot!.querySelectorAll('[part~=control-next]').length,
    );
    assert.equal(own, 1);
    assert.deepEqual(lines, []);
  });

  it('the number of the slide is shown', async () => {
    const { page } = await open('The number of the slide');
    await page.locator('sq-gallery >>> [part~=control-next]').click();
    await textIs(page, '#place', '2 of 2');
  });

  it('a page of thanks follows a form', async () => {
    const { page } = await open('A page of thanks');
    await page.type('[name=email]', 'ada@example.com');
    await Promise.all([page.waitForNavigation(), press(page, 'button')]);
    assert.equal(new URL(page.url()).pathname, '/thanks.html');
  });

  it('a script adds a value to a form', async () => {
    const { page } = await open('A value that a script adds');
    await page.type('textarea', 'When?');
    await Promise.all([page.waitForResponse((response) => response.url().endsWith('.pl')), press(page, 'button')]);
    assert.match(posts.at(-1)!, /page=%2Fsq-form-a-value-that-a-script-adds/);
  });

  it('a dialog is closed once its form is sent', async () => {
    const { page } = await open('A form in a dialog, which is closed once the form is sent');
    await press(page, 'a[href="#letter"]');
    await page.waitForSelector('#letter[open] sq-form:state(ready)');
    await page.type('[name=email]', 'ada@example.com');
    await press(page, '#letter button:not([type=button])');
    await page.waitForFunction(() => !document.querySelector<HTMLDialogElement>('#letter')!.open);
    assert.equal(posts.length, 1);
  });

  it('links in a text open the viewer', async () => {
    const { page } = await open('Links in a text');
    await press(page, 'p a');
    await viewerIsOpen(page);
  });

  it('a button opens the viewer', async () => {
    const { page } = await open('A button that opens it');
    await press(page, 'button');
    await viewerIsOpen(page);
  });

  it('two galleries are in one viewer', async () => {
    const { page } = await open('Two galleries in one viewer');
    await press(page, '#jugs a');
    await viewerIsOpen(page);
    const indexes = await page.$eval('sq-lightbox', async (lightbox) => {
      const shown = new Promise<number>((resolve) =>
        lightbox.addEventListener('sq-lightbox-change', (event) =>
          resolve((event as CustomEvent<{ index: number }>).detail.index),
        ),
      );
      await (lightbox as unknown as { previous(): Promise<void> }).previous();
      return shown;
    });
    assert.equal(indexes, 0);
  });

  it('a button leads back to the question', async () => {
    const { page } = await open('A way back to the question');
    await page.locator('sq-cookie-banner >>> [part~=accept]').click();
    await page.waitForFunction(() => document.cookie.includes('ss_cookieAllowed=true'));
    await press(page, '[data-sq-action=open-consent]');
    await page.locator('sq-cookie-banner >>> [part~=decline]').click();
    await page.waitForFunction(() => document.cookie.includes('ss_cookieAllowed=false'));
  });

  it('a script waits for the answer', async () => {
    const { page } = await open('A script that waits for the answer');
    assert.equal(await page.$('[data-counted]'), null);
    await page.locator('sq-cookie-banner >>> [part~=accept]').click();
    await page.waitForSelector('[data-counted]');
  });

  it('a film of the site has a play button with its name', async () => {
    const { page } = await open('A film of your own');
    const button = await page.waitForSelector('sq-video >>> button');
    assert.match(await button!.evaluate((element) => element.ariaLabel ?? element.textContent ?? ''), /The studio/);
  });

  it('one film pauses the others', async () => {
    const { page } = await open('One film at a time');
    const paused = await page.evaluate(() => {
      const [first, second] = [...document.querySelectorAll('sq-video')] as unknown as { pause(): void }[];
      const calls: string[] = [];
      first!.pause = () => calls.push('first');
      second!.pause = () => calls.push('second');
      (second as unknown as Element).dispatchEvent(new CustomEvent('sq-video-play', { bubbles: true, composed: true }));
      return calls;
    });
    assert.deepEqual(paused, ['first']);
  });

  it('an answer has a consequence', async () => {
    const { page } = await open('What follows an answer');
    await press(page, '[commandfor]');
    await press(page, 'button[value=cancel]');
    await page.waitForFunction(() => !document.querySelector<HTMLDialogElement>('#delete-draft')!.open);
    assert.ok(await page.$('#draft'));
    await press(page, '[commandfor]');
    await press(page, 'button[value=confirm]');
    await page.waitForFunction(() => !document.querySelector('#draft'));
  });

  it('a script asks a question', async () => {
    const { page } = await open('A question from a script');
    await press(page, '#empty');
    await page.locator('::-p-aria([name="Empty it"][role="button"])').click();
    await textIs(page, '#answer', 'confirm');
  });

  it('are all tried here', () => {
    assert.deepEqual(
      recipes.map(({ title }) => title).filter((title) => !tried.has(title)),
      [],
    );
  });
});
