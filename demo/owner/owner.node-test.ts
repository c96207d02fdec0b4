import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'puppeteer-core';
import { listenTo, openChromium } from '../../e2e/support/browser.js';
import { createMemoryStorage } from '../backend/memory-storage.js';
import type { SubmissionContext } from '../backend/storage.js';
import { closeServer, listenFrom } from '../listen.js';
import { createServer } from '../server.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

describe('the owner’s list', () => {
  let browser: Browser;
  const storage = createMemoryStorage();
  const server = createServer({ storage, showSubmissions: true });
  let origin: string;
  before(async () => {
    browser = await openChromium();
    await listenFrom(server, 0, '127.0.0.1');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let receivedAt = Date.UTC(2026, 10, 20, 12);
    const add = (formId: string, form: object) =>
      storage.saveSubmission({
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
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    await closeServer(server);
  });

  async function open(width = 1280, scheme = 'light', query = '') {
    const page = await browser.newPage();
    const said = listenTo(page);
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await page.goto(`${origin}/owner/submissions.html${query}`);
    await page.waitForSelector('#submissions table');
    return { page, said };
  }
  const cells = (page: Page) =>
    page.$$eval('#submissions tr', (rows) =>
      rows.map((row) => [...row.cells].slice(1).map((cell) => cell.textContent)),
    );

  it('shows when, which form and each field, newest first, and says that it has no sign-in', async () => {
    const { page, said } = await open();
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
    await page.close();
  });

  it('puts in text only', async () => {
    const { page } = await open();
    assert.equal(await page.$$eval('#submissions :is(img, script)', (found) => found.length), 0);
    assert.equal(await page.title(), 'Submissions');
    await page.close();
  });

  it('shows one form alone, in the address too', async () => {
    const { page } = await open();
    await page.select('#form', 'playground');
    await page.waitForFunction(() => document.querySelectorAll('#submissions tbody tr').length === 1);
    assert.equal(new URL(page.url()).search, '?formId=playground');
    await page.close();
    const again = await open(1280, 'light', '?formId=playground');
    assert.deepEqual(await cells(again.page), [
      ['Form', 'who', 'mood', HOSTILE],
      ['playground', 'Ada, Lovelace', 'Pots: -1', HOSTILE],
    ]);
    assert.equal(await again.page.$eval('#form', (select) => (select as HTMLSelectElement).value), 'playground');
    await again.page.close();
  });

  it('links a file for each form', async () => {
    const { page } = await open();
    const links = await page.$$eval('#file-list a', (found) => found.map((link) => link.href));
    assert.ok(links.includes(`${origin}/api/demo/submissions.csv?formId=contact`));
    for (const link of links) assert.equal((await fetch(link)).status, 200);
    await page.close();
  });

  for (const width of [1440, 375])
    for (const scheme of ['light', 'dark'])
      it(`is accessible and no wider than the window: ${width} px, ${scheme}`, async () => {
        const { page } = await open(width, scheme);
        await page.evaluate(AXE);
        const { violations } = (await page.evaluate(() =>
          (window as unknown as { axe: { run(): Promise<unknown> } }).axe.run(),
        )) as AxeResults;
        assert.deepEqual(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
          [],
        );
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.ok(overflow <= 0, `${overflow} px wider than the window`);
        const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        assert.equal(paper, scheme === 'dark' ? 'rgb(20, 23, 26)' : 'rgb(250, 247, 242)');
        await page.close();
      });
});
