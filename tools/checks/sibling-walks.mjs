// Finds selectors of style sheets that make engines walk through the siblings of elements that they are not for.
import { transform } from 'lightningcss';

/**
 * Engines match from right to left: for each element that fits what follows a `~` they walk back through its siblings, before
 * they look at a parent. `sq-menu:not(:defined) > h2 ~ *` does so for every element inside any `sq-menu`, however deep, also
 * when the menu is defined: twice the elements, four times the work. `sq-menu > h2 ~ :is(sq-menu:not(:defined) > *)` does not.
 * A tag or a class after the `~` passes, as far fewer elements fit it. Parts to the left are reached from them alone.
 */
const ADVICE = 'put the whole condition into the part after "~", as :is(parent > element)';

const isCombinator = ({ type }) => type === 'combinator';
const isSibling = ({ type, value }) => type === 'combinator' && value === 'later-sibling';
const isMatchesAny = ({ type, kind }) => type === 'pseudo-class' && (kind === 'is' || kind === 'where');

/** The parts of a selector without combinators. */
function compoundsOf(selector) {
  const compounds = [[]];
  for (const part of selector) {
    if (isCombinator(part)) compounds.push([]);
    else compounds.at(-1).push(part);
  }
  return compounds;
}

/** Whether few elements fit it that it is not for: by a tag, a class, an attribute of the kit, or a parent. */
const isNarrow = (compound) =>
  compound.some(
    (part) =>
      part.type === 'type' ||
      part.type === 'class' ||
      (part.type === 'attribute' && part.name.startsWith('data-sq-')) ||
      (isMatchesAny(part) && part.selectors.every((selector) => selector.some(isCombinator) || isNarrow(selector))),
  );

/** Whether nearly every sibling fits it, so that the walk ends at once. */
const isBroad = (compound) =>
  compound.every(
    (part) =>
      part.type === 'universal' ||
      (part.type === 'pseudo-class' && part.kind === 'not') ||
      (isMatchesAny(part) && part.selectors.every(isBroad)),
  );

/** Whether a selector walks through siblings for elements that may be anywhere. */
function walks(selector) {
  const compounds = compoundsOf(selector);
  return selector
    .filter(isCombinator)
    .some((part, index) => isSibling(part) && !compounds.slice(index + 1).some(isNarrow) && !isBroad(compounds[index]));
}

/**
 * @param {readonly string[]} files
 * @param {(file: string) => string} read
 * @returns {string[]}
 */
export function findSiblingWalks(files, read) {
  const found = [];
  for (const file of files.filter((each) => each.endsWith('.css') && /^(elements|react-impl|shared)\//.test(each)))
    transform({
      filename: file,
      code: Buffer.from(read(file)),
      visitor: {
        Rule: {
          style({ value }) {
            if (value.selectors.some(walks))
              found.push(`${file}:${value.loc.line + 1} a selector walks through siblings: ${ADVICE}`);
          },
        },
      },
    });
  return found;
}
