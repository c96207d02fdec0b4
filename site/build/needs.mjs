// Attributes that have an effect only with another one: the section "Only with" of a block's note.
//   - design=grid, carousel: slides-per-row      with one of these values
//   - autoplay: autoplay-duration                where it is set
import { readPairs } from './notes.mjs';

const CONDITION = /^([\w-]+)(?:=(.+))?$/;

/**
 * What each attribute needs, by its name. `values` is `null` where the other one only has to be set.
 * @param {string | undefined} section
 * @returns {Map<string, { name: string, values: string[] | null }[]>}
 */
export function readNeeds(section) {
  const needs = new Map();
  for (const [condition, names] of readPairs(section)) {
    const [, name, values] = CONDITION.exec(condition) ?? [];
    if (!name) throw new Error(`"Only with" has "${condition}", which is neither \`name\` nor \`name=value, value\``);
    for (const each of names.split(/,\s*/))
      needs.set(each, [...(needs.get(each) ?? []), { name, values: values?.split(/,\s*/) ?? null }]);
  }
  return needs;
}

/** Every name and value of the needs is declared; else throws. */
export function checkNeeds(tag, needs, attributes) {
  const fail = (name) => {
    throw new Error(`site/blocks/${tag}.md: "Only with" names "${name}", which is not declared`);
  };
  for (const [name, all] of needs) {
    if (!attributes.has(name)) fail(name);
    for (const { name: other, values } of all) {
      if (!attributes.has(other)) fail(other);
      for (const value of values ?? []) if (!attributes.get(other).choices?.includes(value)) fail(`${other}=${value}`);
    }
  }
}

const words = ({ name, values }) =>
  values ? values.map((value) => `<code>${name}="${value}"</code>`).join(' or ') : `<code>${name}</code>`;

/** A sentence of HTML: `Only with design="grid".` */
export const needsInWords = (needs) => (needs.length > 0 ? `Only with ${needs.map(words).join(', and ')}.` : '');
