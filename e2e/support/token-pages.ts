import type { Browser, Page } from 'puppeteer-core';
import { readTags } from '@sq-blocks/tools/registry';
import { blockExamples } from '@sq-blocks/test-helpers/block-examples';

type AnyBlock = HTMLElement & Record<string, () => Promise<unknown>>;

/** Blocks that cover the page, each on a page of its own, and how they are opened. */
const OPEN: Readonly<Record<string, (block: AnyBlock) => unknown>> = {
  'sq-cookie-banner': (block) => block['open']!(),
  'sq-lightbox': (block) => block['open']!(),
  'sq-popup': (block) => block['open']!(),
  'sq-product-quick-view': (block) => block.querySelector('a')!.click(),
  'sq-tooltip': () => document.querySelector('button')!.focus(),
};

/** The tags of each page. */
export const PAGES: readonly (readonly string[])[] = [
  readTags().filter((tag) => !(tag in OPEN)),
  ...Object.keys(OPEN).map((tag) => [tag]),
];

/** Its first example, loaded at once wherever it is on the page. */
const exampleOf = (tag: string) =>
  Object.values(blockExamples)
    .find((html) => new RegExp(`^\\s*(<p>.*</p>\\s*)?(<p>[^]*)?<${tag}\\b`).test(html))!
    .replaceAll(/<(sq-[\w-]+)/g, '<$1 load="eager"');

export interface PageOptions {
  /** In the head, after the loader. */
  readonly head: string;
  readonly scheme?: 'light' | 'dark';
}

/**
 * Opens a page made of the files in `dist/` alone: the loader, the page sheet, and the first example of each of these
 * blocks. The demo's server, whose backend answers calls of blocks, gives all other files.
 */
export async function openTokenPage(
  browser: Browser,
  origin: string,
  tags: readonly string[],
  { head, scheme = 'light' }: PageOptions,
): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const address = `${origin}/page-of-dist.html`;
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>tokens</title><link rel="icon" href="data:,">
    <link rel="stylesheet" href="/dist/sq-blocks.css"><script type="module" src="/dist/sq-blocks.js"></script>${head}
    <body>${tags.map(exampleOf).join('\n')}</body></html>`;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url() === address) void request.respond({ contentType: 'text/html; charset=utf-8', body });
    else void request.continue();
  });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.goto(address, { waitUntil: 'networkidle0' });
  for (const tag of tags) {
    await page.waitForSelector(`${tag}:state(ready)`);
    const open = OPEN[tag];
    if (open) await page.$eval(tag, open as unknown as (block: Element) => unknown);
  }
  await page.waitForNetworkIdle();
  return page;
}

/** What of a computed style tokens can change. */
const PROPERTIES = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderBottomColor',
  'borderTopLeftRadius',
  'fontFamily',
  'fontSize',
  'paddingTop',
  'paddingLeft',
  'rowGap',
  'columnGap',
  'marginBottom',
  'boxShadow',
  'accentColor',
  'transitionDuration',
  'outlineColor',
] as const;

/**
 * The looks of blocks by their tags: the computed style of each and of all in it, in its shadow root too. A line for each
 * element and property.
 */
export function readLooks(page: Page, tags: readonly string[]): Promise<Record<string, string>> {
  return page.evaluate(
    (all, properties) => {
      const looks = all.map((tag) => {
        const block = document.querySelector(tag)!;
        const lines: string[] = [];
        // A list that grows while it is iterated: elements come after their parents.
        const elements: [Element, string][] = [[block, tag]];
        for (const [element, path] of elements) {
          for (const pseudo of ['', '::before', '::after', '::backdrop']) {
            const style = getComputedStyle(element, pseudo || undefined);
            for (const name of properties) lines.push(`${path}${pseudo} ${name}: ${style[name]}`);
          }
          for (const [at, child] of [...element.children, ...(element.shadowRoot?.children ?? [])].entries())
            elements.push([child, `${path} > ${child.getAttribute('part') ?? child.localName}.${at}`]);
        }
        return [tag, lines.join('\n')];
      });
      return Object.fromEntries(looks) as Record<string, string>;
    },
    tags,
    PROPERTIES,
  );
}

/** Gives the keyboard focus to the first control of a block's shadow root; false where it has none. */
export const focusControl = (page: Page, tag: string): Promise<boolean> =>
  page.$eval(tag, (block) => {
    const control = block.shadowRoot?.querySelector<HTMLElement>('button, a[href], summary, input, [tabindex="0"]');
    control?.focus({ focusVisible: true });
    return control !== null && control !== undefined && block.shadowRoot?.activeElement === control;
  });
