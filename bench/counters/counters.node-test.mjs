import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startBrowser } from '../harness/browser.mjs';
import { startServer } from '../harness/server.mjs';
import { compare, readBudgets } from './budgets.mjs';
import { countPage } from './count.mjs';
import { pages } from './pages.mjs';

/** Chromium only, as the counts are its own. No times, and none of the peers. */
describe('what a page counts stays within bench/budgets.json', { concurrency: 3 }, () => {
  const budgets = readBudgets();
  let browser;
  let server;
  before(async () => {
    browser = await startBrowser();
    server = await startServer();
  });
  after(async () => {
    await browser.close();
    server.stop();
  });

  for (const page of pages)
    it(`${page.name}: bytes of code, nodes, listeners, layouts, style recalculations, DOM operations`, async () => {
      const { over, message } = compare(await countPage(page, { browser, server }), budgets[page.name]);
      assert.ok(!over, `\n${message}\n`);
    });

  it('no page has lost its budget, and no budget its page', () => {
    assert.deepEqual(Object.keys(budgets).sort(), pages.map(({ name }) => name).sort());
  });

  it('a count over its budget, and one without, are reported with all others', () => {
    const { over, message } = compare({ nodes: 12, listeners: 3, layouts: 1 }, { nodes: 11, listeners: 3 });
    assert.ok(over);
    assert.equal(message, 'OVER nodes: 12 of 11\n     listeners: 3 of 3\nOVER layouts: 1 of no budget');
    assert.ok(!compare({ nodes: 11 }, { nodes: 11 }).over);
  });
});
