// Markdown of docs/*.md and of the notes as HTML: headings with anchors, code in colours, links between the pages.
import path from 'node:path';
import { Marked } from 'marked';
import { codeBlock, escapeHtml } from './highlight.mjs';

const REPOSITORY = 'https://github.com/sq-blocks/sq-blocks/blob/main/';

/** The anchor of a heading, as GitHub makes it. */
export const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/<[^>]+>|&\w+;/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/**
 * The address of a link in the sources: the page of the site that is made of that file, else the file in the repository.
 * @param {string} href
 * @param {{ file: string, pages: ReadonlyMap<string, string> }} options as of `renderMarkdown`
 */
export function resolveLink(href, { file, pages }) {
  if (/^(?:[a-z]+:|#)/i.test(href)) return href;
  const [address, anchor] = href.split('#');
  const source = path.posix.join(path.posix.dirname(file), address);
  const page = pages.get(source);
  const end = anchor === undefined ? '' : `#${anchor}`;
  return page ? page + end : REPOSITORY + source + end;
}

/** A colour is shown beside its code. As an attribute of SVG, which a strict policy for styles allows. */
const swatchOf = (code) =>
  /^#(?:[\da-f]{6}|[\da-f]{8})$/i.test(code)
    ? `<svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><rect width="1" height="1" fill="${code}"/></svg>`
    : '';

/** The name of a region that a reader scrolls to: the heading above it. */
function createNames() {
  const used = new Map();
  let heading = '';
  return {
    enter: (text) => (heading = text),
    next(kind) {
      const name = heading ? `${kind}: ${heading}` : kind;
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      return count > 1 ? `${name}, ${count}` : name;
    },
  };
}

/**
 * @param {string} text
 * @param {{ file: string, pages: ReadonlyMap<string, string>, prefix?: string, level?: number }} options `file` is where
 * the text is, for its relative links; `pages` has the pages of the site by source file, as addresses from the folder of
 * the page; `prefix` is put before anchors; `level` is added to the level of headings.
 * @returns {{ html: string, headings: { level: number, text: string, id: string }[] }}
 */
export function renderMarkdown(text, { file, pages, prefix = '', level: deeper = 0 }) {
  const headings = [];
  const ids = new Set();
  const names = createNames();
  const uniqueId = (plain) => {
    const base = prefix + anchorOf(plain);
    let id = base;
    for (let count = 1; ids.has(id); count++) id = `${base}-${count}`;
    ids.add(id);
    return id;
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: source }) {
        const plain = source.replaceAll('`', '');
        const id = uniqueId(plain);
        const level = Math.min(depth + deeper, 6);
        headings.push({ level, text: plain, id });
        names.enter(plain);
        const content = this.parser.parseInline(tokens);
        return level === 1
          ? ''
          : `<h${level} id="${id}"><a class="anchor" href="#${id}">${content.replace(/<a [^>]*>|<\/a>/g, '')}</a></h${level}>\n`;
      },
      codespan: ({ text: code }) => `${swatchOf(code)}<code>${escapeHtml(code)}</code>`,
      code: ({ text: code, lang }) => codeBlock(code, lang, names.next('Code')),
      link({ href, tokens }) {
        return `<a href="${escapeHtml(resolveLink(href, { file, pages }))}">${this.parser.parseInline(tokens)}</a>`;
      },
      table(token) {
        const cell = (tag, { tokens, align }) =>
          `<${tag}${align ? ` class="${align}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
        const head = token.header.map((each) => cell(each.text.trim() ? 'th' : 'td', each)).join('');
        const rows = token.rows.map((row) => `<tr>${row.map((each) => cell('td', each)).join('')}</tr>`).join('\n');
        return `<div class="table-box" tabindex="0" role="region" aria-label="${escapeHtml(names.next('Table'))}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  return { html: marked.parse(text), headings };
}

const INLINE = new Marked();
/** A sentence of a declaration: code is between backticks, everything else is text. */
export const renderSentence = (text) => INLINE.parseInline(escapeHtml(text).replaceAll('&quot;', '"'));
