import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, KeyInput, Page, SerializedAXNode } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

/** How often the tree is read for the wanted one, a frame apart: far more than any page needs. */
const MOST_LOOKS = 500;

/** One key, and the markup that the pattern of the ARIA Authoring Practices Guide asks for after it. */
interface Step {
  readonly key?: KeyInput;
  readonly expected: string;
}
interface Pattern {
  readonly own: string;
  /** Whether the block has a state `ready`: one whose code comes at the first use has not, at first. */
  readonly tag: string;
  readonly steps: readonly Step[];
}

const TABS = (selected: number, focused: number) => `
  <div role="tablist" aria-label="Menus">
    ${['Breakfast', 'Lunch', 'Supper']
      .map(
        (name, at) =>
          `<button role="tab" aria-selected="${at === selected}" ${at === focused ? 'autofocus' : ''}>${name}</button>`,
      )
      .join('')}
  </div>
  <div role="tabpanel" aria-label="${['Breakfast', 'Lunch', 'Supper'][selected]}"><p>${['Porridge', 'Soup', 'Mussels'][selected]}</p></div>`;

const ITEM = (name: string, text: string, open: boolean, focused: boolean) => `
  <button aria-expanded="${open}" ${focused ? 'autofocus' : ''}>${name}</button>${open ? `<p>${text}</p>` : ''}`;
const ACCORDION = (first: boolean, second: boolean, focused: number) =>
  ITEM('Prices', 'From $7', first, focused === 0) + ITEM('Hours', 'Ten to six', second, focused === 1);

const PAGE_BUTTON = (focused: boolean) => `<button ${focused ? 'autofocus' : ''}>Cancel my place</button>`;

const PATTERNS: Readonly<Record<string, Pattern>> = {
  'tabs that are selected by hand': {
    tag: 'sq-menu',
    own: `<sq-menu label="Menus"><h3>Breakfast</h3><section><p>Porridge</p></section><h3>Lunch</h3><section><p>Soup</p></section>
      <h3>Supper</h3><section><p>Mussels</p></section></sq-menu>`,
    steps: [
      { expected: TABS(0, -1) },
      { key: 'Tab', expected: TABS(0, 0) },
      { key: 'ArrowRight', expected: TABS(0, 1) },
      { key: 'Enter', expected: TABS(1, 1) },
      { key: 'End', expected: TABS(1, 2) },
      { key: ' ', expected: TABS(2, 2) },
      { key: 'ArrowRight', expected: TABS(2, 0) },
      { key: 'ArrowLeft', expected: TABS(2, 2) },
      { key: 'Home', expected: TABS(2, 0) },
    ],
  },
  'an accordion of which several are open': {
    tag: 'sq-accordion',
    own: `<sq-accordion multiple><details><summary>Prices</summary><p>From $7</p></details>
      <details><summary>Hours</summary><p>Ten to six</p></details></sq-accordion>`,
    steps: [
      { expected: ACCORDION(false, false, -1) },
      { key: 'Tab', expected: ACCORDION(false, false, 0) },
      { key: 'Enter', expected: ACCORDION(true, false, 0) },
      { key: 'Tab', expected: ACCORDION(true, false, 1) },
      { key: ' ', expected: ACCORDION(true, true, 1) },
    ],
  },
  'a disclosure': {
    tag: 'sq-accordion',
    own: '<sq-accordion><details><summary>Prices</summary><p>From $7</p></details></sq-accordion>',
    steps: [
      { expected: ITEM('Prices', 'From $7', false, false) },
      { key: 'Tab', expected: ITEM('Prices', 'From $7', false, true) },
      { key: 'Enter', expected: ITEM('Prices', 'From $7', true, true) },
      { key: 'Enter', expected: ITEM('Prices', 'From $7', false, true) },
    ],
  },
  'a modal dialog': {
    tag: 'sq-dialog',
    own: `<p><button type="button" commandfor="place" command="show-modal">Cancel my place</button></p>
      <sq-dialog load="eager"><dialog id="place"><h2>Cancel your place?</h2><form method="dialog"><button value="cancel">Keep it</button>
      <button>Cancel it</button></form></dialog></sq-dialog>`,
    steps: [
      { expected: PAGE_BUTTON(false) },
      { key: 'Tab', expected: PAGE_BUTTON(true) },
      {
        key: 'Enter',
        expected: `<div role="dialog" aria-modal="true" aria-labelledby="h"><h2 id="h">Cancel your place?</h2>
          <button autofocus>Keep it</button><button>Cancel it</button></div>`,
      },
      {
        key: 'Tab',
        expected: `<div role="dialog" aria-modal="true" aria-labelledby="h"><h2 id="h">Cancel your place?</h2>
          <button>Keep it</button><button autofocus>Cancel it</button></div>`,
      },
      { key: 'Escape', expected: PAGE_BUTTON(true) },
    ],
  },
  'an alert dialog': {
    tag: 'sq-dialog',
    own: `<p><button type="button" commandfor="question" command="--open">Cancel my place</button></p>
      <sq-dialog load="eager" id="question" heading="Cancel your place?" message="Somebody gets it at once."></sq-dialog>`,
    steps: [
      { key: 'Tab', expected: PAGE_BUTTON(true) },
      {
        key: 'Enter',
        expected: `<div role="alertdialog" aria-modal="true" aria-labelledby="h" aria-describedby="t"><h2 id="h">Cancel your place?</h2>
          <p id="t">Somebody gets it at once.</p><button>Confirm</button><button autofocus>Cancel</button></div>`,
      },
      { key: 'Escape', expected: PAGE_BUTTON(true) },
    ],
  },
  'a tooltip': {
    tag: 'sq-tooltip',
    own: `<p><button type="button" id="celadon">Celadon</button> <sq-tooltip load="eager" for="celadon">A pale green glaze.</sq-tooltip></p>`,
    steps: [
      { expected: '<button aria-describedby="t">Celadon</button><span id="t" hidden>A pale green glaze.</span>' },
      {
        key: 'Tab',
        expected:
          '<button aria-describedby="t" autofocus>Celadon</button><span role="tooltip" id="t">A pale green glaze.</span>',
      },
      {
        key: 'Escape',
        expected:
          '<button aria-describedby="t" autofocus>Celadon</button><span id="t" hidden>A pale green glaze.</span>',
      },
    ],
  },
};

