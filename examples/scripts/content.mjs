import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../content/site.json');

/**
 * @typedef {object} Content
 * @property {object} site what all pages share
 * @property {Record<string, object>} pages the content of each page, by its name
 */

/**
 * The content of the site, as templates get it: each page has the menu, in which its own entry is marked.
 * @param {(content: Content) => Content} [change] is applied to the file's content
 * @returns {Content}
 */
export function readContent(change = (content) => content) {
  const { site, pages } = change(JSON.parse(readFileSync(FILE, 'utf8')));
  const all = Object.entries(pages);
  const menuFor = (current) =>
    all.map(([name, { url, menu }]) => ({ url, title: menu, ...(name === current && { current: 'page' }) }));
  return {
    site,
    pages: Object.fromEntries(all.map(([name, page]) => [name, { ...page, navigation: menuFor(name) }])),
  };
}

/** Texts that end an attribute, an element, a comment or a script, and texts that a template engine could run. */
const AWKWARD = [
  `"><img src=x onerror="globalThis.injected='attribute'"> ' onfocus='globalThis.injected="quote"' autofocus='`,
  `</script><script>globalThis.injected='script'</script> <!-- <script> --!> ]]> </style></title></textarea>`,
  '{{ 7 * 7 }} {{{ x }}} {{! x }} {% if %} {# x #} {$x} {.section x} {@} <%= 7 * 7 %> <?php echo 49 ?> #{7 * 7} ${7 * 7} !{x} @if(true) @{{ x }}',
  'one\u2028two\u2029three &amp; &lt;b&gt; &copy; \\ \\n \\u003c \\" $& $1 %s %d `x` = 0\n\tnext line',
  '👩🏽‍🚀 שלום עולם مرحبا بالعالم \u202eabc\u202c é e\u0301 中文',
].join(' ');
/** Addresses may contain anything that an author has pasted. */
const AWKWARD_QUERY = `?q="><script>globalThis.injected='address'</script>&copy=1&a='b c'&ü=👩🏽‍🚀`;

const ADDRESSES = ['src', 'full', 'link'];
/** What names something, or is chosen from a list: never text of an author. */
const NAMES = ['url', 'field', 'type', 'autocomplete', 'date', 'anchor', 'language', 'direction'];

function awkwardValue(value, key) {
  if (Array.isArray(value)) return value.map((entry) => awkwardValue(entry, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, awkwardValue(inner, name)]));
  if (typeof value !== 'string' || NAMES.includes(key)) return value;
  if (ADDRESSES.includes(key)) return value + AWKWARD_QUERY;
  // HTML of the site's owner, in which template tags are text.
  if (key === 'body') return `${value}<p>{{ 7 * 7 }} {% if %} #{7} &lt;b&gt; \u2028 👩🏽‍🚀 שלום</p>`;
  return `${value} ${AWKWARD}`;
}

/** The same content with something awkward in every text and in every address of an image or a link. */
export const makeAwkward = (content) => awkwardValue(content);
