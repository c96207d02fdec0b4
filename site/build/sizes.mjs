// Sizes from the table of docs/sizes.md, which a release writes from its build.
import { readFileSync } from 'node:fs';

const FILE = 'docs/sizes.md';

/** Rows of the table: name, React, lite, budget. */
export function readSizes(root = '.') {
  const table = /<!-- sizes: generated -->([\s\S]*?)<!-- \/sizes -->/.exec(
    readFileSync(`${root}/${FILE}`, 'utf8'),
  )?.[1];
  if (!table) throw new Error(`${FILE} has no table of sizes`);
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes(' kB'))
    .map((line) => line.split('|').slice(1, -1))
    .map(([name, react, lite, budget]) => ({
      name: name.trim(),
      react: react.trim(),
      lite: lite.trim(),
      budget: budget.trim(),
    }));
}

/** Those of a block: its own file, what it loads later, and a page with it alone. */
export const sizesOf = (tag, sizes) => {
  const alone = `a page with ${tag} alone`;
  return sizes
    .filter(({ name }) => name === tag || name.startsWith(`${tag}: `) || name === alone)
    .map((row) => ({
      ...row,
      what:
        row.name === tag
          ? 'the block itself'
          : row.name === alone
            ? 'a page with this block alone: everything that is loaded'
            : `loaded later, when needed: ${row.name.slice(tag.length + 2)}`,
    }));
};