/** States that a screen reader says. */
const STATES = [
  'description',
  'expanded',
  'focused',
  'selected',
  'modal',
  'disabled',
  'checked',
  'pressed',
  'level',
] as const;
/** Boxes without a meaning: what is in them counts. */
const PLAIN = [
  'generic',
  'none',
  'paragraph',
  'form',
  'group',
  'Details',
  'InlineTextBox',
  'LayoutTable',
  'RootWebArea',
];
/** Browsers say of a `<summary>` what they say of a button with aria-expanded. */
const SAME: Readonly<Record<string, string>> = { DisclosureTriangle: 'button', DisclosureTriangleGrouped: 'button' };

/** A node a line: its role, its name and its states; the same for the same words to a screen reader. */
function linesOf(node: SerializedAXNode, depth = 0): string[] {
  const isPlain = PLAIN.includes(node.role);
  const inner = (node.children ?? []).flatMap((child) => linesOf(child, isPlain ? depth : depth + 1));
  if (isPlain) return inner;
  const states = STATES.flatMap((state) => (node[state] === undefined ? [] : [`${state}=${String(node[state])}`]));
  // The text of a control is its name.
  const isLeaf = inner.every((line) => line.trim().startsWith('StaticText'));
  const name = node.name || (isLeaf ? inner.map((line) => line.trim().slice('StaticText "'.length, -1)).join(' ') : '');
  const own = `${'  '.repeat(depth)}${SAME[node.role] ?? node.role} "${name}" ${states.join(' ')}`.trimEnd();
  return [own, ...(isLeaf && node.role !== 'tabpanel' && node.role !== 'dialog' ? [] : inner)];
}

describe('what a screen reader is told, beside the patterns of the ARIA Authoring Practices Guide', () => {
  let browser: Browser;
  let server: StaticServer;
  const html = (body: string, script: boolean) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>pattern</title><link rel="icon" href="data:,">
    ${script ? '<link rel="stylesheet" href="/dist/sq-blocks.css"><script type="module" src="/dist/sq-blocks.js"></script>' : ''}
    <div>${body}</div></html>`;
  before(async () => {
    browser = await openChromium();
    const pages = Object.entries(PATTERNS).map(([name, { own }]) => [addressOf(name), html(own, true)]);
    server = await serveFiles({ pages: Object.fromEntries(pages) as Record<string, string> });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const addressOf = (name: string) => `/${name.replaceAll(' ', '-')}.html`;
  async function treeOf(page: Page): Promise<string[]> {
    const tree = await page.accessibility.snapshot({ interestingOnly: false });
    return tree ? linesOf(tree) : [];
  }
  async function expectedTree(markup: string): Promise<string[]> {
    const page = await browser.newPage();
    await page.setContent(html(markup, false));
    await page.evaluate(() => document.querySelector<HTMLElement>('[autofocus]')?.focus());
    const lines = await treeOf(page);
    await page.close();
    return lines;
  }

  for (const [name, { tag, steps }] of Object.entries(PATTERNS))
    it(`${name}: the same roles, names and states after the same keys`, async () => {
      const trees: string[][] = [];
      for (const { expected } of steps) trees.push(await expectedTree(expected));
      const page = await browser.newPage();
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await page.goto(server.origin + addressOf(name));
      await page.waitForSelector(`${tag}:state(ready)`);
      for (const [at, { key }] of steps.entries()) {
        if (key) await page.keyboard.press(key);
        const wanted = trees[at]!;
        let got: string[] = [];
        // What follows a key may need a frame or two.
        for (let looks = 0; looks < MOST_LOOKS && got.join() !== wanted.join(); looks++) {
          await page.evaluate('new Promise(requestAnimationFrame)');
          got = await treeOf(page);
        }
        assert.deepEqual(got, wanted, `after ${key ?? 'loading'}`);
      }
      await page.close();
    });
});
