import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { answerCalls, everyBlockPages, visitEveryBlock } from '@sq-blocks/test-helpers/every-block';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

/** Notes who uses what makes the browser load the data of all languages. Plural rules have little of their own. */
const WATCH = `
  window.uses = [];
  const note = (name) => window.uses.push(name + new Error().stack.split('\\n').slice(3, 6).join(''));
  for (const name of Object.getOwnPropertyNames(Intl)) {
    if (!/^[A-Z]/.test(name) || /^(PluralRules|Locale)$/.test(name)) continue;
    Intl[name] = new Proxy(Intl[name], {
      construct: (...call) => (note(name), Reflect.construct(...call)),
      apply: (...call) => (note(name), Reflect.apply(...call)),
    });
  }
  for (const { prototype } of [Number, BigInt, Date, Array, String])
    for (const name of Object.getOwnPropertyNames(prototype)) {
      if (!/^toLocale.*(String)$|^localeCompare$/.test(name)) continue;
      const { [name]: own } = prototype;
      prototype[name] = function (...values) { note(name); return own.apply(this, values); };
    }`;

/** A task of 30 ms on a laptop, and of more than 100 ms on a phone, when the first number or date is written. */
describe('an English page with every block', () => {
  let browser: Browser;
  let server: StaticServer;
  before(async () => {
    browser = await openChromium();
    server = await serveFiles({ pages: everyBlockPages(), intercept: answerCalls });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const flavour of ['react', 'lite'] as const)
    it(`starts without the data of all languages, ${flavour}`, async () => {
      const page = await browser.newPage();
      await page.evaluateOnNewDocument(WATCH);
      const { cycle } = await visitEveryBlock(page, server.origin, flavour);
      await cycle();
      assert.deepEqual(await page.evaluate(() => (globalThis as unknown as { uses: string[] }).uses), []);
      // The watch sees what it should.
      await page.evaluate(() => (1234).toLocaleString('en'));
      assert.equal(await page.evaluate(() => (globalThis as unknown as { uses: string[] }).uses.length), 1);
      await page.close();
    });
});
