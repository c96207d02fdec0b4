import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { visit, type OpenVisit } from './support/measured-visit.js';
import { serveSite, type Call } from './support/site-server.js';

/** A call that never comes must not stop all tests. */
const LIMIT = { timeout: 600_000 };
const CONTEXT = { website: { id: 'w1' } };
const HTML = `
  <p><a id="plan" href="#plans" data-sq-track="choose-plan" data-sq-track-object-type="plan"
    data-sq-track-object-identifier="studio" data-sq-track-product-page="pricing"><b>Studio</b></a></p>
  <label id="label" data-sq-track="newsletter-wish"><span>Write to me</span> <input type="checkbox"></label>
  <button id="stops" type="button" data-sq-track="open-map" onclick="event.stopImmediatePropagation()">Map</button>
  <button id="nameless" type="button" data-sq-track="">Nothing</button>
  <form id="search" data-sq-track="search" onsubmit="event.preventDefault()">
    <input name="closest" required aria-label="What"> <button>Search</button>
  </form>
  <sq-form data-sq-track="booking">
    <form method="post" action="/api/own/booking"><label>Name <input name="name" required></label> <button>Book</button></form>
  </sq-form>
  <div id="shadow"></div>
  <script>
    document.getElementById('shadow').attachShadow({ mode: 'open' }).innerHTML =
      '<button data-sq-track="in-shadow">In a component</button>';
  </script>`;

const actionOf = ({ body }: Call) => (JSON.parse(body) as { customData: { action: string } }).customData.action;

describe('events by attributes, built', LIMIT, () => {
  let browser: Browser;
  let open: OpenVisit;
  const warnings: string[] = [];
  before(async () => {
    browser = await openChromium();
    open = await visit(browser, { context: CONTEXT, html: HTML });
    open.page.on('console', (message) => message.type() === 'warn' && warnings.push(message.text()));
    await open.page.waitForNetworkIdle();
  });
  after(async () => {
    await open.close();
    await browser.close();
  });
  const events = (count: number) => open.server.got('v1/events', count);

  it('count a click, with the fields of the element', async () => {
    await open.page.click('#plan b');
    const [call] = await events(1);
    const { customData } = JSON.parse(call!.body) as { customData: Record<string, unknown> };
    assert.deepEqual(
      [customData['action'], customData['object_type'], customData['object_identifier'], customData['product_page']],
      ['choose-plan', 'plan', 'studio', 'pricing'],
    );
    assert.equal(new URL(open.page.url()).hash, '#plans');
  });

  it('count a click that the page handles, one on a label once, and one in a component', async () => {
    await open.page.click('#stops');
    await events(2);
    await open.page.click('#label span');
    await events(3);
    await open.page.click('#shadow >>> button');
    await open.page.focus('#stops');
    await open.page.keyboard.press('Enter');
    const calls = await events(5);
    assert.deepEqual(calls.map(actionOf).slice(1), ['open-map', 'newsletter-wish', 'in-shadow', 'open-map']);
  });

  it('count a form when it is sent: not a click in it, nor one that the browser refuses', async () => {
    await open.page.click('#search button');
    await open.page.type('#search input', 'soup');
    await open.page.click('#search button');
    const calls = await events(6);
    assert.deepEqual(calls.map(actionOf).slice(5), ['search']);
  });

  it('say in the console what counts nothing', async () => {
    await open.page.click('#nameless');
    await open.page.click('#plan b');
    const calls = await events(7);
    assert.equal(actionOf(calls.at(-1)!), 'choose-plan');
    assert.equal(warnings.filter((line) => line.includes('data-sq-track needs a name')).length, 1, warnings.join('\n'));
  });

  it('count a form of the kit when a server has taken it, and not before', async () => {
    const { page, server } = open;
    await page.waitForSelector('sq-form:state(ready)');
    const before = (await events(7)).length;
    await page.click('sq-form button');
    await page.waitForFunction(() => document.querySelector('sq-form [aria-invalid=true]'));
    await page.type('sq-form input', 'Ada');
    server.answer('own/booking', (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'),
    );
    await page.click('sq-form button');
    const calls = await events(before + 1);
    assert.deepEqual(calls.slice(before).map(actionOf), ['booking']);
  });

  it('are refused by a declined choice, and by a page without a context, which says so', async () => {
    await open.page.evaluate(
      () => new Promise<void>((give) => window.sq!.push(({ consent }) => give(consent().decline()))),
    );
    const before = (await events(8)).length;
    await open.page.click('#plan b');
    await open.page.waitForNetworkIdle();
    assert.equal(open.server.calls.filter(({ name }) => name === 'v1/events').length, before);

    const plain = await serveSite((path) =>
      path === '/'
        ? `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title><link rel="icon" href="data:,">
          <script type="module" src="/dist/sq-blocks.js"></script><button data-sq-track="x">X</button></html>`
        : undefined,
    );
    const tab = await browser.newPage();
    const warned = new Promise<string>((resolve) =>
      tab.on('console', (message) => message.type() === 'warn' && resolve(message.text())),
    );
    await tab.goto(plain.origin);
    assert.match(await warned, /data-sq-track counts nothing on a page without a context/);
    await tab.click('button');
    await tab.waitForNetworkIdle();
    assert.deepEqual(plain.calls, []);
    await tab.close();
    await plain.close();
  });
});
