import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import type { SubmissionContext } from '../backend/storage/storage.js';
import { HOSTILE, looksRightEverywhere, ownerPage } from './testing/owner-page.js';

describe('the owner’s list', () => {
  const world = ownerPage('/owner/submissions.html', '#submissions table');
  before(async () => {
    let receivedAt = Date.UTC(2026, 10, 20, 12);
    const add = (formId: string, form: object) =>
      world.storage.saveSubmission({
        key: null,
        idempotencyKey: null,
        formId,
        form: JSON.stringify(form),
        context: { pagePath: '/' } as SubmissionContext,
        receivedAt: (receivedAt += 1000),
      });
    await add('contact', { name: 'Ada', message: 'two\nlines' });
    await add('playground', { who: ['Ada', '', 'Lovelace'], mood: { Pots: -1 }, [HOSTILE]: HOSTILE });
    await add('contact', { name: 'x'.repeat(900), message: '\u202eevil' });
  });
  const cells = (page: Page) =>
    page.$$eval('#submissions tr', (rows) =>
      rows.map((row) => [...row.cells].slice(1).map((cell) => cell.textContent)),
    );

  it('shows when, which form and each field, newest first, and says that it has no sign-in', async () => {
    const { page, said, close } = await world.open();
    const [head, ...rows] = await cells(page);
    assert.deepEqual(head, ['Form', 'name', 'message', 'who', 'mood', HOSTILE]);
    assert.deepEqual(rows, [
      ['contact', 'x'.repeat(900), '\u202eevil', '', '', ''],
      ['playground', '', '', 'Ada, Lovelace', 'Pots: -1', HOSTILE],
      ['contact', 'Ada', 'two\nlines', '', '', ''],
    ]);
    assert.equal(await page.$eval('#submissions time', (time) => time.dateTime), '2026-11-20T12:00:03.000Z');
    assert.match(await page.$eval('main', (main) => main.textContent ?? ''), /no sign-in[^]*must put it[^]*sign-in/);
    assert.deepEqual(said, []);
    await close();
  });

  it('puts in text only', async () => {
    const { page, close } = await world.open();
    assert.equal(await page.$$eval('#submissions :is(img, script)', (found) => found.length), 0);
    assert.equal(await page.title(), 'Submissions');
    await close();
  });

  it('shows one form alone, in the address too', async () => {
    const { page, close } = await world.open();
    await page.select('#form', 'playground');
    await page.waitForFunction(() => document.querySelectorAll('#submissions tbody tr').length === 1);
    assert.equal(new URL(page.url()).search, '?formId=playground');
    await close();
    const again = await world.open({ query: '?formId=playground' });
    assert.deepEqual(await cells(again.page), [
      ['Form', 'who', 'mood', HOSTILE],
      ['playground', 'Ada, Lovelace', 'Pots: -1', HOSTILE],
    ]);
    assert.equal(await again.page.$eval('#form', (select) => (select as HTMLSelectElement).value), 'playground');
    await again.close();
  });

  it('links a file for each form', async () => {
    const { page, close } = await world.open();
    const links = await page.$$eval('#file-list a', (found) => found.map((link) => link.href));
    assert.ok(links.includes(`${world.origin()}/api/demo/submissions.csv?formId=contact`));
    for (const link of links) assert.equal((await fetch(link)).status, 200);
    await close();
  });

  looksRightEverywhere(world);
});
