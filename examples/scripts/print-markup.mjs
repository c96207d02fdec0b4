import { escapeHtml, VOID } from './nodes.mjs';

/**
 * What a template language whose templates are HTML with tags in it must say. Paths are those of nodes.mjs.
 * @typedef {object} Markup
 * @property {(path: string) => string} text prints a value, escaped for texts and for attributes in double quotes
 * @property {(path: string) => string} html prints HTML as it is
 * @property {(path: string) => string} flag prints "true" or "false"
 * @property {(path: string) => string} json prints data as JSON text, escaped for an attribute in double quotes
 * @property {(path: string) => string} [number] prints a number; else it is printed as text
 * @property {(path: string, inner: string) => string} given prints `inner` when there is a value, also 0 and false
 * @property {(path: string, inner: string) => string} present prints `inner` when the value is true
 * @property {(path: string) => [string, string]} when begin and end of a condition, on lines of their own
 * @property {(name: string, path: string) => [string, string]} each begin and end of a loop
 * @property {(path: string) => string[]} context the script element of the page context
 * @property {(tag: string, args: object, name: string) => string[]} call a partial; `name` is the call's own on its page
 * @property {string} [slot] the page's place in the layout
 * @property {boolean} [loopIsCondition] a loop over nothing is allowed, and needs no condition around it
 * @property {(inner: string) => string} [ownLine] makes a conditional attribute leave no empty line where it is absent
 */

const indent = (lines) => lines.map((line) => (line ? `  ${line}` : line));
const hasBlockForm = ({ children }) => children.some((child) => child.kind && !['value', 'html'].includes(child.kind));

/** One attribute with the space before it. */
function attribute(name, source, language) {
  if (typeof source === 'string') return ` ${name}="${escapeHtml(source)}"`;
  const { kind, path, isNumber } = source;
  const printNumber = language.number ?? language.text;
  if (kind === 'value') return ` ${name}="${(isNumber ? printNumber : language.text)(path)}"`;
  if (kind === 'present') return language.present(path, ` ${name}`);
  // Content has an empty text where there is nothing; a parameter may be 0 or false.
  if (!path.startsWith('@')) return language.present(path, ` ${name}="${language.text(path)}"`);
  const print = kind === 'given' ? language.text : (language[kind] ?? language.text);
  return language.given(path, ` ${name}="${print(path)}"`);
}

/** A block has too many attributes for one line. */
function openingTag({ tag, attributes }, language) {
  const ownLine = language.ownLine ?? ((inner) => inner);
  const printed = Object.entries(attributes).map(([name, source]) => attribute(name, source, language));
  if (!tag.startsWith('sq-')) return [`<${tag}${printed.join('')}>`];
  return [`<${tag}`, ...printed.map((text) => `  ${ownLine(text)}`), '>'];
}

function element(node, language) {
  const opening = openingTag(node, language);
  if (VOID.has(node.tag)) return opening;
  const closing = `</${node.tag}>`;
  if (!hasBlockForm(node) && opening.length === 1) {
    const inner = node.children.flatMap((child) => print(child, language)).join('');
    return [`${opening[0]}${inner}${closing}`];
  }
  return [...opening, ...indent(node.children.flatMap((child) => print(child, language))), closing];
}

const wrapped = ([open, close], children, language) => [
  open,
  ...indent(children.flatMap((child) => print(child, language))),
  close,
];

/** @returns {string[]} the lines of a node */
function print(node, language) {
  if (typeof node === 'string') return [escapeHtml(node)];
  switch (node.kind) {
    case 'element':
      return element(node, language);
    case 'value':
      return [language.text(node.path)];
    case 'html':
      return [language.html(node.path)];
    case 'when':
      if (language.loopIsCondition && node.children[0].kind === 'each' && node.children[0].path === node.path)
        return print(node.children[0], language);
      return wrapped(language.when(node.path), node.children, language);
    case 'each':
      return wrapped(language.each(node.name, node.path), node.children, language);
    case 'call':
      return language.call(node.tag, node.args, node.name);
    case 'context':
      return language.context(node.path);
    case 'slot':
      return [language.slot];
    default:
      throw new Error(`unknown node ${node.kind}`);
  }
}

/** @param {Markup} language */
export const printMarkup = (nodes, language) => nodes.flatMap((node) => print(node, language));
