import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { after, before, it } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { signInContext } from '@sq-blocks/test-helpers/sign-in';
import { closeServer, createMemoryStorage, listenFrom } from '@sq-blocks/backend';
import { createServer } from '../../server.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

/** A demo with memory, and a browser, for the tests of one page of the owner's. */
export function ownerPage(path: string, ready: string) {
  let browser: Browser;
  let origin = '';
  const storage = createMemoryStorage();
  const server = createServer({ storage, showSubmissions: true });
  before(async () => {
    browser = await openChromium();
    await listenFrom(server, 0, '127.0.0.1');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    await closeServer(server);
  });

  /** Each page has cookies and storage of its own. */
  async function open({ width = 1280, scheme = 'light', query = '' } = {}) {
    const context = await browser.createBrowserContext();
    await signInContext(context, origin, storage);
    const page = await context.newPage();
    const said = listenTo(page);
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await page.goto(`${origin}${path}${query}`);
    await page.waitForSelector(ready);
    return { page, said, close: () => context.close() };
  }
  return { storage, open, origin: () => origin };
}

/** Its colours are those of the scheme, axe finds nothing, and the window holds it. */
export async function looksRight(page: Page, scheme: string) {
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
}

export function looksRightEverywhere({ open }: Pick<ReturnType<typeof ownerPage>, 'open'>) {
  for (const width of [1440, 375])
    for (const scheme of ['light', 'dark'])
      it(`is accessible and no wider than the window: ${width} px, ${scheme}`, async () => {
        const { page, close } = await open({ width, scheme });
        await looksRight(page, scheme);
        await close();
      });
}
