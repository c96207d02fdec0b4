import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { CONTEXT_FIELDS } from '../shared/platform/page/fields/context-fields.js';
import { object, type Json, type Kind } from '../shared/platform/page/fields/field.js';
import { blockExamples } from '@sq-blocks/test-helpers/block-examples';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { PERSON } from './support/measured-visit.js';
import { serveSite, type SiteServer } from './support/site-server.js';

/** Cannot be made a text: `String()` of it throws. */
const UNPRINTABLE = { toString: null, valueOf: null };
/** What a server may write into a field by mistake. */
const ODD: readonly Json[] = [null, true, -1, 'http://[', '__proto__', [], {}, [null], UNPRINTABLE];
/** Names that stand for any: languages, areas and keys of messages, a region, a role. */
const NAMES = ['en', 'gallery', 'form', 'next', 'EU', '*', '10'];
/** Which fields are odd: those of the context itself, those of its objects, or those that have no fields themselves. */
const SERIES = [
  { depth: 1, isOn: false },
  { depth: 2, isOn: false },
  { depth: Infinity, isOn: false },
  { depth: Infinity, isOn: true },
];

/** A value of this kind that is right down to `depth`, and there this odd value. With `isOn`, flags are on. */
function valueOf(kind: Kind, depth: number, odd: Json, isOn: boolean): Json {
  const kinds = kind.kind === 'either' ? kind.kinds : [kind];
  if (isOn && kinds.some((each) => each.kind === 'flag')) return true;
  const inside = kinds.find((each) => each.kind === 'object' || each.kind === 'map' || each.kind === 'list');
  if (!inside || depth === 0) return odd;
  if (inside.kind === 'list') return [valueOf(inside.of, depth, odd, isOn)];
  const fields =
    inside.kind === 'map'
      ? NAMES.map((name) => [name, inside.of] as const)
      : Object.entries(inside.fields).map(([name, field]) => [name, field.kind] as const);
  return Object.fromEntries(fields.map(([name, of]) => [name, valueOf(of, depth - 1, odd, isOn)]));
}

const CONTEXT = object(CONTEXT_FIELDS);

const html = (context: Json) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>odd</title>
  <link rel="icon" href="data:,"><link rel="stylesheet" href="/dist/sq-blocks.css">
  <script type="application/json" id="sq-context">${JSON.stringify(context).replaceAll('<', '\\u003c')}</script>
  <script>
    window.sq ||= [];
    window.failures = [];
    addEventListener('sq-error', (event) => failures.push(event.target.localName));
  </script>
  <script type="module" src="/dist/sq-blocks.js"></script>
  ${Object.values(blockExamples)
    .join('\n')
    .replaceAll(/load="\w+"/g, '')
    .replaceAll(/<(sq-[\w-]+)/g, '<$1 load="eager"')}
  <a href="#" data-sq-track="x" data-sq-add-to-cart>add</a><span data-sq-cart-subtotal></span></html>`;

describe('a page of dist/ whose context has odd values in every field', () => {
  let browser: Browser;
  let server: SiteServer;
  let context: Json = {};
  let usual: readonly string[];
  before(async () => {
    browser = await openChromium();
    server = await serveSite((path) => (path === '/' ? html(context) : undefined));
    usual = (await visit({})).warnings;
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  /** What the page says in the console, and what failed on it. */
  async function visit(data: Json) {
    context = data;
    const profile = await browser.createBrowserContext();
    const page = await profile.newPage();
    const warnings: string[] = [];
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String((error as Error).stack ?? error)));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !/Failed to load resource|status of 404/.test(text)) errors.push(text);
      if (text.startsWith('[sq-blocks]')) warnings.push(text);
    });
    await page.evaluateOnNewDocument(`
      Object.defineProperty(Navigator.prototype, 'webdriver', { value: false });
      Object.defineProperty(Navigator.prototype, 'userAgent', { value: ${JSON.stringify(PERSON)} });`);
    await page.goto(server.origin + '/');
    await page.evaluate(() => new Promise<void>((give) => window.sq!.push(() => give())));
    await page.waitForNetworkIdle();
    const failed = await page.evaluate('failures');
    await profile.close();
    return { warnings, errors, failed };
  }

  for (const odd of ODD)
    it(`${JSON.stringify(odd)}: nothing fails, and no field has two warnings`, async () => {
      for (const { depth, isOn } of SERIES) {
        const { warnings, errors, failed } = await visit(valueOf(CONTEXT, depth, odd, isOn));
        assert.deepEqual({ errors, failed }, { errors: [], failed: [] }, `depth ${depth}, flags on: ${isOn}`);
        const more = warnings.filter((each) => !usual.includes(each));
        const subjects = more.map((each) => /"([\w.]+)" in the page context|<sq-[\w-]+>/.exec(each)?.[0]);
        assert.ok(!subjects.includes(undefined), more.join('\n'));
        assert.equal(new Set(subjects).size, subjects.length, more.join('\n'));
      }
    });
});
