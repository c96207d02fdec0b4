import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { signInContext } from '@sq-blocks/test-helpers/sign-in';
import { closeServer, createMemoryStorage, createSignInLink, hashPassword, listenFrom } from '@sq-blocks/backend';
import { createServer } from '../server.js';
import { looksRight } from './testing/owner-page.js';

const PASSWORD = 'wheel-thrown since 1998';

describe('the pages of the sign-in', () => {
  let browser: Browser;
  let origin: string;
  const storage = createMemoryStorage();
  const server = createServer({ storage, showSubmissions: true });
  before(async () => {
    browser = await openChromium();
    await listenFrom(server, 0, '127.0.0.1');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    await closeServer(server);
  });

  interface Look {
    width?: number;
    scheme?: string;
    script?: boolean;
    signedIn?: boolean;
  }
  async function open(path: string, { width = 1280, scheme = 'light', script = true, signedIn = false }: Look = {}) {
    const context = await browser.createBrowserContext();
    if (signedIn) await signInContext(context, origin, storage);
    const page = await context.newPage();
    const said = listenTo(page);
    await page.setJavaScriptEnabled(script);
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await page.goto(origin + path);
    return { page, said, close: () => context.close() };
  }
  const path = (page: Page) => new URL(page.url()).pathname;
  /** Presses a key that leads to another page. */
  const press = (page: Page, key: 'Enter') => Promise.all([page.waitForNavigation(), page.keyboard.press(key)]);
  const heading = (page: Page) => page.$eval('h1', (title) => title.textContent);
  async function tabTo(page: Page, selector: string) {
    for (let i = 0; i < 20; i++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`${selector} is not reached by the Tab key`);
  }

  for (const script of [true, false])
    it(`take the owner by keys from the link to a password, out and in again, ${script ? 'with' : 'without'} script`, async () => {
      const { page, said, close } = await open(await createSignInLink(storage), { script });
      await tabTo(page, 'main button');
      await press(page, 'Enter');
      assert.deepEqual([path(page), await heading(page)], ['/owner/account', 'Account']);
      await tabTo(page, '#password');
      await page.keyboard.type(PASSWORD);
      await press(page, 'Enter');
      assert.match(await page.$eval('[role=status]', (note) => note.textContent ?? ''), /is saved/);
      await tabTo(page, '.leave button');
      await press(page, 'Enter');
      await page.goto(`${origin}/owner/services.html?group=hits`);
      assert.deepEqual([path(page), await heading(page)], ['/owner/sign-in', 'Sign in']);

      await tabTo(page, '#password');
      await page.keyboard.type('something else');
      await press(page, 'Enter');
      const problem = await page.$eval('#password', (field) => [
        field.getAttribute('aria-invalid'),
        document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
        document.activeElement === field,
      ]);
      assert.deepEqual(problem, ['true', 'This is not the password.', true]);
      await page.keyboard.type(PASSWORD);
      await press(page, 'Enter');
      assert.equal(page.url(), `${origin}/owner/services.html?group=hits`);
      // Chromium logs the status of the refused attempt itself.
      assert.deepEqual(
        said.filter((line) => !line.includes('status of 403')),
        [],
      );
      await close();
    });

  it('are shown where the session ends while a page of the owner’s is open', async () => {
    const { page, close } = await open('/owner/submissions.html', { signedIn: true });
    await page.waitForSelector('#tools:not([hidden])');
    await storage.setPassword(await hashPassword(PASSWORD), await storage.readPassword());
    await page.click('#tools button');
    await page.waitForFunction(() => location.pathname === '/owner/sign-in');
    assert.equal(page.url(), `${origin}/owner/sign-in?to=%2Fowner%2Fsubmissions.html`);
    await close();
  });

  it('keep the session from scripts, and give them the crumb that belongs to it', async () => {
    const { page, close } = await open('/owner/account', { signedIn: true });
    const crumbs = await page.evaluate(() => /crumb=(\w+)/.exec(document.cookie)?.[1]);
    const hidden = await page.$eval('[name=crumb]', (field) => (field as HTMLInputElement).value);
    assert.equal(hidden, crumbs);
    // The session itself is not for scripts.
    assert.ok(!(await page.evaluate(() => document.cookie)).includes('owner'));
    await close();
  });

  const pages: [string, () => Promise<string>, Look][] = [
    ['sign-in', () => Promise.resolve('/owner/sign-in'), {}],
    ['link', () => createSignInLink(storage), {}],
    ['old link', () => Promise.resolve('/owner/sign-in/link?token=old'), {}],
    ['account', () => Promise.resolve('/owner/account'), { signedIn: true }],
  ];
  for (const [name, address, more] of pages)
    for (const width of [1440, 375])
      for (const scheme of ['light', 'dark'])
        it(`are accessible and no wider than the window: ${name}, ${width} px, ${scheme}`, async () => {
          const { page, close } = await open(await address(), { ...more, width, scheme });
          await looksRight(page, scheme);
          await close();
        });
});
