import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { DEMO_MEMBER } from '@sq-blocks/backend';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { openDemo } from './support/demo-site.js';

const RECIPES = 'Tenmoku';
const BLOCK = 'sq-sign-in';
const isReady = `${BLOCK}:state(ready)`;

describe('the page for members, on the demo with its backend', () => {
  let browser: Browser;
  let demo: Awaited<ReturnType<typeof openDemo>>;
  let context: BrowserContext;
  let page: Page;
  before(async () => {
    browser = await openChromium();
    demo = await openDemo();
  });
  after(async () => {
    await browser.close();
    await demo.close();
  });

  async function open(hasScript: boolean) {
    context = await browser.createBrowserContext();
    page = await context.newPage();
    await page.setJavaScriptEnabled(hasScript);
    await page.goto(`${demo.origin}/members`);
  }
  const hasRecipes = async () => (await page.content()).includes(RECIPES);
  async function fill(password: string) {
    await page.focus('[name=email]');
    await page.keyboard.type(DEMO_MEMBER.email);
    await page.focus('[name=password]');
    await page.keyboard.type(password);
  }

  it('opens and closes without script, by plain posts', async () => {
    await open(false);
    assert.equal(await hasRecipes(), false);
    await fill('wrong');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.match(await page.content(), /The email or the password is wrong\./);
    await Promise.all([page.waitForNavigation(), page.click('a')]);
    await fill(DEMO_MEMBER.password);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.deepEqual([new URL(page.url()).pathname, await hasRecipes()], ['/members', true]);
    await Promise.all([page.waitForNavigation(), page.click('[data-sq-sign-out]')]);
    assert.deepEqual([new URL(page.url()).pathname, await hasRecipes()], ['/members', false]);
    await context.close();
  });

  it('opens and closes with script: the block signs in, and the gate loads the page again', async () => {
    await open(true);
    await page.waitForSelector(isReady);
    await fill('wrong');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[name=password][aria-invalid=true]');
    assert.match(await page.$eval('.sq-sign-in-error', (each) => each.textContent), /password is wrong/);
    assert.equal(await page.$eval('[name=email]', (each) => (each as HTMLInputElement).value), DEMO_MEMBER.email);
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type(DEMO_MEMBER.password);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(await hasRecipes(), true);
    await page.waitForSelector(isReady);
    const name = `document.querySelector('${BLOCK}').shadowRoot.querySelector('[part=name]').textContent`;
    assert.equal(await page.evaluate(name), `Signed in as ${DEMO_MEMBER.email}`);
    await Promise.all([page.waitForNavigation(), page.click('[data-sq-sign-out]')]);
    assert.equal(await hasRecipes(), false);
    await context.close();
  });

  it('keeps the page and what is entered when the network is gone, and signs in when it is back', async () => {
    await open(true);
    await page.waitForSelector(isReady);
    await page.setOfflineMode(true);
    await fill(DEMO_MEMBER.password);
    await page.keyboard.press('Enter');
    const error = `document.querySelector('${BLOCK}')?.shadowRoot.querySelector('[part=error]').textContent`;
    await page.waitForFunction(`${error} !== ''`);
    assert.equal(await page.evaluate(error), 'Unable to connect. Please check your internet connection.');
    const entered = await page.$$eval('[name=email], [name=password]', (fields) =>
      fields.map((field) => (field as HTMLInputElement).value),
    );
    assert.deepEqual(entered, [DEMO_MEMBER.email, DEMO_MEMBER.password]);
    await page.setOfflineMode(false);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.deepEqual([new URL(page.url()).pathname, await hasRecipes()], ['/members', true]);
    await context.close();
  });

  it('is not opened by a cookie that the server did not give', async () => {
    await open(true);
    await page.setCookie({ url: demo.origin, name: 'member', value: 'a'.repeat(64) });
    await page.reload();
    assert.equal(await hasRecipes(), false);
    await context.close();
  });
});
