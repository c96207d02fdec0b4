import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveSite, type SiteServer } from './support/site-server.js';

const ANSWER = 'ss_cookieAllowed';
const VERSION = 'ss_cookieBannerVersion';
const PURPOSES = 'ss_cookiePurposes';
/** The gated script says so each time it runs. */
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Summer</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/dist/sq-blocks.css">
  <script>window.sq ||= [];</script><script type="module" src="/dist/sq-blocks.js"></script>
  <sq-cookie-banner purposes="analytics media"></sq-cookie-banner>
  <script type="text/plain" data-sq-consent="analytics">window.hasRun = true;</script></html>`;

/** Resolves when the code that runs gated scripts has been loaded; it has run those that may when its module is there. */
const WHEN_GATED = `(async () => {
  const gates = () => performance.getEntriesByType('resource').find(({ name }) => /\\/(\\w+\\.)?gates-/.test(name));
  while (!gates()) await new Promise(requestAnimationFrame);
  await import(gates().name);
  await new Promise(requestAnimationFrame);
})()`;

type Consent = { accept(): void; decline(): void; choose(purposes: string[]): void; get(): string; reset(): void };
/** Runs a function with the consent service of the page. */
const withConsent = <T>(page: Page, run: (consent: Consent) => T): Promise<T> =>
  page.evaluate(
    `new Promise((give) => window.sq.push(({ consent }) => give((${String(run)})(consent()))))`,
  ) as Promise<T>;

/** A cookie that an older theme, or another part of the site, has left. */
interface Stale {
  readonly name: string;
  readonly value: string;
  readonly domain?: string;
  readonly path?: string;
}

describe('an answer beside a stale one, built', { timeout: 600_000 }, () => {
  let browser: Browser;
  let server: SiteServer;
  let origin = '';
  let profile: BrowserContext;
  before(async () => {
    browser = await openChromium(['--host-resolver-rules=MAP *.site.test 127.0.0.1']);
    server = await serveSite((path) => (path.startsWith('/shop/') ? PAGE : undefined));
    origin = server.origin.replace('127.0.0.1', 'eu.site.test');
  });
  after(async () => {
    await browser.close();
    await server.close();
  });
  afterEach(() => profile.close());

  async function open(stale: readonly Stale[]): Promise<Page> {
    profile = await browser.createBrowserContext();
    const page = await profile.newPage();
    for (const each of stale) await page.setCookie({ url: `${origin}/shop/summer/`, ...each });
    await page.goto(`${origin}/shop/summer/index.html`);
    return page;
  }
  /** What the next page of the site sees. */
  async function next(page: Page) {
    await page.goto(`${origin}/shop/winter`);
    const choice = await withConsent(page, (consent) => consent.get());
    await page.evaluate(WHEN_GATED);
    return [choice, (await page.evaluate('window.hasRun')) === true];
  }
  const accepted = (place: Partial<Stale>): Stale[] => [
    { name: ANSWER, value: 'true', ...place },
    { name: VERSION, value: '2', ...place },
  ];

  const PLACES: readonly (readonly [where: string, place: Partial<Stale>])[] = [
    ['the parent domain', { domain: '.site.test' }],
    ['the domain itself', { domain: '.eu.site.test' }],
    ['a folder', { path: '/shop' }],
    ['a folder with a slash', { path: '/shop/summer/' }],
    ['a folder of the parent domain', { domain: '.site.test', path: '/shop' }],
  ];
  for (const [where, place] of PLACES) {
    it(`a no rules over the yes of ${where}, on this page and on every other`, async () => {
      const page = await open(accepted(place));
      assert.equal(await withConsent(page, (consent) => consent.get()), 'accepted');
      assert.equal(await withConsent(page, (consent) => (consent.decline(), consent.get())), 'declined');
      assert.deepEqual(await next(page), ['declined', false]);
      const left = (await page.cookies(`${origin}/shop/summer/`)).filter(({ name }) => name === ANSWER);
      assert.deepEqual(
        left.map(({ value }) => value),
        ['false'],
      );
    });
    it(`a yes rules over the no of ${where}`, async () => {
      const page = await open(
        accepted(place).map((each) => (each.name === ANSWER ? { ...each, value: 'false' } : each)),
      );
      await withConsent(page, (consent) => consent.accept());
      assert.deepEqual(await next(page), ['accepted', true]);
    });
  }
  it('a purpose that was accepted before is not left', async () => {
    const parent = { domain: '.site.test' };
    const page = await open([
      { name: ANSWER, value: 'false', ...parent },
      { name: VERSION, value: '2', ...parent },
      { name: PURPOSES, value: 'analytics.media', ...parent },
    ]);
    assert.deepEqual(await next(page), ['declined', true]);
    await withConsent(page, (consent) => consent.choose(['media']));
    assert.deepEqual(await next(page), ['declined', false]);
    await withConsent(page, (consent) => consent.choose(['analytics']));
    assert.deepEqual(await next(page), ['declined', true]);
    await withConsent(page, (consent) => consent.decline());
    assert.deepEqual(await next(page), ['declined', false]);
  });
  it('a no takes the tracking cookies of the parent domain with it', async () => {
    const page = await open(['ss_cvr', 'ss_cvt'].map((name) => ({ name, value: '1', domain: '.site.test' })));
    await withConsent(page, (consent) => consent.decline());
    const left = (await page.cookies(`${origin}/shop/summer/`)).map(({ name }) => name);
    assert.deepEqual(left.sort(), [ANSWER, VERSION]);
  });
  it('an answer to an older question does not hide the one to this', async () => {
    const page = await open([{ name: VERSION, value: '1', path: '/shop' }]);
    await withConsent(page, (consent) => consent.accept());
    assert.deepEqual(await next(page), ['accepted', true]);
  });
  it('a choice that is taken back is asked for again', async () => {
    const page = await open(accepted({ domain: '.site.test' }));
    await withConsent(page, (consent) => consent.reset());
    assert.deepEqual(await next(page), ['undecided', false]);
  });
});
