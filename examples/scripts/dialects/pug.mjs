import { layOut, partsOf, camelCase, quoted } from './support.mjs';
import { headLines } from '../texts.mjs';

const path = (text) => [camelCase(partsOf(text)[0]), ...partsOf(text).slice(1)].join('.');
/** Pug leaves out an attribute that is false, and a block would take its default. */
const literal = (constant) => quoted(constant === false ? 'false' : constant);
const AS = {
  json: (at) => `${path(at)} && JSON.stringify(${path(at)})`,
  flag: (at) => `${path(at)} === false ? 'false' : ${path(at)}`,
};

const ATTRIBUTES = "Attributes of the block stand in brackets of their own. Write false as a text: zoom='false'.";

/** A call: what the mixin prints inside comes first, attributes of the block in the second brackets. */
function call(tag, args, { mixin, attributeOf }) {
  const inside = mixin.map((name) => {
    const arg = args[name];
    return arg === undefined ? 'undefined' : arg.path ? path(arg.path) : literal(arg);
  });
  while (inside.at(-1) === 'undefined') inside.pop();
  const attributes = Object.entries(args).flatMap(([name, arg]) => {
    if (mixin.includes(name)) return [];
    const { name: attribute, kind } = attributeOf[name];
    if (arg.path) return [`${attribute}=${(AS[kind] ?? path)(arg.path)}`];
    return [arg === true ? attribute : `${attribute}=${literal(arg)}`];
  });
  const open = `+${tag}${inside.length > 0 || attributes.length > 0 ? `(${inside.join(', ')})` : ''}`;
  return attributes.length > 0 ? layOut(`${open}(`, attributes, ')', { separator: '', last: '' }) : [open];
}

export const pug = {
  folder: 'pug',
  partialFile: (tag) => `partials/${tag}.pug`,
  layoutFile: 'layout.pug',
  pageFile: (name) => `${name}.pug`,
  asMixins: true,
  indented: {
    tag: (tag) => tag,
    classOf: (name) => `.${name}`,
    attributes: (entries) =>
      entries.length > 0 ? `(${entries.map(([name, value]) => `${name}=${value}`).join(' ')})` : '',
    constant: (text) => quoted(text),
    value: path,
    interpolation: (at) => `#{${path(at)}}`,
    output: (at) => `= ${path(at)}`,
    inlineOutput: (at) => `= ${path(at)}`,
    html: (at) => `!= ${path(at)}`,
    text: (text) => `| ${text}`,
    when: (at) => `if ${path(at)}`,
    each: (name, at) => `each ${name} in ${path(at)}`,
    context: (at) =>
      `script#sq-context(type='application/json')!= JSON.stringify(${path(at)}).replaceAll('<', '\\\\u003c')`,
    slot: 'block main',
    call,
  },
  partial: ({ head, tag, lines, mixin, own }) => [
    '//-',
    ...headLines(head, camelCase, ATTRIBUTES).map((line) => (line ? `  ${line}` : '')),
    `mixin ${tag}(${mixin.map(camelCase).join(', ')})`,
    `  ${tag}${own.length > 0 ? `(${own.map((name) => `${name}=${camelCase(name)}`).join(' ')})` : ''}&attributes(attributes)`,
    ...lines.map((line) => `    ${line}`),
  ],
  layout: (lines, tags, all) => [...all.map((tag) => `include partials/${tag}.pug`), 'doctype html', ...lines],
  page: (lines) => ['extends layout.pug', '', 'block main', ...lines.map((line) => (line ? `  ${line}` : line))],
};
