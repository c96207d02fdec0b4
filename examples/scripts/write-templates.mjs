import { camelCase, flatten } from './nodes.mjs';
import { LAYOUT, PAGES } from './pages.mjs';
import { parametersInside, PARTIALS } from './partials.mjs';
import { printMarkup } from './print-markup.mjs';
import { headOf } from './texts.mjs';

// Templates of languages in which indentation stands for closing tags: Pug, Haml and Slim.

const indent = (lines) => lines.map((line) => (line ? `  ${line}` : line));

function attributesOf({ attributes }, language) {
  return Object.entries(attributes)
    .filter(([name]) => name !== 'class')
    .map(([name, source]) => [
      name,
      typeof source === 'string' ? language.constant(source) : language.value(source.path),
    ]);
}

function element(node, language) {
  const { tag, attributes, children } = node;
  const name = language.tag(tag) + (attributes.class ? language.classOf(attributes.class) : '');
  const open = name + language.attributes(attributesOf(node, language));
  if (children.length === 1 && children[0].kind === 'value') return [open + language.inlineOutput(children[0].path)];
  if (children.length > 0 && children.every((child) => typeof child === 'string' || child.kind === 'value')) {
    const text = children.map((child) => (typeof child === 'string' ? child : language.interpolation(child.path)));
    return [`${open} ${text.join('')}`];
  }
  return [open, ...indent(children.flatMap((child) => print(child, language)))];
}

/** @returns {string[]} the lines of a node */
function print(node, language) {
  if (typeof node === 'string') return [language.text(node)];
  const inner = () => indent(node.children.flatMap((child) => print(child, language)));
  switch (node.kind) {
    case 'element':
      return element(node, language);
    case 'value':
      return [language.output(node.path)];
    case 'html':
      return [language.html(node.path)];
    case 'when':
      return [language.when(node.path), ...inner()];
    case 'each':
      return [language.each(node.name, node.path), ...inner()];
    case 'call':
      return language.call(node.tag, node.args, language.mixinOf?.(node.tag));
    case 'context':
      return [language.context(node.path)];
    case 'slot':
      return [language.slot];
    default:
      throw new Error(`unknown node ${node.kind}`);
  }
}

const printIndented = (nodes, language) => nodes.flatMap((node) => print(node, language));

const callsIn = (nodes) => flatten(nodes).filter(({ kind }) => kind === 'call');
const tagsIn = (nodes) => [...new Set(callsIn(nodes).map(({ tag }) => tag))];

/**
 * The nodes with a name for each call: engines whose partials take no parameters find the arguments by it. `before` are
 * nodes of the same page.
 */
function nameCalls(nodes, before = []) {
  const counts = {};
  const nextName = (tag) => {
    counts[tag] = (counts[tag] ?? 0) + 1;
    return camelCase(tag.slice('sq-'.length)) + (counts[tag] > 1 ? counts[tag] : '');
  };
  callsIn(before).forEach(({ tag }) => nextName(tag));
  const visit = (node) => {
    if (typeof node === 'string') return node;
    if (node.kind === 'call') return { ...node, name: nextName(node.tag) };
    return node.children ? { ...node, children: node.children.map(visit) } : node;
  };
  return nodes.map(visit);
}

/** What a mixin needs to know: Pug gives a block its attributes apart from what is printed inside. */
const MIXINS = Object.fromEntries(
  PARTIALS.map((partial) => {
    const mixin = parametersInside(partial);
    const attributes = Object.entries(partial.attributes).map(([name, { path, kind }]) => [
      path.slice(1),
      { name, kind },
    ]);
    const attributeOf = Object.fromEntries(attributes);
    return [partial.tag, { mixin, attributeOf, own: mixin.filter((name) => name in attributeOf) }];
  }),
);

