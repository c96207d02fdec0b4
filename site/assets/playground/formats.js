// What the playground shows and copies, in each language.
import { htmlToJsx } from './jsx.js';
import { applyValues, openingTag, writeAttribute, writeOpeningTag } from './source.js';

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** A value as data: what JSON has. Text that is not what its kind says stays text. */
function asData(value, kind) {
  if (kind === 'flag') return !/^false$/i.test(value);
  if (kind === 'number' && value.trim() && Number.isFinite(Number(value))) return Number(value);
  if (kind !== 'json') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The example as HTML, with the changed attributes. */
export function asHtml({ source, tag, values }) {
  const { before, attributes, after } = openingTag(source, tag);
  return before + writeOpeningTag(tag, applyValues(attributes, values).map(writeAttribute)) + after;
}

const isObject = (data) => typeof data === 'object' && data !== null && !Array.isArray(data);

/** The value of `data-block-json`, and of the property `config`: what it has already, and the single attributes, which win. */
function asJson(block) {
  const { attributes: declared } = block;
  const { attributes } = openingTag(block.source, block.tag);
  const all = applyValues(attributes, block.values);
  const members = all
    .filter(([name]) => declared[name] && !['load', 'data-block-json'].includes(name))
    .map(([name, value]) => [camelCase(name), asData(value, declared[name].kind)]);
  const written = asData(new Map(all).get('data-block-json') ?? '', 'json');
  return JSON.stringify({ ...(isObject(written) && written), ...Object.fromEntries(members) }, undefined, 2);
}

const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** Jinja knows `none`, not `null`. */
const literal = (data, nothing) => {
  if (typeof data === 'string') return quote(data);
  if (data === null) return nothing;
  if (Array.isArray(data)) return `[${data.map((each) => literal(each, nothing)).join(', ')}]`;
  if (typeof data !== 'object') return String(data);
  return `{${Object.entries(data)
    .map(([key, value]) => `${quote(key)}: ${literal(value, nothing)}`)
    .join(', ')}}`;
};

/** Name and value of each argument of the partial: attributes first, then what is printed inside. */
function argumentsOf(block, write) {
  const { ofAttributes, inside, attributes: declared } = block;
  const { attributes } = openingTag(block.source, block.tag);
  const own = applyValues(attributes, block.values)
    .filter(([name]) => ofAttributes[name])
    .map(([name, value]) => [ofAttributes[name], write(asData(value, declared[name]?.kind), ofAttributes[name])]);
  const given = new Set(own.map(([name]) => name));
  return [...own, ...inside.filter(([name]) => !given.has(name))];
}

const MAX_LINE = 90;
/** In one line where there is room. */
function layOut(start, list, end) {
  const line = start + list.join(', ') + end;
  return line.length <= MAX_LINE ? line : `${start.trimEnd()}\n  ${list.join(',\n  ')}\n${end.trimStart()}`;
}

function asTwig(block) {
  const list = argumentsOf(block, (data) => literal(data, 'null')).map(([name, value]) => `${name}: ${value}`);
  return layOut(`{{ include('partials/${block.tag}.html.twig', {`, list, '}, with_context = false) }}');
}

function asJinja(block) {
  const macro = block.tag.replaceAll('-', '_');
  const list = argumentsOf(block, (data) => literal(data, 'none')).map(([name, value]) => `${name}=${value}`);
  return `{% from 'partials/${block.tag}.html' import ${macro} %}\n${layOut(`{{ ${macro}(`, list, ') }}')}`;
}

/** Some engines of Liquid know escapes between quotes and others do not; in some `%}` ends a tag also between them. */
const needsCapture = (text) => /\\|%\}/.test(text) || (text.includes("'") && text.includes('"'));

/** Liquid has no lists and objects: what it cannot write is captured first, or is data of the page. */
function asLiquid(block) {
  const captured = [];
  const write = (data, name) => {
    if (typeof data !== 'string') return typeof data === 'object' ? `page.${name}` : String(data);
    if (!needsCapture(data)) return data.includes("'") ? `"${data}"` : `'${data}'`;
    if (/\{%-?\s*endraw/.test(data)) return `page.${name}`;
    const text = data.includes('{') ? `{% raw %}${data}{% endraw %}` : data;
    captured.push(`{% capture ${name} %}${text}{% endcapture %}\n`);
    return name;
  };
  const list = argumentsOf(block, write).map(([name, value]) => `${name}: ${value}`);
  return captured.join('') + layOut(`{% render 'partials/${block.tag}', `, list, ' %}');
}

/**
 * By the word of the address. Each takes a block: `tag`, the `source` of its example, the changed `values`, and what its
 * page knows of it (site/build/playground.mjs).
 */
export const WRITERS = {
  html: asHtml,
  jsx: (block) => htmlToJsx(asHtml(block), block),
  twig: asTwig,
  liquid: asLiquid,
  jinja: asJinja,
  json: asJson,
};
