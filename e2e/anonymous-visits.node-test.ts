import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ownersCookie } from '@sq-blocks/backend/testing';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { openDemo } from './support/demo-site.js';

const CONTEXT = { website: { id: 'w1' }, measuring: { visits: 'anonymous', robots: true } };
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Menu</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/dist/sq-blocks.css">
  <script type="application/json" id="sq-context">${JSON.stringify(CONTEXT)}</script>
  <script>(window.sq ||= []).push(({ track }) => { track.pageEvent('menu-open'); void track.event({ action: 'open' }); });</script>
  <script type="module" src="/dist/sq-blocks.js"></script>
  <h1>Lunch</h1><sq-form form-id="contact"><form><label>Name <input name="name"></label> <button>Book</button></form></sq-form></html>`;
/** The calls, and the kinds of record that the owner reads. */
const COUNTED = {
  '/api/census/RecordHit': 'hit',
  '/api/events/RecordEvent': 'event',
  '/api/track/Track': 'track',
  '/api/v1/events': 'analytics',
};
const RENDER = '/api/census/form-render';

describe('visits that are counted without recognising anybody', { timeout: 600_000 }, () => {
  let browser: Awaited<ReturnType<typeof openChromium>>;
  let demo: Awaited<ReturnType<typeof openDemo>>;
  before(async () => {
    [browser, demo] = await Promise.all([openChromium(), openDemo()]);
  });
  after(async () => {
    await browser.close();
    await demo.close();
  });

  it('are taken by the backend: hits, events and forms that were shown', async () => {
    const page = await browser.newPage();
    // The page is of the backend's own origin, and the backend has set its crumb before.
    await page.goto(`${demo.origin}/blocks/sq-form.html`, { waitUntil: 'networkidle0' });
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      request.isNavigationRequest()
        ? void request.respond({ contentType: 'text/html', body: PAGE })
        : void request.continue(),
    );
    const answers = [...Object.keys(COUNTED), RENDER].map(async (path) => {
      const response = await page.waitForResponse((each) => new URL(each.url()).pathname === path);
      assert.ok(response.ok(), `${path}: ${response.status()}`);
      assert.equal(response.request().headers()['cookie'], undefined, path);
    });
    await Promise.all([page.goto(`${demo.origin}/menu`), ...answers]);

    const headers = { cookie: await ownersCookie(demo.origin, demo.storage) };
    const read = async (path: string) => (await fetch(demo.origin + path, { headers })).text();
    const { records } = JSON.parse(await read('/api/demo/records')) as { records: { kind: string; data: object }[] };
    for (const kind of Object.values(COUNTED)) {
      const data = records.filter((each) => each.kind === kind).map((each) => JSON.stringify(each.data));
      assert.ok(
        data.some((each) => /menu|"open"/.test(each)),
        kind,
      );
    }
    assert.match(await read('/api/demo/form-renders?formId=contact'), /"pagePath":"\/menu"/);
  });
});