function printerOf(dialect) {
  if (dialect.markup) return (nodes) => printMarkup(nodes, dialect.markup);
  const language = dialect.asMixins ? { ...dialect.indented, mixinOf: (tag) => MIXINS[tag] } : dialect.indented;
  return (nodes) => printIndented(nodes, language);
}

function printPartial(partial, dialect, print) {
  const { tag, attributes, children } = partial;
  const call = { kind: 'call', tag, args: partial.call };
  const example = dialect.example?.(tag, partial.call) ?? print(nameCalls([call]));
  const head = headOf(partial, example);
  const block = { kind: 'element', tag, attributes, children };
  if (dialect.asMixins) return dialect.partial({ tag, head, lines: print(children), ...MIXINS[tag] });
  const lines = dialect.openingTag
    ? [...dialect.openingTag(tag, attributes), ...print(children).map((line) => (line ? `  ${line}` : line))]
    : print([block]);
  return dialect.partial({ tag, head, lines });
}

/** The layout, in two files where an engine cannot put a page into it. */
function printLayout(dialect, print) {
  const lines = dialect.layout(
    print(nameCalls([LAYOUT])),
    tagsIn([LAYOUT]),
    PARTIALS.map(({ tag }) => tag),
  );
  if (!dialect.footerFile) return { [dialect.layoutFile]: lines };
  const at = lines.findIndex((line) => line.trim() === '<!-- page -->');
  return { [dialect.layoutFile]: lines.slice(0, at), [dialect.footerFile]: lines.slice(at + 1) };
}

/** Arguments of the calls of a page, for engines whose partials take none: `list` is the loop that a call is in. */
function argumentsOf(nodes, list) {
  return nodes.flatMap((node) => {
    if (node.kind === 'each') return argumentsOf(node.children, node.path);
    if (node.kind !== 'call') return argumentsOf(node.children ?? [], list);
    return [{ tag: node.tag, name: node.name, ...(list && { list }), arguments: node.args }];
  });
}
const plainArgument = (arg) => (arg?.path ? { from: arg.path } : arg);
const plainCall = (found) => ({
  ...found,
  arguments: Object.fromEntries(Object.entries(found.arguments).map(([name, arg]) => [name, plainArgument(arg)])),
});
/** The kinds of all parameters of a partial, by name. */
const kindsOf = ({ attributes, parameters }) => ({
  ...Object.fromEntries(Object.keys(parameters).map((name) => [name, 'inside'])),
  ...Object.fromEntries(Object.values(attributes).map(({ kind, path }) => [path.slice(1), kind])),
});
function settingsFile(all) {
  const parameters = PARTIALS.map((partial) => [partial.tag, kindsOf(partial)]);
  const pages = Object.entries(all).map(([name, nodes]) => [
    name,
    argumentsOf(nameCalls([LAYOUT, ...nodes])).map(plainCall),
  ]);
  const data = { parameters: Object.fromEntries(parameters), pages: Object.fromEntries(pages) };
  return JSON.stringify(data, null, 2).split('\n');
}

/**
 * @param {Record<string, object[]>} [morePages] nodes of pages beside those of pages.mjs
 * @returns {Record<string, string>} the templates of an engine, by file inside of its folder
 */
export function templatesOf(dialect, morePages = {}) {
  const pages = { ...PAGES, ...morePages };
  const print = printerOf(dialect);
  const files = {
    ...printLayout(dialect, print),
    ...Object.fromEntries(
      Object.entries(pages).map(([name, nodes]) => [
        dialect.pageFile(name),
        dialect.page(print(nameCalls(nodes, [LAYOUT])), { name, tags: tagsIn(nodes) }),
      ]),
    ),
    ...Object.fromEntries(
      PARTIALS.map((partial) => [dialect.partialFile(partial.tag), printPartial(partial, dialect, print)]),
    ),
    ...(dialect.withoutParameters && { 'settings.json': settingsFile(pages) }),
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, lines]) => [file, `${lines.map((line) => line.trimEnd()).join('\n')}\n`]),
  );
}
