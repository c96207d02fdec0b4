import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillNavigation, siteNavigation } from './navigation.js';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** What a page states about itself, one `name: value` a line, in a comment `<!-- page … -->` at its start. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Addresses of sheets and scripts besides those of every page. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Settings of consent in the page's context, besides those of every page. */
  readonly cookieSettings: Readonly<Record<string, unknown>>;
  /** Of the context (storefront §2). Default 1, a page of content. */
  readonly pageType?: number | undefined;
}

const HEAD = /^<!-- page\n([\s\S]*?)\n-->\n/;

/** The settings of consent of every page. */
const COOKIE_SETTINGS = {
  isCookieBannerEnabled: true,
  cookieBannerVariant: 'BAR',
  cookieBannerPosition: 'BOTTOM',
  cookieBannerTheme: 'DARK',
  cookieBannerCtaVariant: 'BUTTON',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
};

/** Splits a file into its head and its content; the head is undefined where the file has none. */
export function readPage(source: string): { head: PageHead | undefined; content: string } {
  const found = HEAD.exec(source);
  if (!found) return { head: undefined, content: source };
  const values = new Map(
    found[1]!.split('\n').map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)] as const;
    }),
  );
  const list = (name: string) => values.get(name)?.split(' ') ?? [];
  const head = {
    title: values.get('title') ?? '',
    description: values.get('description') ?? '',
    styles: list('styles'),
    scripts: list('scripts'),
    cookieSettings: JSON.parse(values.get('cookie settings') ?? '{}') as Record<string, unknown>,
  };
  return { head, content: source.slice(found[0].length) };
}

/** Replaces `{{name}}` in a file of this folder. */
export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(path.join(HERE, file), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`demo/layout/${file}: there is no value for {{${name}}}`);
    return value;
  });
}

const lines = (addresses: readonly string[], tag: (address: string) => string) =>
  addresses.map((address) => `    ${tag(address)}\n`).join('');

/** Repeats the lines between `<!-- repeat: 2000 -->` and `<!-- end -->` until there are so many; `{{n}}` is their number. */
const repeatLines = (html: string): string =>
  html.replace(/<!-- repeat: (\d+) -->\n([^]*?)\n *<!-- end -->/g, (_, count: string, text: string) => {
    const given = text.split('\n');
    return Array.from({ length: Number(count) }, (_, at) =>
      given[at % given.length]!.replace('{{n}}', String(at + 1)),
    ).join('\n');
  });

/** A whole page: what all pages of the demo have in common, around `main`. `address` is its path on the site. */
export function layOut(head: PageHead, main: string, address: string): string {
  return fillTemplate('layout.html', {
    title: head.title,
    description: head.description,
    styles: lines(head.styles, (each) => `<link rel="stylesheet" href="${each}">`),
    scripts: lines(head.scripts, (each) => `<script type="module" src="${each}"></script>`),
    cookieSettings: JSON.stringify({ ...COOKIE_SETTINGS, ...head.cookieSettings }),
    pageType: String(head.pageType ?? 1),
    navigation: siteNavigation(address),
    main: fillNavigation(repeatLines(main.trimEnd()), address),
    // A page about the banner has one of its own: only the first on a page is shown.
    banner: main.includes('<sq-cookie-banner') ? '' : fillTemplate('banner.html', {}),
  });
}
