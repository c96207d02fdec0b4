import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import regexp from 'eslint-plugin-regexp';
import { parseFragment } from 'parse5';
import tseslint from 'typescript-eslint';
import { seeded } from '../commerce/product/testing/generate-product.js';
import { linkProblem } from './link-problem.js';
import { panelCollectionId } from './paths.js';
import { promptFor } from './prompts.js';
import { classifyLink, LINK_CATEGORIES } from './read-link.js';
import { safeHref } from './safe-href.js';
import { normalizeUrlTemplate } from './url-template.js';

const SEED = 20_261_123;
const COUNT = 100_000;
const PAGE = 'https://page.example/blog/';
const FOLLOWED = ['http:', 'https:', 'ftp:', 'mailto:', 'tel:', 'sms:'];

const PIECES = [
  ...['javascript', 'JavaScript', 'data', 'vbscript', 'http', 'https', 'ftp', 'mailto', 'tel', 'sms', 'file', 'x'],
  ...[':', '://', '/', '//', '\\', '#', '?', '@', '.', '%', '%y', '%2f', '-', '+', '(', ',', ';', '&', '=', '[', ']'],
  ...['&colon;', '&#58;', '&#x3A', '&#0000000058', '&Tab;', '&NewLine;', '&sol;', '&bsol;', '&num;', '&#', '&amp;'],
  ...['&#106;', '&#x110000;', '&#99999999999999999999', '&#0;', '&#55296;', '&colon'],
  ...[' ', '\t', '\n', '\r', '\u0000', '\u001f', '\u007f', '\u00a0', '\u00ad', '\u200b', '\u2028', '\u202e', '\ufeff'],
  ...['\ud83d', '\ude00', '\u212a', 'ſ', 'İ', 'é', '日本', '：', '／', 'א'],
  ...[
    'example.com',
    'page.example',
    'localhost',
    '127.0.0.1',
    '0x7f',
    '::1',
    'name',
    '/s/',
    '/pages/',
    '/config',
    'alert(1)',
  ],
  ...['0', '1234', '52fc05e7e4b0c9a1d2f3a4b5', '__proto__', 'constructor', '"><script>', "'", '`', '${x}', '$&'],
];

/** Half of the links begin as one that may be followed. */
const STARTS = [
  '/',
  '/s/',
  '#',
  'https://example.com',
  'http://',
  'ftp://example.com/',
  'example.com/',
  'mailto:',
  'tel:',
];

const random = seeded(SEED);
const below = (limit: number) => Math.floor(random() * limit);

function generateLink(): string {
  let link = below(2) === 0 ? STARTS[below(STARTS.length)]! : '';
  for (let left = 1 + below(7); left > 0; left--) {
    const piece = PIECES[below(PIECES.length)]!;
    link += below(50) === 0 ? piece.repeat(below(60)) : piece;
  }
  return link;
}

/** What a browser makes of the text where a template prints it into `href` without escaping anything but the quotation mark. */
function decodedByHtml(text: string): string {
  const fragment = parseFragment(`<a href="${text.replaceAll('"', '&quot;')}"></a>`);
  const [link] = fragment.childNodes;
  return link && 'attrs' in link ? (link.attrs[0]?.value ?? '') : '';
}

const SOURCES = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.includes('test'))
  .map((name) => path.join(import.meta.dirname, name));

const protocolIn = (href: string): string => (URL.canParse(href, PAGE) ? new URL(href, PAGE).protocol : '');

describe('a hundred thousand links', () => {
  const links = Array.from({ length: COUNT }, generateLink);

  it('are each of one category, of every one some, and none stops the functions', () => {
    const counts = new Map<string, number>();
    for (const link of links) {
      const category = classifyLink(link);
      counts.set(category, (counts.get(category) ?? 0) + 1);
      assert.ok([undefined, 'length', 'format'].includes(linkProblem(link)));
      assert.ok(promptFor(link).endsWith('example.com'));
      assert.match(panelCollectionId(link) ?? '52fc05e7e4b0c9a1d2f3a4b5', /^[a-z\d]{24}$/);
    }
    for (const category of LINK_CATEGORIES) assert.ok(counts.get(category)! > 50, category);
    for (const category of counts.keys()) assert.ok((LINK_CATEGORIES as readonly string[]).includes(category));
  });

  it('lead to pages, mail and telephones only, also where a template prints them as they are', () => {
    let followed = 0;
    let refused = 0;
    for (const link of links) {
      const href = safeHref(link);
      if (href === undefined) {
        if (!FOLLOWED.includes(protocolIn(link))) refused++;
        continue;
      }
      followed++;
      assert.ok(FOLLOWED.includes(protocolIn(href)), JSON.stringify({ link, href }));
      const printed = protocolIn(decodedByHtml(href));
      assert.ok(printed === '' || FOLLOWED.includes(printed), JSON.stringify({ link, href, printed }));
    }
    assert.ok(followed > COUNT / 20, String(followed));
    assert.ok(refused > COUNT / 20, String(refused));
  });

  it('stay on this site where they are content, a file or an anchor', () => {
    for (const link of links) {
      const href = safeHref(link);
      if (href === undefined || !['content', 'file', 'anchor'].includes(classifyLink(link))) continue;
      for (const shown of [href, decodedByHtml(href)])
        if (URL.canParse(shown, PAGE)) assert.equal(new URL(shown, PAGE).host, 'page.example', JSON.stringify(link));
    }
  });

  it('are the same after another reading', () => {
    for (const link of links) {
      const href = safeHref(link);
      if (href !== undefined) assert.equal(safeHref(href), href);
      const template = normalizeUrlTemplate(link);
      assert.equal(normalizeUrlTemplate(template), template);
      assert.match(template, /^(?:[a-z\d]|%[ymdt]|\/(?![/-])|-(?![/-]))*$/);
    }
  });

  it('of a hundred thousand characters are read', () => {
    for (const piece of PIECES) {
      const link = piece.repeat(Math.ceil(1e5 / piece.length));
      for (const text of [
        link,
        `javascript${link}:`,
        `${link}:`,
        `/${link}`,
        `mailto:${link}`,
        `tel:${link}`,
        `http://${link}`,
      ]) {
        assert.ok((LINK_CATEGORIES as readonly string[]).includes(classifyLink(text)));
        linkProblem(text);
        safeHref(text);
      }
      normalizeUrlTemplate(link);
    }
  });
});

describe('the patterns of links', () => {
  const lint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      plugins: { regexp },
      linterOptions: { noInlineConfig: true },
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      },
    },
  });

  it('take a time that grows with the length and no faster', async () => {
    const results = await lint.lintFiles(SOURCES);
    assert.equal(results.length, SOURCES.length);
    assert.deepEqual(
      results.flatMap(({ filePath, messages }) => messages.map(({ message }) => `${filePath}: ${message}`)),
      [],
    );
  });
  it('would be named if one did not', async () => {
    const [result] = await lint.lintText('export const slow = (text) => /^(a+)+$/.test(text) || /\\s+$/.test(text);', {
      filePath: 'shared/links/slow.ts',
    });
    assert.deepEqual(result?.messages.map(({ ruleId }) => ruleId).sort(), [
      'regexp/no-super-linear-backtracking',
      'regexp/no-super-linear-move',
    ]);
  });
});
