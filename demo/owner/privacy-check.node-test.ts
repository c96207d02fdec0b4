import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Frame, Page } from 'puppeteer-core';
import { looksRightEverywhere, ownerPage } from './testing/owner-page.js';

describe('the privacy check', () => {
  const world = ownerPage('/owner/privacy-check.html', '#requests tbody tr');

  const table = (page: Page, id: string) =>
    page.$$eval(`#${id} tbody tr`, (found) => found.map((row) => [...row.cells].map((cell) => cell.textContent ?? '')));
  const frameOf = async (page: Page): Promise<Frame> => (await (await page.$('#frame'))!.contentFrame())!;
  const says = (page: Page, id: string, words: string) =>
    page.waitForFunction(
      (of: string, text: string) => document.getElementById(of)?.textContent?.startsWith(text),
      {},
      id,
      words,
    );
  const has = (page: Page, id: string, words: string) =>
    page.waitForFunction(
      (of: string, text: string) => document.getElementById(of)?.textContent?.includes(text),
      {},
      id,
      words,
    );
  async function answer(page: Page, part: 'accept' | 'decline') {
    const frame = await frameOf(page);
    // The banner comes when somebody moves.
    await page.hover('#frame');
    await frame.waitForSelector('sq-cookie-banner:state(ready)');
    await frame.$eval(
      'sq-cookie-banner',
      (banner, name) => (banner.shadowRoot!.querySelector(`[part=${name}]`) as HTMLElement).click(),
      part,
    );
  }

  it('lists what the landing page stores and asks for, all of it allowed before any answer', async () => {
    const { page, said, close } = await world.open();
    await has(page, 'requests', '/dist/sq-blocks.js');
    await says(page, 'status', 'Nothing is against the rules.');
    await says(page, 'consent', 'The visitor has not answered.');
    const cookies = await table(page, 'cookies');
    assert.deepEqual(cookies, [['crumb', 'before', 'Always: keeps other sites from sending forms']]);
    const requests = await table(page, 'requests');
    assert.deepEqual(requests.at(-1), ['/', 'navigation', 'undecided', 'Always: a file of this site']);
    assert.ok(requests.every(([, , consent]) => consent === 'undecided'));
    assert.deepEqual(said, []);
    await close();
  });

  it('tells the answer, and what came with it', async () => {
    const { page, close } = await world.open();
    await answer(page, 'accept');
    await says(page, 'consent', 'The visitor has said yes.');
    await has(page, 'cookies', 'ss_cookieAllowed');
    const [, seen, why] = (await table(page, 'cookies')).find(([name]) => name === 'ss_cookieAllowed') ?? [];
    assert.deepEqual([seen, why], ['accepted', 'Always: the answer to the banner']);
    const frame = await frameOf(page);
    await frame.evaluate(() => void navigator.sendBeacon('/api/track/Track?later'));
    await has(page, 'requests', '/api/track/Track?later');
    const track = (await table(page, 'requests')).find(([address]) => address?.endsWith('?later'));
    assert.deepEqual(track?.slice(2), ['accepted', 'The visitor’s yes: counts visits']);
    await says(page, 'status', 'Nothing is against the rules.');
    await close();
  });

  it('finds what comes without a yes, and what stays after a no', async () => {
    const { page, close } = await world.open();
    const frame = await frameOf(page);
    await frame.evaluate(() => {
      document.cookie = 'ss_cvr=a|1|1|1|1; path=/';
      localStorage.setItem('somebody', 'knows');
      navigator.sendBeacon('/api/census/RecordHit', '');
    });
    await says(page, 'status', 'Against the rules: 3.');
    const against = await page.$$eval('.against', (found) => found.map((words) => words.textContent));
    assert.deepEqual(against, ['Nothing: counts visits', 'Nothing: it is not on the list', 'Nothing: counts visits']);
    await close();
  });

  it('forgets everything on demand, and loads the page again', async () => {
    const { page, close } = await world.open();
    await answer(page, 'decline');
    await says(page, 'consent', 'The visitor has said no.');
    await (
      await frameOf(page)
    ).evaluate(() => {
      localStorage.setItem('somebody', 'knows');
      indexedDB.open('somebody');
    });
    await has(page, 'keys', 'IndexedDB: somebody');
    await page.click('#forget');
    await says(page, 'consent', 'The visitor has not answered.');
    await has(page, 'requests', '/dist/sq-blocks.js');
    assert.deepEqual(
      (await table(page, 'cookies')).map(([name]) => name),
      ['crumb'],
    );
    assert.ok(!(await table(page, 'keys')).some(([key]) => key?.includes('somebody')));
    await close();
  });

  it('can be kept as a bookmark for another page of the demo, and for no other', async () => {
    for (const [query, path] of [
      ['?page=%2Fcart', '/cart'],
      ['?page=https%3A%2F%2Fevil.example', '/'],
    ] as const) {
      const { page, close } = await world.open({ query });
      assert.equal((await table(page, 'requests')).at(-1)?.[0], path);
      await close();
    }
    const { page, close } = await world.open();
    await page.select('#page', '/blocks/sq-map.html');
    await has(page, 'requests', '/blocks/sq-map.html');
    assert.equal(new URL(page.url()).search, '?page=%2Fblocks%2Fsq-map.html');
    await close();
  });

  looksRightEverywhere(world);
});
