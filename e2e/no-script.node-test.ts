import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

describe('the eleven-line page with scripting off', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles();
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  it('is eleven lines at the most, with seven tags and one script', () => {
    const lines = readFileSync('demo/eleven-lines.html', 'utf8').trimEnd().split('\n');
    assert.ok(lines.length <= 11, `${lines.length} lines`);
    assert.equal(new Set([...lines.join().matchAll(/<(sq-[\w-]+)/g)].map(([, tag]) => tag)).size, 7);
    assert.equal(lines.join().match(/<script/g)?.length, 1);
  });

  it('shows all its content, its links, and a form that posts', async () => {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(`${server.origin}/eleven-lines.html`);
    const visible = await page.$$eval('h1, a, img, input, button, address, sq-marquee', (elements) =>
      elements.map((element) => ({
        name: element.localName,
        visible: element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      })),
    );
    assert.ok(visible.length >= 10);
    assert.deepEqual(
      visible.filter((element) => !element.visible),
      [],
    );
    const form = await page.$eval('form', (element) => ({
      method: element.method,
      action: new URL(element.action).pathname,
    }));
    assert.deepEqual(form, { method: 'post', action: '/api/form/submit/contact' });
    await page.type('input[name=email]', 'ada@example.com');
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.click('sq-form button');
    assert.equal((await posted).postData(), 'email=ada%40example.com');
    await page.close();
  });

  it('prints its content', async () => {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/eleven-lines.html`, { waitUntil: 'networkidle0' });
    await page.emulateMediaType('print');
    const hidden = await page.$$eval('h1, sq-gallery img, address, sq-marquee, sq-form input', (elements) =>
      elements
        .filter((element) => !element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.outerHTML),
    );
    assert.deepEqual(hidden, []);
    await page.close();
  });
});
