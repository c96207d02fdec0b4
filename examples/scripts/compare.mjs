const WIDTH = 160;

/** The first difference of two lists of lines, in words; nothing where they are equal. */
function firstDifference(expected, actual) {
  const at = expected.findIndex((line, index) => line !== actual[index]);
  if (at < 0 && expected.length === actual.length) return undefined;
  const index = at < 0 ? expected.length : at;
  const [left = 'nothing', right = 'nothing'] = [expected[index], actual[index]].map((line) => line?.trim());
  // By code units, as the texts are cut.
  const same = left.split('').findIndex((sign, place) => sign !== right[place]);
  const start = Math.max(0, same - 40);
  const shown = (text) => text.slice(start, start + WIDTH);
  return `line ${index + 1}\n  expected ${shown(left)}\n  got      ${shown(right)}`;
}

/**
 * What is wrong with a page beside the plain one. Both come from `readPage`.
 * @returns {string[]}
 */
export function comparePages(name, plain, page) {
  const problems = page.late.map((text) => `${name}: ${text}`);
  if (page.injected !== undefined) problems.push(`${name}: a script of the content has run (${page.injected})`);
  for (const [what, expected] of Object.entries(plain)) {
    if (!Array.isArray(expected) || what === 'late') continue;
    const difference = firstDifference(expected, page[what]);
    if (difference) problems.push(`${name}, ${what}: ${difference}`);
  }
  return problems;
}
