import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

interface PageContent {
  readonly ids: ReadonlySet<string>;
  readonly references: readonly string[];
}

const ADDRESSES = ['href', 'src', 'action', 'poster', 'data-src', 'data-index', 'data-text', 'data-root'];
const ORIGIN = 'https://site.example';

/** A link or a form of an example belongs to the author's site. Its pictures are shown here. */
const isOfExample = (tagName: string, name: string) => (tagName === 'a' && name === 'href') || name === 'action';

const candidatesOf = (srcset: string) => srcset.split(',').map((each) => each.trim().split(/\s+/)[0]!);

function readPage(html: string): PageContent {
  const ids = new Set<string>();
  const references: string[] = [];
  const visit = (node: Node, inPreview: boolean) => {
    if (!('tagName' in node)) return;
    const values = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const isPreview = inPreview || values.has('data-preview');
    if (values.has('id')) ids.add(values.get('id')!);
    // What a block does with an attribute is the block's.
    const names = node.tagName.startsWith('sq-') ? [] : ADDRESSES;
    for (const name of names) {
      const address = values.get(name);
      if (address !== undefined && !(isPreview && isOfExample(node.tagName, name))) references.push(address);
    }
    references.push(...candidatesOf(values.get('srcset') ?? '').filter(Boolean));
    const children = 'content' in node ? node.content.childNodes : node.childNodes;
    for (const child of children) visit(child, isPreview);
  };
  for (const child of parse(html).childNodes) visit(child, false);
  return { ids, references };
}

const firstGroups = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, address]) => address!);
const withoutFences = (markdown: string) => markdown.replace(/^```[^]*?^```$/gm, '');

/** What a file that is no page refers to, as it is written there. */
const READERS: Record<string, (text: string) => string[]> = {
  '.css': (text) => firstGroups(text, /url\(\s*["']?([^"')]+)["']?\s*\)/g).filter((each) => !each.startsWith('data:')),
  '.js': (text) => firstGroups(text, /(?:\bfrom|\bimport\s*\(?)\s*["'](\.[^"'\s]+)["']/g),
  '.txt': (text) => firstGroups(withoutFences(text), /\]\(([^)\s]+)\)/g),
  '.md': (text) => firstGroups(withoutFences(text), /\]\(([^)\s]+)\)/g),
  '.xml': (text) => firstGroups(text, /<(?:link|url)>([^<]+)</g),
};

/**
 * What is wrong with the addresses in a folder of files that is served below `base`: those that leave it, and those that lead to
 * nothing. Other origins are not asked.
 */
export function wrongReferences(folder: string, base: string): string[] {
  const files = (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(path.join(folder, name)).isFile());
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const pages = new Map(files.filter((name) => name.endsWith('.html')).map((name) => [name, readPage(read(name))]));

  const problemOf = (from: string, address: string) => {
    const place = `${ORIGIN}${base}${from}`;
    if (!URL.canParse(address, place)) return 'cannot be read';
    const url = new URL(address, place);
    if (url.origin !== ORIGIN) return undefined;
    if (!url.pathname.startsWith(base)) return 'leaves the site';
    const name = decodeURIComponent(url.pathname.slice(base.length));
    // The root, which scripts put before other addresses.
    if (name === '') return undefined;
    if (!existsSync(path.join(folder, name))) return 'leads to no file';
    const anchor = decodeURIComponent(url.hash.slice(1));
    return anchor && pages.has(name) && !pages.get(name)!.ids.has(anchor) ? 'leads to no place in the page' : undefined;
  };

  /** The page for unknown addresses is shown at any depth. */
  const placesOf = (name: string) => (name === '404.html' ? [name, 'guides/nothing/here.html'] : [name]);
  const problems = files.flatMap((name) => {
    const references = pages.get(name)?.references ?? READERS[path.extname(name)]?.(read(name)) ?? [];
    return placesOf(name).flatMap((place) =>
      references.flatMap((address) => {
        const problem = address.startsWith('#') && place !== name ? undefined : problemOf(place, address);
        return problem ? [`${name}: ${address} ${problem}`] : [];
      }),
    );
  });
  return [...new Set(problems)];
}
