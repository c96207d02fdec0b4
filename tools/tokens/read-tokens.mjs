// The design tokens of elements/tokens.json as a flat list. The format is that of the Design Tokens Community Group,
// https://www.designtokens.org/TR/2025.10/format/; the value for dark pages is in `$extensions.mode.dark`.
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Token
 * @property {string} path such as `color.neutral.900`; a group's own token, `$root`, has the path of the group
 * @property {string} property the custom property, such as `--sq-color-neutral-900`
 * @property {string} type such as `dimension`
 * @property {string} description empty where there is none
 * @property {unknown} value
 * @property {unknown} dark the value for dark pages; undefined where it is the same
 */

/** @typedef {object} Group @property {string} path @property {string} description */

const SOURCE = 'elements/tokens.json';

export const readSource = () => JSON.parse(readFileSync(new URL(`../../${SOURCE}`, import.meta.url), 'utf8'));

/**
 * @param {object} source
 * @returns {Token[]} in the order of the file
 */
export function readTokens(source = readSource(), path = [], type = undefined) {
  const ownType = source.$type ?? type;
  return Object.entries(source).flatMap(([name, entry]) => {
    if (name !== '$root' && name.startsWith('$')) return [];
    const entryPath = name === '$root' ? path : [...path, name];
    if (!('$value' in entry)) return readTokens(entry, entryPath, ownType);
    return [
      {
        path: entryPath.join('.'),
        property: `--sq-${entryPath.join('-')}`,
        type: entry.$type ?? ownType,
        description: entry.$description ?? '',
        value: entry.$value,
        dark: entry.$extensions?.mode?.dark,
      },
    ];
  });
}

/** The path that a value refers to, such as `color.blue.700`; undefined where it is a value of its own. */
export const referenceIn = (value) => (typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined);

/** A value without references. Throws where a reference leads nowhere. */
export function resolveValue(value, tokens) {
  const path = referenceIn(value);
  if (path === undefined) return value;
  const token = tokens.find((each) => each.path === path);
  if (!token) throw new Error(`${SOURCE}: there is no token ${path}`);
  return resolveValue(token.value, tokens);
}
