import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

const page = (context: object) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>test</title><link rel="icon" href="data:,">
  <script type="application/json" id="sq-context">${JSON.stringify({ measuring: false, ...context })}</script>
  <link rel="stylesheet" href="/dist/sq-blocks.css"><script type="module" src="/dist/sq-blocks.js"></script>
  <script>
    window.sq ||= [];
    window.logins = 0;
    document.addEventListener('sq:open-login', () => window.logins++);
  </script><h1>Tidewater</h1></html>`;
/** Files that a page loads for signed-in accounts and after a logout. */
const SELDOM = /\/(escape-key|logout-notice|alert|inform)/;

describe('who is signed in, on a page of dist/ alone', () => {
  let browser: Browser;
  let server: StaticServer;
  let tab: Page;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({
      pages: {
        '/visitor': page({}),
        '/login': page({ websiteSettings: { useEscapeKeyToLogin: true } }),
        '/account': page({ authenticatedAccount: { id: 'a1' } }),
        '/owner': page({ authenticatedAccount: { id: 'a1' }, websiteRoles: [1] }),
        '/editor': page({ authenticatedAccount: { id: 'a1' }, websiteRoles: [4] }),
        '/config/': '<!doctype html><title>The config panel</title>',
      },
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });
  /** Opens a page, and resolves when its services are there and all of their files. */
  async function open(path: string) {
    server.requests.length = 0;
    tab = await browser.newPage();
    await tab.goto(server.origin + path);
    await tab.evaluate('new Promise((give) => sq.push(() => give()))');
    await tab.waitForNetworkIdle();
  }

  it('an address with logout=true shows the notice of the logout [RUN-004]', async () => {
    await open('/visitor?a=1&logout=true');
    const notice = await tab.waitForFunction(
      () => document.querySelector('[data-sq-dialog]')?.shadowRoot?.querySelector('[part=notice]')?.textContent,
    );
    assert.equal(await notice.jsonValue(), 'Logout SuccessfulYou have been successfully logged out.');
    await tab.close();
  });
  it('other pages of visitors load nothing of it, and Escape does nothing', async () => {
    for (const query of ['', '?logout=false', '?nologout=true', '?logout=truely']) {
      await open(`/visitor${query}`);
      assert.deepEqual(
        server.requests.filter((path) => SELDOM.test(path)),
        [],
        query,
      );
      await tab.keyboard.press('Escape');
      assert.deepEqual([await tab.evaluate('logins'), new URL(tab.url()).pathname], [0, '/visitor']);
      await tab.close();
    }
  });
  it('Escape takes a signed-in account to the config panel, with the page as frameUrl [RUN-009]', async () => {
    await open('/account?page=2');
    await Promise.all([tab.waitForNavigation(), tab.keyboard.press('Escape')]);
    assert.equal(tab.url(), `${server.origin}/config/?frameUrl=%2Faccount%3Fpage%3D2`);
    await tab.close();
  });
  it('owners and editors reach the config panel, where the site is edited; visitors do not [EDT-014]', async () => {
    for (const name of ['owner', 'editor']) {
      await open(`/${name}`);
      await Promise.all([tab.waitForNavigation(), tab.keyboard.press('Escape')]);
      assert.equal(await tab.title(), 'The config panel', name);
      assert.equal(new URL(tab.url()).searchParams.get('frameUrl'), `/${name}`);
      await tab.close();
    }
    await open('/visitor');
    await tab.keyboard.press('Escape');
    assert.equal(new URL(tab.url()).pathname, '/visitor');
    await tab.close();
  });
  it('Escape asks for the login where useEscapeKeyToLogin is on [RUN-010]', async () => {
    await open('/login');
    await tab.keyboard.press('Escape');
    assert.deepEqual([await tab.evaluate('logins'), new URL(tab.url()).pathname], [1, '/login']);
    await tab.close();
  });
});
