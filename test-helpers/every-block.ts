import type { ServerResponse } from 'node:http';
import type { Page } from 'puppeteer-core';
import { readBlocks } from '@sq-blocks/tools/registry';

/*
 * A page with an example of every block and with what moves by itself, a page of words, and a router that goes from one to
 * the other in the same document.
 */

const FLAVOURS = { react: '/dist', lite: '/dist/lite' };
export type Flavour = keyof typeof FLAVOURS;

const blocks = readBlocks();
const tags = blocks.map(({ tag }) => tag);
const images = '<img src="/photos/plain/teal.svg" alt="" width="90" height="60">'.repeat(4);
const MOVING = ['design="slideshow"', 'design="slideshow" transition="fade"', 'design="carousel"']
  .map(
    (design, index) =>
      `<sq-gallery ${design} autoplay autoplay-delay="1" label="Moving ${index}">${images}</sq-gallery>`,
  )
  .concat('<sq-marquee>Round and round</sq-marquee>')
  .join('');
/** Wherever it stands, without a scroll. */
const eager = (html: string) => html.replace(/<(sq-[\w-]+)/g, '<$1 load="eager"');
const EVERY = eager(blocks.map(({ examples }) => Object.values(examples)[0]!).join('\n') + MOVING);

const ROUTER = `navigation.addEventListener('navigate', (event) => {
  if (!event.canIntercept || event.hashChange) return;
  event.intercept({
    async handler() {
      const next = new DOMParser().parseFromString(await (await fetch(event.destination.url)).text(), 'text/html');
      document.querySelector('main').replaceWith(next.querySelector('main'));
    },
  });
});`;
const page = (
  dir: string,
  main: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Every block</title>
  <link rel="icon" href="data:,"><link rel="stylesheet" href="/dist/sq-blocks.css">
  <script type="application/json" id="sq-context">{"website": {"id": "w1"}}</script>
  <script type="module" src="${dir}/sq-blocks.js"></script><script type="module">${ROUTER}</script></head>
  <body><a id="every" href="every.html">Every block</a> <a id="words" href="words.html">Words</a>
  <main>${main}</main></body></html>`;

export const everyBlockPages = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(FLAVOURS).flatMap(([flavour, dir]) => [
      [`/${flavour}/every.html`, page(dir, EVERY)],
      [`/${flavour}/words.html`, page(dir, '<p>Words</p>')],
    ]),
  );

/** What the blocks ask of the site: an empty cart, a form that is taken. */
export function answerCalls(path: string, response: ServerResponse): boolean {
  if (!path.startsWith('/api/')) return false;
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"key": "k", "success": true, "entries": []}');
  return true;
}

export interface Visits {
  /** To every block, until all are ready, and back to the words. */
  cycle(): Promise<void>;
  /** What is left after a collection: `heap` in MB. */
  measure(): Promise<{ nodes: number; listeners: number; heap: number }>;
}

/** @param stay what is waited for on both pages; nothing unless told */
export async function visitEveryBlock(
  page: Page,
  origin: string,
  flavour: Flavour,
  stay = async () => {},
): Promise<Visits> {
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${origin}/${flavour}/words.html`);
  const debug = await page.createCDPSession();
  const follow = (name: string) => page.evaluate((id) => document.getElementById(id)!.click(), name);
  return {
    async cycle() {
      await follow('every');
      await page.waitForFunction((all) => all.every((tag) => document.querySelector(`${tag}:state(ready)`)), {}, tags);
      await stay();
      await follow('words');
      await page.waitForFunction(() => document.querySelector('main')!.textContent === 'Words');
      await stay();
    },
    async measure() {
      for (let times = 0; times < 3; times++) await debug.send('HeapProfiler.collectGarbage');
      const { Nodes, JSEventListeners, JSHeapUsedSize } = await page.metrics();
      return { nodes: Nodes!, listeners: JSEventListeners!, heap: JSHeapUsedSize! / 1e6 };
    },
  };
}
