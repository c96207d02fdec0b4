// The accessibility statement's part about each block: the criteria that concern what it does, and what was tested.
import { CRITERIA, EXCEPTIONS, TRAITS } from './conformance-criteria.mjs';

export const PLACE = '<!-- conformance: each block, written by docs/site/build/conformance.mjs -->';

/**
 * The rows of a block: criteria that one of its traits needs, with what is different in it.
 * @param {string} tag
 * @param {readonly string[]} traits
 */
export function rowsOf(tag, traits) {
  return CRITERIA.filter((criterion) => criterion.for.some((trait) => traits.includes(trait))).map(
    ({ id, name, level, result, remark }) => {
      const other = EXCEPTIONS.find(([block, criterion]) => block === tag && criterion === id);
      return { id, name, level, result: other?.[2] ?? result, remark: other?.[3] ?? remark };
    },
  );
}

/** "It shows images, moves by itself and can be dragged or swiped." */
function sentenceOf(traits) {
  if (traits.length === 0) return '';
  const words = traits.map((trait) => TRAITS[trait]);
  const last = words.pop();
  return `It ${words.length > 0 ? `${words.join(', ')} and ` : ''}${last}. `;
}

const table = (rows) =>
  [
    '| criterion | result | remark |',
    '| --- | --- | --- |',
    ...rows.map(({ id, name, level, result, remark }) => `| ${id} ${name} (${level}) | ${result} | ${remark} |`),
  ].join('\n');

/**
 * The part about one block, as Markdown of docs/*.md. `visits`: how many recordings of a screen reader there are.
 * @param {{ tag: string, traits: readonly string[], visits: number }} block
 */
export function conformanceOf({ tag, traits, visits }) {
  const page = `site/blocks/${tag}.md`;
  const rows = rowsOf(tag, traits);
  const heard = visits > 0 ? `[what Orca says](${page}#screen-reader)` : 'not recorded with a screen reader';
  const more = rows.length > 0 ? `${table(rows)}\n\n` : 'The criteria of every block, and no others, concern it.\n\n';
  return `### ${tag}\n\n${sentenceOf(traits)}Tests: [keys](${page}#keyboard), axe, ${heard}. [Known limits](${page}#limits).\n\n${more}`;
}

/**
 * Puts the parts of all blocks into the statement.
 * @param {string} text
 * @param {readonly Parameters<typeof conformanceOf>[0][]} blocks
 */
export const fillConformance = (text, blocks) => text.replace(PLACE, () => blocks.map(conformanceOf).join('').trim());
