import assert from 'node:assert/strict';
import { readFile, writeFile, rm } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { temporaryFolder } from '@sq-blocks/backend/testing';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { openDemo } from './support/demo-site.js';

const FORM = '.example sq-form[form-id=repair]';
const PHOTO = 'demo/photos/boats-500.jpg';

/** A photograph that is this many bytes longer than it needs to be. */
const jpegOf = async (more: number) => Buffer.concat([await readFile(PHOTO), Buffer.alloc(more)]);

describe('a form with files, against the backend', () => {
  let browser: Browser;
  let demo: Awaited<ReturnType<typeof openDemo>>;
  let folder: string;
  before(async () => {
    [browser, demo, folder] = await Promise.all([
      openChromium(),
      openDemo({ submissionsPerMinute: 100, tokensPerMinute: 100 }),
      temporaryFolder(),
    ]);
    await writeFile(`${folder}/Ein Töpfchen.jpg`, '<!doctype html><script>alert(1)</script>');
  });
  after(async () => {
    await browser.close();
    await demo.close();
    await rm(folder, { recursive: true });
  });

  async function open(scripting: boolean, piece: string): Promise<Page> {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(scripting);
    await page.goto(`${demo.origin}/blocks/sq-form.html`, { waitUntil: 'networkidle0' });
    // Far below the first view: its code comes when it is near.
    await page.$eval(FORM, (form) => form.scrollIntoView());
    if (scripting) await page.waitForSelector(`${FORM}:state(ready)`);
    await page.type(`${FORM} [name=name]`, 'Ada');
    await page.type(`${FORM} [name=email]`, 'ada@example.com');
    await page.type(`${FORM} [name=piece]`, piece);
    return page;
  }
  async function choose(page: Page, ...paths: string[]) {
    const input = (await page.$(`${FORM} [name=photos]`)) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(...paths);
  }
  /** By the keyboard: what is above the button may still move. */
  async function press(page: Page) {
    await page.focus(`${FORM} form > button`);
    await page.keyboard.press('Enter');
  }
  const send = (page: Page) => Promise.all([page.waitForNavigation(), press(page)]);

  it('without script arrives with its file', async () => {
    const page = await open(false, 'a bowl');
    await choose(page, PHOTO);
    await send(page);
    assert.equal(new URL(page.url()).pathname, '/thanks.html');
    const text = await demo.submissions();
    assert.ok(text.includes('a bowl') && text.includes('boats-500.jpg'), text);
    await page.close();
  });

  it('with script uploads its files, says how much of one is sent, and is not left', async () => {
    const page = await open(true, 'a vase');
    await writeFile(`${folder}/vase.jpg`, await jpegOf(400_000));
    await choose(page, PHOTO, `${folder}/vase.jpg`);
    await page.evaluate((form) => {
      const seen: number[] = (Reflect.get(window, 'seen') as number[] | undefined) ?? [];
      Reflect.set(window, 'seen', seen);
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLProgressElement>(`${form} progress`);
        if (bar?.ariaLabel?.includes('vase.jpg')) seen.push(bar.value);
      }).observe(document.querySelector(form)!, { subtree: true, childList: true, attributes: true });
    }, FORM);
    await page.emulateNetworkConditions({ upload: 200_000, download: -1, latency: 0 });
    await press(page);
    await page.waitForSelector(`${FORM} .sq-form-success`, { visible: true });
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as number[]);
    assert.ok(
      seen.some((part) => part > 0 && part < 1),
      String(seen),
    );
    assert.equal(new URL(page.url()).pathname, '/blocks/sq-form.html');
    const text = await demo.submissions();
    assert.ok(text.includes('a vase') && text.includes('boats-500.jpg') && text.includes('vase.jpg'), text);
    assert.equal(text.split('a vase').length, 2);
    await page.close();
  });

  it('without script keeps what has arrived when another file is refused, and is sent after that', async () => {
    const page = await open(false, 'a jug');
    await choose(page, PHOTO, `${folder}/Ein Töpfchen.jpg`);
    await send(page);
    const words = await page.$eval('main', (main) => main.textContent);
    assert.match(words, /The file Ein Töpfchen\.jpg does not appear to be a supported file/);
    assert.equal(await page.$eval('[name=piece]', (input) => (input as HTMLInputElement).value), 'a jug');
    assert.ok(await page.$('input[type=checkbox][name=photos]:checked'));
    await Promise.all([page.waitForNavigation(), page.click('button:not([type=button])')]);
    assert.equal(new URL(page.url()).pathname, '/thanks.html');
    assert.ok((await demo.submissions()).includes('a jug'));
    await page.close();
  });
});
