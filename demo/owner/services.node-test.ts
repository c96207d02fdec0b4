import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import type { RecordKind } from '@sq-blocks/backend';
import { HOSTILE, looksRightEverywhere, ownerPage } from './testing/owner-page.js';

const MINUTE_MS = 60_000;

describe('the owner’s page of services', () => {
  const world = ownerPage('/owner/services.html', '#plots:not([hidden]) svg');
  const add = (kind: RecordKind, data: object, receivedAt = Date.now()) =>
    world.storage.addRecords([{ kind, data: JSON.stringify(data), receivedAt }], 1000);
  const vital = (name: string, value: number, count = 1) => add('vital', { name, value, count, start: 0 });

  before(async () => {
    await add('hit', { event: 'old' }, Date.now() - 90 * MINUTE_MS);
    await add('hit', { event: 'view', data: { title: HOSTILE } }, Date.now() - 10 * MINUTE_MS);
    await add('hit', { event: 'view' }, Date.now() - 10 * MINUTE_MS);
    await add('error', { event: 'error', data: { message: 'x is not a function', line: 3 } });
    for (const value of [1000, 2000, 3000, 9000]) await vital('lcp', value);
    await vital('cls', 0.05);
    await add('analytics', { analyticsId: 'a1', customData: { action: 'click' } });
  });

  const rows = (page: Page) =>
    page.$$eval('#records tbody tr', (found) =>
      found.map((row) => [...row.cells].slice(1).map((cell) => cell.textContent)),
    );
  const plots = (page: Page) =>
    page.$$eval('.plot svg', (found) => found.map((plot) => plot.getAttribute('aria-label') ?? ''));
  const choose = async (page: Page, group: string) => page.select('#group', group);

  it('shows what was reported, newest first, as text', async () => {
    const { page, said, close } = await world.open();
    const all = await rows(page);
    assert.equal(all.length, 10);
    assert.deepEqual(all[0], ['Analytics event', 'analyticsId: a1; customData: action: click']);
    await choose(page, 'errors');
    assert.deepEqual(await rows(page), [['Error', 'event: error; data: message: x is not a function; line: 3']]);
    await choose(page, 'hits');
    assert.deepEqual((await rows(page))[1], ['Hit', `event: view; data: title: ${HOSTILE}`]);
    assert.equal(await page.$$eval('#records :is(img, script)', (found) => found.length), 0);
    assert.equal(await page.title(), 'Services');
    assert.deepEqual(said, []);
    await close();
  });

  it('draws the hits of the last hour, and how the vitals are spread', async () => {
    const { page, close } = await world.open();
    const [hits, lcp, cls, inp] = await plots(page);
    assert.equal(hits, '2 hits in the last hour, 2 in the busiest minute.');
    assert.match(lcp ?? '', /^3\.00 s or less for three of four: fair\. Of 4\. Good is up to 2\.50 s/);
    assert.match(cls ?? '', /^0\.050 or less for three of four: good\. Of 1\./);
    assert.match(inp ?? '', /^Nothing was measured yet\. Good is up to 200 ms, poor is more than 500 ms\./);
    const heights = await page.$$eval('.plot.wide rect', (found) =>
      found.map((bar) => Number(bar.getAttribute('height'))),
    );
    assert.equal(heights.length, 60);
    assert.deepEqual(heights.filter(Boolean), [100]);
    await close();
  });

  it('shows what comes in, without a reload, unless it is paused', async () => {
    const { page, close } = await world.open();
    await choose(page, 'vitals');
    const number = (await rows(page)).length;
    const has = (count: number) =>
      page.waitForFunction((n) => document.querySelectorAll('#records tbody tr').length === n, {}, count);
    // Two in one batch: their mean is drawn.
    await vital('inp', 400, 2);
    await has(number + 1);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.plot svg')].some((plot) => /^200 ms/.test(plot.getAttribute('aria-label') ?? '')),
    );
    await page.click('#pause');
    await page.waitForFunction(() => /^Paused/.test(document.getElementById('status')?.textContent ?? ''));
    await vital('lcp', 100);
    let asked = 0;
    page.on('request', () => asked++);
    await page.click('#pause');
    await has(number + 2);
    assert.equal(asked > 0, true);
    await close();
  });

  it('leads to the owner’s other pages', async () => {
    const { page, close } = await world.open();
    const links = await page.$$eval('nav a', (found) => found.map((link) => link.href));
    for (const link of links)
      assert.equal(await page.evaluate(async (to) => (await fetch(to)).status, link), 200, link);
    assert.equal(links.length, 4);
    await close();
  });

  looksRightEverywhere(world);
});
