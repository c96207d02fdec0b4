import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { openChromium, listenTo } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types sq";
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${colour}"/></svg>`)}`;
const SLIDES = ['teal', 'plum', 'peru', 'navy', 'olive']
  .map((colour) => `<img alt="${colour}" width="300" height="200" src="${picture(colour)}">`)
  .join('');
const GALLERY = `<sq-gallery design="grid" lightbox>${SLIDES}</sq-gallery>`;

/** A component of another library: its shadow root has what its template has. */
const COMPONENTS = `
  const template = () => document.querySelector('template#card').content.cloneNode(true);
  customElements.define('other-card', class extends HTMLElement {
    connectedCallback() {
      if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).append(template());
    }
  });
  customElements.define('other-page', class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).append(document.createElement('other-card'));
    }
  });`;
const page = (body: string, head = '<link rel="stylesheet" href="/dist/sq-blocks.css">') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>test</title><link rel="icon" href="data:,">${head}
  <script type="module" src="/dist/sq-blocks.js"></script><script type="module" src="/components.js"></script>
  <body><template id="card"><p>Card</p>${GALLERY}</template><form><input name="localName"></form>${body}</body></html>`;

/** Runs inside the page: the first gallery in a shadow root, however deep. */
const SHADOW_GALLERY = `(function find(root) {
  for (const element of root.querySelectorAll('*')) {
    const inside = element.localName.startsWith?.('sq-') ? null : element.shadowRoot;
    const found = inside && (inside.querySelector('sq-gallery') ?? find(inside));
    if (found) return found;
  }
  return null;
})(document)`;
const isReady = (gallery = SHADOW_GALLERY) => `${gallery}?.matches(':state(ready)') === true`;

describe('a block in the shadow root of a component', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({
      headers: { 'content-security-policy': POLICY },
      pages: {
        '/card.html': page('<other-card></other-card>'),
        '/nested.html': page('<other-page></other-page>'),
        '/declared.html': page(
          `<other-panel><template shadowrootmode="open"><p>Panel</p>${GALLERY}</template></other-panel>`,
        ),
        '/no-sheet.html': page('<other-card></other-card>', ''),
        '/far.html': page(
          `<link rel="stylesheet" href="/spacer.css"><div class="spacer"></div><other-card></other-card>`,
        ),
        '/plain.html': page('<p>No component</p><sq-gallery load="interaction"><p>Words</p></sq-gallery>'),
        '/closed.html': page('<div id="closed"></div>'),
      },
      intercept(path, response) {
        const files: Record<string, [string, string]> = {
          '/components.js': ['text/javascript', COMPONENTS],
          '/spacer.css': ['text/css', '.spacer{height:4000px}'],
        };
        const [type, text] = files[path] ?? [];
        if (type) response.writeHead(200, { 'content-type': type }).end(text);
        return Boolean(type);
      },
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function open(path: string, run: (tab: Page) => Promise<void>) {
    const context = await browser.createBrowserContext();
    const tab = await context.newPage();
    const lines = listenTo(tab);
    server.requests.length = 0;
    await tab.goto(server.origin + path, { waitUntil: 'networkidle0' });
    await run(tab);
    assert.deepEqual(lines, []);
    await context.close();
  }
  const firstLine = (tab: Page) =>
    tab.evaluate(`(() => {
      const tops = [...${SHADOW_GALLERY}.children].map((slide) => slide.getBoundingClientRect().top);
      return tops.filter((top) => Math.abs(top - tops[0]) < 2).length;
    })()`);

  for (const path of ['/card.html', '/nested.html', '/declared.html', '/no-sheet.html'])
    it(`is loaded, and laid out by the page sheet: ${path}`, () =>
      open(path, async (tab) => {
        await tab.waitForFunction(isReady());
        assert.equal(await firstLine(tab), 4);
      }));

  it('opens its lightbox, which shows its slides', () =>
    open('/card.html', async (tab) => {
      await tab.waitForFunction(isReady());
      const image = await tab.evaluateHandle(`${SHADOW_GALLERY}.children[2]`);
      await (image as unknown as { click(): Promise<void> }).click();
      await tab.waitForFunction(
        `document.querySelector('other-card').shadowRoot.querySelector('sq-lightbox')?.shadowRoot.querySelector('dialog[open]')`,
      );
      await tab.waitForFunction(
        `/peru/.test(document.querySelector('other-card').shadowRoot.querySelector('sq-lightbox').shadowRoot.querySelector('dialog').innerHTML)`,
      );
    }));

  it('is loaded when it comes near the view, not before', () =>
    open('/far.html', async (tab) => {
      assert.equal(await tab.evaluate(`customElements.get('sq-gallery') === undefined`), true);
      await tab.evaluate(`document.querySelector('other-card').scrollIntoView()`);
      await tab.waitForFunction(isReady());
    }));

  it('is loaded as well when it, or its component, is added later', () =>
    open('/far.html', async (tab) => {
      await tab.evaluate(`document.querySelector('.spacer').replaceWith(document.createElement('other-page'))`);
      await tab.waitForFunction(isReady());
      await tab.evaluate(`{
        const other = document.createElement('sq-marquee');
        other.textContent = 'Words';
        document.querySelectorAll('other-card')[0].shadowRoot.append(other);
      }`);
      await tab.waitForFunction(
        `document.querySelectorAll('other-card')[0].shadowRoot.querySelector('sq-marquee').matches(':state(ready)')`,
      );
    }));

  it('is loaded in a closed root that is given to loadBlocksIn', () =>
    open('/closed.html', async (tab) => {
      await tab.evaluate(`(async () => {
        const { loadBlocksIn } = await import('/dist/public/loading.js');
        const root = document.querySelector('#closed').attachShadow({ mode: 'closed' });
        root.append(document.querySelector('template#card').content.cloneNode(true));
        loadBlocksIn(root);
        window.inClosed = root.querySelector('sq-gallery');
      })()`);
      await tab.waitForFunction(isReady('window.inClosed'));
      const display = await tab.evaluate(`getComputedStyle(window.inClosed).display`);
      assert.equal(display, 'flex');
    }));

  it('costs a page without a component nothing', () =>
    open('/plain.html', async () => {
      const asked = server.requests.filter((path) => path.startsWith('/dist/')).sort();
      assert.deepEqual(asked, ['/dist/sq-blocks.css', '/dist/sq-blocks.js']);
    }));
});
