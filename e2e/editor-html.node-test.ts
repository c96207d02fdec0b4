import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { autop } from '@wordpress/autop';
import { marked } from 'marked';
import type { Browser, SerializedAXNode } from 'puppeteer-core';
import { OWNERS_ONLY_TAGS } from '../shared/platform/html/owners-only.js';
import { blockExamples } from '@sq-blocks/test-helpers/block-examples';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { serveFiles, type StaticServer } from '@sq-blocks/test-helpers/static-server';

/** The tag becomes a `div` with classes, its attributes data. */
const wrapped = (html: string) =>
  html
    .replace(/<(sq-[\w-]+)([^>]*)>/, (_, tag: string, attributes: string) => {
      const data = attributes.replace(/ (?!data-)([\w-]+)(?==|\s|$)(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ' data-$1');
      return `<div class="sq-block ${tag}"${data}>`;
    })
    .replace(/<\/sq-[\w-]+>/, '</div>');

/** A wrapper takes no address of a script, as its attributes may be of a stranger. */
const withoutScript = (html: string) => html.replace(/(<sq-reservation[^>]*?) src="[^"]*"/, '$1');

/** An empty line between the children makes each of them a paragraph. Indented, Markdown would take them for code. */
const spaced = (html: string) => html.replace(/\n\s*/g, '\n\n');

/** A row, a grid and figures stand for all galleries: react-impl/gallery/editor-layouts.test.ts has every design. */
const EXAMPLES = Object.entries(blockExamples).filter(([name]) => !/^gallery-(?!slideshow|grid|stacked)/.test(name));

const WRITERS: Readonly<Record<string, (html: string) => string>> = {
  wpautop: autop,
  'wpautop with empty lines': (html) => autop(spaced(html)),
  Markdown: (html) => marked.parse(html, { async: false }),
  'Markdown with empty lines': (html) => marked.parse(spaced(html), { async: false }),
  'a wrapper': wrapped,
  'a wrapper and wpautop': (html) => autop(wrapped(html)),
  'a wrapper and Markdown': (html) => marked.parse(wrapped(html), { async: false }),
};

const page = (html: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>editor</title>
  <link rel="icon" href="data:,"><link rel="stylesheet" href="/dist/sq-blocks.css">
  <script type="module" src="/dist/sq-blocks.js"></script><body>${html}</body></html>`;

/** Role and name of everything that a screen reader meets. */
function namesIn({ role, name, children = [] }: SerializedAXNode): string[] {
  const inside = children.flatMap(namesIn);
  // White space between paragraphs.
  if (role === 'StaticText' && !name?.trim()) return inside;
  return ['paragraph', 'LineBreak', 'generic', 'RootWebArea'].includes(role)
    ? inside
    : [`${role} ${name?.trim()}`, ...inside];
}

describe('what an editor makes of the examples', () => {
  let browser: Browser;
  let server: StaticServer;
  const pages: Record<string, string> = {};
  before(async () => {
    for (const [name, html] of EXAMPLES) {
      pages[`/${name}/plain`] = page(html);
      pages[`/${name}/without-script`] = page(withoutScript(html));
      for (const [writer, write] of Object.entries(WRITERS)) pages[`/${name}/${encodeURI(writer)}`] = page(write(html));
    }
    browser = await openChromium();
    server = await serveFiles({ pages });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function read(path: string, tag: string) {
    const context = await browser.createBrowserContext();
    const tab = await context.newPage();
    const log = listenTo(tab);
    await tab.goto(`${server.origin}${path}`, { waitUntil: 'networkidle0' });
    await tab.mouse.move(5, 5);
    await tab.waitForSelector(`${tag}:state(ready)`);
    await tab.waitForNetworkIdle({ idleTime: 100 });
    const facts = await tab.$eval(tag, (element) => ({
      slides: (element as unknown as { numberOfSlides?: number }).numberOfSlides,
      images: element.querySelectorAll('img').length,
      fields: [...element.querySelectorAll('input, textarea, select, button')].map((field) => field.localName),
    }));
    /** As the parser leaves it: sq-newsletter fills an empty tag with a form of its own. */
    const isEmpty = await tab.evaluate(async (name) => {
      const text = await (await fetch(location.href)).text();
      return new DOMParser().parseFromString(text, 'text/html').querySelector(name)?.childElementCount === 0;
    }, tag);
    const tree = await tab.accessibility.snapshot();
    await context.close();
    return {
      isEmpty,
      facts: { ...facts, names: tree ? namesIn(tree) : [] },
      warnings: log.filter((line) => line.includes('[sq-blocks]')),
    };
  }

  for (const [name, html] of EXAMPLES) {
    const tag = /<(sq-[\w-]+)/.exec(html)![1]!;
    it(`${name}: the block is the same`, async () => {
      const { facts: plain, isEmpty: isEmptyAsWritten } = await read(`/${name}/plain`, tag);
      const isOfScript = withoutScript(html) !== html;
      const withoutIt = isOfScript ? (await read(`/${name}/without-script`, tag)).facts : plain;
      // A wrapper may be of anybody: it makes no block that only trusted authors may place.
      const writers = Object.keys(WRITERS).filter(
        (writer) => !(writer.startsWith('a wrapper') && OWNERS_ONLY_TAGS.includes(tag)),
      );
      const written = writers.map(async (writer) => ({
        writer,
        ...(await read(`/${name}/${encodeURI(writer)}`, tag)),
      }));
      for (const { writer, facts, warnings, isEmpty } of await Promise.all(written)) {
        // The parser has closed the tag at the first block of its content: nothing can be the same.
        if (isEmpty && !isEmptyAsWritten) {
          assert.match(writer, /^(wpautop|Markdown)/, `${writer} has emptied ${tag}`);
          if (/gallery|lightbox/.test(tag)) assert.match(warnings.join(), /is empty/, writer);
          continue;
        }
        assert.deepEqual(facts, writer.startsWith('a wrapper') ? withoutIt : plain, writer);
      }
    });
  }
});
