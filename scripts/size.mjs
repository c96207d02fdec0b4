// npm run size: brotli sizes of the built files against their budgets. Fails when one is over, when a budget names a file
// that is not there, and when the README's table is not that of the build; `--write` writes that table instead.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { comparePart, writePart } from './readme.mjs';
import { readBlocks } from './registry.mjs';

/** Budgets are in kB of 1000 bytes. */
const KB = 1000;
const FLAVOURS = ['dist', 'dist/lite'];

/** What a block's folder says of its own files: its module, and the parts of it that load later. */
const blockBudgets = readBlocks().flatMap(({ tag, budget }) => [
  ...(budget.element ? [{ name: tag, file: `elements/${tag}.js`, max: budget.element }] : []),
  ...Object.entries(budget.chunks ?? {}).map(([chunk, max]) => ({ name: `${tag}: ${chunk}`, chunk, max })),
]);
/** `chunk` is the name of a file, or several, in chunks/, without its hash. */
const budgets = [
  { name: 'loader', file: 'sq-blocks.js', max: 2.05 },
  { name: 'page sheet', file: 'sq-blocks.css', max: 6 },
  // The lite flavour has it in the runtime.
  { name: 'React', chunk: 'react', max: 60, only: 'dist' },
  { name: 'runtime (r2wc, defineBlock, hooks)', chunk: ['runtime', 'base'], max: { dist: 5.8, 'dist/lite': 11 } },
  ...blockBudgets,
  { name: 'fields of a list, form-html', chunk: 'form-html', max: 3 },
  { name: 'services', file: 'services.js', max: 6 },
  { name: 'services: consent gates', chunk: 'gates', max: 5 },
  { name: 'services: analytics, after consent', chunk: 'start-analytics', max: 3 },
];
/** A page with one block: the loader, the block's module and every file that it imports. */
const MAX_PAGE = { dist: 75.7, 'dist/lite': 22.2 };
/** How far the README may be off, in kB: compressors of different Node versions differ by a few bytes. */
const README_TOLERANCE = 0.05;

const brotli = (file) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** In bytes; undefined when there is no such file. */
function sizeOf(dir, { file, chunk }) {
  if (file) return existsSync(`${dir}/${file}`) ? brotli(`${dir}/${file}`) : undefined;
  const files = readdirSync(`${dir}/chunks`).filter((name) =>
    [chunk].flat().some((each) => new RegExp(`^([a-z-]+\\.)?${each}-[\\w-]{6}\\.js$`).test(name)),
  );
  return files.length > 0 ? files.reduce((sum, name) => sum + brotli(`${dir}/chunks/${name}`), 0) : undefined;
}

/** A file and all that it imports, directly and through others. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, address] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
    withImports(path.join(path.dirname(file), address), found);
  return found;
}
const pageOf = (dir, block) =>
  [`${dir}/sq-blocks.js`, ...withImports(`${dir}/elements/${block}`)].reduce((sum, file) => sum + brotli(file), 0);

const kb = (bytes) => `${(bytes / KB).toFixed(2)} kB`;
const problems = [];
/** A row of the table; `measure` gives the bytes of a flavour, and `limitOf` its limit in kB. */
function row(name, measure, limitOf, only = '') {
  const cells = FLAVOURS.map((dir) => {
    if (only && dir !== only) return '';
    const bytes = measure(dir);
    const limit = limitOf(dir);
    if (bytes === undefined) problems.push(`${name}: there is no such file in ${dir}`);
    else if (bytes > limit * KB) problems.push(`${name}: ${kb(bytes)} in ${dir}, and ${limit} kB are allowed`);
    return bytes === undefined ? 'missing' : kb(bytes);
  });
  const limits = [...new Set(FLAVOURS.map(limitOf))].filter(Number.isFinite).map((limit) => `${limit} kB`);
  return `| ${name} | ${cells.join(' | ')} | ${limits.join(' / ')} |`;
}

if (!existsSync('dist/sq-blocks.js')) {
  console.error('Nothing to measure: run `npm run build` first.');
  process.exit(2);
}
const limitOf =
  ({ max }) =>
  (dir) =>
    typeof max === 'number' ? max : max[dir];
const table = [
  '| file (brotli) | React | lite | budget |\n|---|---:|---:|---:|',
  ...budgets.map((budget) => row(budget.name, (dir) => sizeOf(dir, budget), limitOf(budget), budget.only)),
  row(
    'everything in one file',
    (dir) => brotli(`${dir}/sq-blocks.all.js`),
    () => Infinity,
  ),
  ...readdirSync('dist/elements')
    .filter((name) => name.endsWith('.js'))
    .map((block) =>
      row(
        `a page with ${path.basename(block, '.js')} alone`,
        (dir) => pageOf(dir, block),
        (dir) => MAX_PAGE[dir],
      ),
    ),
].join('\n');
console.log(table);

/** Names and sizes as in the README, so that two tables can be compared whatever their layout. */
const readTable = (text) =>
  new Map(
    text.split('\n').map((line) => {
      const [, name, ...cells] = line.split('|').map((each) => each.trim());
      return [name, cells.slice(0, 2).map((each) => Number.parseFloat(each) || 0)];
    }),
  );
function isSameTable(now, wanted) {
  const shown = readTable(now);
  const measured = readTable(wanted);
  return (
    [...shown.keys()].join() === [...measured.keys()].join() &&
    [...measured].every(([name, sizes]) =>
      sizes.every((size, at) => Math.abs(size - shown.get(name)[at]) <= README_TOLERANCE),
    )
  );
}
if (process.argv.includes('--write')) await writePart('sizes', table);
else {
  const { now, wanted } = await comparePart('sizes', table);
  if (!isSameTable(now, wanted))
    problems.push('README.md: the table of sizes is not that of the build: `npm run size -- --write`');
}
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
}
