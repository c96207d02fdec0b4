/**
 * Engines keep the rules of a page by the tag, class or attribute that the last part of their selector names, and skip a rule at
 * once where no ancestor has what its other parts name. Of a `:where()` they see that only if it holds one selector without a
 * combinator; else the rule is tried on every element of the page, whoever wrote it. So those are written out:
 *
 *     :where(sq-menu > ul, sq-menu > ol)::before  ->  :where(sq-menu) > :where(ul)::before, :where(sq-menu) > :where(ol)::before
 *
 * Both match the same elements, and count 0. `:is()` stays: it counts as much as the strongest of its selectors.
 */

/** A selector that becomes more than these stays: each of them would be tried as well. */
const MOST = 8;

const isCombinator = ({ type }) => type === 'combinator';
const isWhere = ({ type, kind }) => type === 'pseudo-class' && kind === 'where';
const where = (selector) => ({ type: 'pseudo-class', kind: 'where', selectors: [selector] });
const inWhere = (compound) => (compound.length === 1 && isWhere(compound[0]) ? compound : [where(compound)]);

/** One selector for each that its `:where()`s hold. */
function split(selector) {
  const at = selector.findIndex((part) => isWhere(part) && part.selectors.length > 1);
  if (at < 0) return [selector];
  return selector[at].selectors.flatMap((each) => split(selector.with(at, where(each))));
}

/**
 * The combinators within a `:where()` of the first compound, written out. Not of a later one: `a :where(b > c)` has its `b`
 * anywhere, and `a b > c` in `a`. Nor in a nested rule, where `&` comes first.
 */
function hoist(selector) {
  const end = selector.findIndex(isCombinator);
  const compound = end < 0 ? selector : selector.slice(0, end);
  const at = compound.findIndex((part) => isWhere(part) && part.selectors[0].some(isCombinator));
  if (at < 0 || compound.some(({ type }) => type === 'nesting')) return selector;
  const [inner] = compound[at].selectors;
  const last = inner.findLastIndex(isCombinator);
  const subject = [...compound.slice(0, at), ...inWhere(inner.slice(last + 1)), ...compound.slice(at + 1)];
  const ancestors = [];
  let from = 0;
  for (const [index, part] of inner.entries()) {
    if (!isCombinator(part)) continue;
    ancestors.push(...inWhere(inner.slice(from, index)), part);
    from = index + 1;
  }
  return [...ancestors, ...subject, ...selector.slice(compound.length)];
}

function spreadAll(selector) {
  const [first, ...others] = split(selector).map(hoist);
  if (others.length === 0 && JSON.stringify(first) === JSON.stringify(selector)) return [selector];
  return [first, ...others].flatMap(spreadAll);
}

/** A visitor of Lightning CSS. A rule with rules in it stays: their `&` would stand for several selectors. */
export function spreadWhere() {
  let hasRules = false;
  return {
    Rule: {
      style(rule) {
        hasRules = rule.value.rules?.length > 0;
      },
    },
    Selector(selector) {
      if (hasRules) return undefined;
      const selectors = spreadAll(selector);
      return selectors.length > MOST ? undefined : selectors;
    },
  };
}
