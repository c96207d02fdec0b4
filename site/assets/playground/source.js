// The HTML of an example with other attributes on its block. Everything else stays as its author wrote it.

const ATTRIBUTE = /([^\s=>"']+)(?:=("[^"]*"|'[^']*'))?/g;
const MAX_LINE = 100;

const decode = (text) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const encode = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** `[name, value]` of each attribute; one without a value has the empty text. */
export const readAttributes = (text) =>
  [...text.matchAll(ATTRIBUTE)].map(([, name, quoted = '""']) => [name, decode(quoted.slice(1, -1))]);

/** The source around the first opening tag of the block, and the attributes of it. */
export function openingTag(source, tag) {
  const [whole, attributes] = new RegExp(`<${tag}(?![\\w-])((?:[^>"']|"[^"]*"|'[^']*')*)>`).exec(source);
  const at = source.indexOf(whole);
  return {
    before: source.slice(0, at),
    attributes: readAttributes(attributes),
    after: source.slice(at + whole.length),
  };
}

/** The attributes of an example with the changes of the playground, in their order; new ones at the end. */
export function applyValues(attributes, values) {
  const own = new Set(attributes.map(([name]) => name));
  return [
    ...attributes.map(([name, value]) => [name, values.has(name) ? values.get(name) : value]),
    ...[...values].filter(([name]) => !own.has(name)),
  ].filter(([, value]) => value !== null);
}

/** An attribute as HTML: in single quotes where that saves escaping, as with JSON. */
export function writeAttribute([name, value]) {
  if (value === '') return name;
  return value.includes('"') && !value.includes("'")
    ? `${name}='${value.replaceAll('&', '&amp;')}'`
    : `${name}="${encode(value)}"`;
}

/** An opening tag in one line, or with a line for each attribute where that would be long. */
export function writeOpeningTag(tag, written) {
  const line = [`<${tag}`, ...written].join(' ');
  return line.length <= MAX_LINE ? `${line}>` : `<${[tag, ...written].join('\n  ')}\n>`;
}
