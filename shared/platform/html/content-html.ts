import { copyAllowed } from './copy-allowed.js';

/** What any element of a content may have. No `style` and no `id`: neither the page's layout nor its names are touched. */
const GLOBAL = ['class', 'title', 'lang', 'dir', 'role', 'hidden', 'aria-label', 'aria-hidden'];
const PLAIN =
  'ADDRESS ARTICLE ASIDE B BDI BDO BLOCKQUOTE BR CAPTION CITE CODE DD DEL DETAILS DFN DIV DL DT EM FIGCAPTION FIGURE FOOTER ' +
  'H1 H2 H3 H4 H5 H6 HEADER HR I INS KBD LI MAIN MARK NAV OL P PICTURE PRE Q RP RT RUBY S SAMP SECTION SMALL SPAN STRONG SUB ' +
  'SUMMARY SUP TABLE TBODY TFOOT THEAD TR U UL VAR WBR';
const IMAGE = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'];
/** Elements of a content (in capitals) and their attributes. */
export const CONTENT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(PLAIN.split(' ').map((name) => [name, []])),
  A: ['href', 'target', 'rel'],
  IMG: IMAGE,
  SOURCE: ['srcset', 'sizes', 'media', 'type', 'width', 'height'],
  TIME: ['datetime'],
  DATA: ['value'],
  TD: ['colspan', 'rowspan', 'headers'],
  TH: ['colspan', 'rowspan', 'headers', 'scope'],
  COL: ['span'],
  COLGROUP: ['span'],
};

/**
 * The HTML of a part of a page that a server has rendered, as safe nodes: text, headings, lists, tables, images and links.
 * What runs, loads frames or takes input is left out.
 */
export const contentHtml = (text: string): DocumentFragment =>
  copyAllowed(text, (tag) => (Object.hasOwn(CONTENT, tag) ? [...GLOBAL, ...CONTENT[tag]!] : undefined));
