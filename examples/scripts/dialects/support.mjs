import { camelCase, snakeCase } from '../nodes.mjs';

export { camelCase, snakeCase };

/** The parts of a path; of a parameter the first part is the name alone. */
export const partsOf = (path) => path.replace('@', '').split('.');
export const isParameter = (path) => path.startsWith('@');

/** `{ loop: true }` as `['loop = true']`: arguments of a call, each printed by `print(name, value)`. */
export const printArguments = (args, { name = (text) => text, path, literal = quoted, join }) =>
  Object.entries(args).map(([key, arg]) => join(name(key), arg?.path ? path(arg.path) : literal(arg)));

/** A constant in most languages. */
export const quoted = (constant) => (typeof constant === 'string' ? `'${constant}'` : String(constant));
export const doubleQuoted = (constant) => JSON.stringify(constant);

/** A call on one line where it is short, else an argument a line. */
export function layOut(open, items, close, { separator = ',', last = ',' } = {}) {
  const line = `${open}${items.join(`${separator} `)}${close}`;
  if (line.length <= 100) return [line];
  const lines = items.map((item, at) => `  ${item}${at < items.length - 1 ? separator : last}`);
  return [open.trimEnd(), ...lines, ...(close ? [close.trimStart()] : [])];
}

/** `<script>` with JSON inside. */
export const contextScript = (json) => [`<script type="application/json" id="sq-context">${json}</script>`];
/** A comment whose lines are indented, between two signs. */
export const comment = (open, close, lines) => [open, ...lines.map((line) => (line ? `  ${line}` : '')), close];

/**
 * A value in engines whose partials take no parameters: they read an object of the content. Inside of a loop the entry
 * is the context, and its name is left out.
 */
export function contentPath(text, parameterName) {
  const [root, ...rest] = partsOf(text);
  if (isParameter(text)) return [parameterName(root), ...rest].join('.');
  return (['page', 'site'].includes(root) ? [root, ...rest] : rest).join('.');
}
