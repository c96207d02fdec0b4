import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';
import { styleOfVisit, stylePasses } from './support/style-passes.js';

const CARDS = 100;
const CARD = `<section class="card"><h2>Bowl</h2><p>Wide and <a href="/bowl">low</a>, <b>glazed</b></p><ul><li>One<li>Two</ul>
  <label>How many <input value="1"></label><button>Buy</button><img src="/photos/plain/teal.svg" alt="A bowl" width="4" height="4"></section>`;
const pageOf = (head: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">${head}<body><main>${CARD.repeat(CARDS)}</main></html>`;

/** Whatever a page's own scripts do to it all the time. `main` has all elements of the page in it. */
const ACTIONS = {
  'moves an element': `main.style.translate = '1px'`,
  'hides an element': `main.querySelector('section').hidden = true`,
  'inserts an element first': `main.prepend(document.createElement('p'))`,
  'inserts an element last': `main.append(document.createElement('p'))`,
  'inserts an element before all others': `document.body.prepend(document.createElement('p'))`,
  'inserts an element after all others': `document.body.append(document.createElement('p'))`,
  'removes an element': `main.lastElementChild.remove()`,
  'changes a text': `main.querySelector('b').textContent = 'fired'`,
  'empties an element': `main.querySelector('p').replaceChildren()`,
  'gives an element a class': `main.className = 'wide'`,
  'focuses a button': `main.querySelector('button').focus()`,
};
/** Attributes that a script may set on an element with much in it, whoever wrote the script. */
const ATTRIBUTES = [
  'id',
  'style',
  'title',
  'role',
  'slot',
  'open',
  'hidden',
  'width',
  'height',
  'src',
  'href',
  'data-x',
];

/** Chromium only, as the counts are its own. */
describe('the page sheet costs the elements of a page that are no blocks', () => {
  let browser: Browser;
  let server: StaticServer;
  let [bare, styled]: Page[] = [];
  const visits: Record<string, Awaited<ReturnType<typeof styleOfVisit>>> = {};
  before(async () => {
    browser = await openChromium();
    const pages = { '/bare': pageOf(''), '/styled': pageOf(`<link rel="stylesheet" href="/dist/sq-blocks.css">`) };
    server = await serveFiles({ pages });
    bare = await browser.newPage();
    styled = await browser.newPage();
    for (const [name, page] of Object.entries({ bare, styled }))
      visits[name] = await styleOfVisit(page, `${server.origin}/${name}`);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  it('no rule that must be tried on them', () => {
    const [without, withSheet] = [visits['bare']!, visits['styled']!];
    assert.ok(without.tried > 1000);
    const more = (withSheet.tried - without.tried) / without.styled;
    assert.ok(more < 5, `${more} rules more on each element than without the sheet`);
  });

  it('nothing when scripts of the page change it: only what is changed is styled again', async () => {
    const setAll = ATTRIBUTES.map((name) => [`sets ${name}`, `main.setAttribute('${name}', 'x')`]);
    const actions = { ...ACTIONS, ...(Object.fromEntries(setAll) as Record<string, string>) };
    const within = (page: Page) =>
      page.evaluate(`globalThis.main = document.querySelector('main')`).then(() => stylePasses(page, actions));
    const without = await within(bare!);
    const passes = await within(styled!);
    assert.deepEqual([...passes.keys()], Object.keys(actions));
    for (const [action, { styled: count, checkedForHas }] of passes) {
      assert.ok(count <= without.get(action)!.styled + 3, `a script ${action}: ${count} elements are styled again`);
      assert.ok(!checkedForHas.includes('HTML'), `a script ${action}: the whole page is searched for a :has()`);
    }
  });
});
