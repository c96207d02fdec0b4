import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { KeyInput, Page } from 'puppeteer-core';
import type { SubmissionContext } from '@sq-blocks/backend';
import { HOSTILE, looksRightEverywhere, ownerPage } from './testing/owner-page.js';

describe('the owner’s list', () => {
  const world = ownerPage('/owner/submissions.html', '#submissions table');
  before(async () => {
    let receivedAt = Date.UTC(2026, 10, 20, 12);
    const add = (formId: string, form: object, spam: string[] = []) =>
      world.storage.saveSubmission({
        key: null,
        idempotencyKey: null,
        formId,
        form: JSON.stringify(form),
        context: { pagePath: '/' } as SubmissionContext,
        receivedAt: (receivedAt += 1000),
        spam,
      });
    await add('contact', { name: 'Ada', message: 'two\nlines' });
    await add('playground', { who: ['Ada', '', 'Lovelace'], mood: { Pots: -1 }, [HOSTILE]: HOSTILE });
    await add('contact', { name: 'x'.repeat(900), message: '\u202eevil' });
    await add('contact', { name: 'Bot', message: 'buy now' }, ['A field that people do not see was filled in.']);
  });
  const cells = (page: Page) =>
    page.$$eval('#submissions tr', (rows) =>
      rows.map((row) => [...row.cells].slice(2).map((cell) => cell.textContent)),
    );

  it('shows when, which form and each field, newest first', async () => {
    const { page, said, close } = await world.open();
    const [head, ...rows] = await cells(page);
    assert.deepEqual(head, ['Form', 'name', 'message', 'who', 'mood', HOSTILE]);
    assert.deepEqual(rows, [
      ['contact', 'x'.repeat(900), '\u202eevil', '', '', ''],
      ['playground', '', '', 'Ada, Lovelace', 'Pots: -1', HOSTILE],
      ['contact', 'Ada', 'two\nlines', '', '', ''],
    ]);
    assert.equal(await page.$eval('#submissions time', (time) => time.dateTime), '2026-11-20T12:00:03.000Z');
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
    assert.ok(links.includes(`${world.origin()}/api/demo/submissions.csv?formId=contact&spam=none`));
    for (const link of links) assert.equal(await page.evaluate(async (to) => (await fetch(to)).status, link), 200);
    await close();
  });

  const messages = (page: Page) =>
    page.$$eval('#submissions tbody tr', (rows) =>
      rows.map((row) => {
        const names = [...(row.closest('table')?.tHead?.rows[0]?.cells ?? [])].map((cell) => cell.textContent);
        return row.cells[names.indexOf('message')]?.textContent ?? '';
      }),
    );
  const saysStatus = (page: Page, text: string) =>
    page.waitForFunction((said) => document.getElementById('status')?.textContent?.includes(said), {}, text);

  it('searches by words, and shows spam when it is asked for, in the address too', async () => {
    const { page, close } = await world.open({ query: '?spam=only' });
    assert.deepEqual(await messages(page), ['buy now']);
    assert.match(await page.$eval('#submissions tbody tr', (row) => row.textContent ?? ''), /A field that people/);
    await page.select('#spam', 'all');
    await saysStatus(page, '4 submissions');
    await page.type('#question', 'LINES two');
    await page.keyboard.press('Enter');
    await saysStatus(page, '1 submission');
    assert.deepEqual(await messages(page), ['two\nlines']);
    assert.equal(new URL(page.url()).search, '?q=LINES+two&spam=all');
    await close();
  });

  it('deletes a review so that nobody writes another one of the order, unless it is allowed', async () => {
    const tokens = ['a'.repeat(32), 'b'.repeat(32)] as const;
    const review = async (token: string) => {
      const body = new URLSearchParams({ rating: '1', review: 'Rude words', token });
      const headers = { origin: world.origin() };
      const answer = await fetch(`${world.origin()}/api/form/submit/review`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body,
      });
      return answer.status;
    };
    for (const [at, how] of ['delete', 'again'].entries()) {
      const token = tokens[at]!;
      await world.storage.placeOrder({ token, key: token, data: '{}', placedAt: Date.now() }, []);
      assert.equal(await review(token), 303);
      const { page, said, close } = await world.open({ query: '?formId=review' });
      await page.click('tbody input');
      await page.click('#delete');
      await page.waitForSelector('#again:not([hidden])');
      await page.click(`#confirm [value=${how}]`);
      await saysStatus(page, '1 submission was deleted. None was found.');
      assert.equal(await review(token), how === 'again' ? 303 : 400);
      assert.deepEqual(said, []);
      await close();
    }
    const left = await world.storage.listSubmissions(10, { formId: 'review' });
    await world.storage.deleteSubmissions(left.map(({ id }) => id));
  });

  it('marks and deletes by keys alone, asks before it deletes, and says what it did', async () => {
    for (const text of ['first', 'second'])
      await world.storage.saveSubmission({
        key: null,
        idempotencyKey: null,
        formId: 'address',
        form: JSON.stringify({ name: 'Eve', message: text }),
        context: { pagePath: '/' } as SubmissionContext,
        receivedAt: Date.UTC(2026, 10, 21),
      });
    const { page, said, close } = await world.open({ query: '?formId=address' });
    const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
    const press = async (...keys: KeyInput[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    assert.equal(await page.$eval('#delete', (button) => (button as HTMLButtonElement).disabled), true);
    await page.focus('#all');
    await press('Tab', 'Space');
    assert.equal(await page.$eval('#all', (box) => (box as HTMLInputElement).indeterminate), true);
    await page.focus('#mark');
    await press('Enter');
    await saysStatus(page, '1 submission was marked as spam. 1 submission');
    assert.equal(await focused(), 'status');
    assert.deepEqual(await messages(page), ['first']);

    await page.focus('#all');
    await press('Space');
    await page.focus('#delete');
    await press('Enter');
    assert.equal(await page.$eval('#confirm-title', (title) => title.textContent), 'Delete 1 submission?');
    assert.equal(await page.$eval('#again', (button) => (button as HTMLElement).hidden), true);
    await press('Enter');
    await page.waitForSelector('#confirm:not([open])');
    assert.equal(await focused(), 'delete');
    assert.equal((await world.storage.listSubmissions(10, { formId: 'address' })).length, 2);
    await press('Enter', 'Tab', 'Enter');
    await saysStatus(page, '1 submission was deleted. None was found.');
    assert.equal(await focused(), 'status');
    const left = await world.storage.listSubmissions(10, { formId: 'address' });
    assert.deepEqual(
      left.map(({ form, spam }) => [(JSON.parse(form) as { message: string }).message, spam]),
      [['second', ['You marked it.']]],
    );
    assert.deepEqual(said, []);
    await close();
  });

  it('shows which messages have not arrived, and why', async () => {
    const delivery = { channel: 'webhook', data: '{"secret":1}', dueAt: 1000 } as const;
    const old = { key: null, idempotencyKey: null, formId: 'captcha', form: '{}', receivedAt: 1000 };
    await world.storage.saveSubmission({ ...old, context: {} as SubmissionContext }, [delivery, delivery, delivery]);
    const [waiting, givenUp] = await world.storage.claimDeliveries(1000, Date.UTC(2026, 10, 23), 2);
    await world.storage.postponeDelivery(waiting?.id ?? 0, HOSTILE, Date.UTC(2026, 10, 24));
    await world.storage.postponeDelivery(givenUp?.id ?? 0, 'The webhook answered with status 410.', undefined);
    const { page, close } = await world.open();
    await page.waitForSelector('#deliveries:not([hidden])');
    const rows = await page.$$eval('#delivery-list tbody tr', (found) =>
      found.map((row) => [...row.cells].map((cell) => cell.querySelector('time')?.dateTime ?? cell.textContent)),
    );
    assert.deepEqual(rows, [
      ['Webhook', 'The webhook answered with status 410.', '1', 'Given up'],
      ['Webhook', HOSTILE, '1', '2026-11-24T00:00:00.000Z'],
    ]);
    await close();
  });

  looksRightEverywhere(world);
});
