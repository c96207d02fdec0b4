// npm run size: brotli sizes of the built files against their budgets. Fails when one is over, and when a budget names a file
// that is not there. `--write` writes the table of docs/sizes.md as well, as a release does.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { format, resolveConfig } from 'prettier';
import { readBlocks } from './registry.mjs';

/** Budgets are in kB of 1000 bytes. */
const KB = 1000;
const FILE = 'docs/sizes.md';
const FLAVOURS = ['dist', 'dist/lite'];

/** What a block's folder says of its own files: its module, and the parts of it that load later. */
const blockBudgets = readBlocks().flatMap(({ tag, budget }) => [
  ...(budget.element ? [{ name: tag, file: `elements/${tag}.js`, max: budget.element }] : []),
  ...Object.entries(budget.chunks ?? {}).map(([chunk, max]) => ({ name: `${tag}: ${chunk}`, chunk, max })),
]);
/** `chunk` is the name of a file, or several, in chunks/, without its hash; a row with `file` as well is the sum of both. */
const budgets = [
  // With the room of forms that are rendered from a list, which must be known before the first paint.
  { name: 'loader', file: 'sq-blocks.js', max: 2.98 },
  { name: 'page sheet', file: 'sq-blocks.css', max: 9.75 },
  { name: 'tokens.css, optional', file: 'tokens.css', max: 1.3, only: 'dist' },
  // The lite flavour has it in the runtime.
  { name: 'React', chunk: 'react', max: 60, only: 'dist' },
  { name: 'runtime (r2wc, defineBlock, hooks)', chunk: ['runtime', 'base'], max: { dist: 9.35, 'dist/lite': 14.45 } },
  ...blockBudgets,
  { name: 'fields of a list, form-html', chunk: 'form-html', max: 3.2 },
  { name: 'services', file: 'services.js', chunk: 'services', max: 1.7 },
  { name: 'services: of sites, with a context', chunk: 'site-services', max: 2.6 },
  { name: "services: the visitor's choice", chunk: 'start-choice', max: 1.1 },
  { name: 'services: consent gates', chunk: 'gates', max: 3.1 },
  { name: 'services: analytics, after consent', chunk: 'start-analytics', max: 3 },
];
/** A page with one block: the loader, the block's module and every file that it imports. */
const MAX_PAGE = { dist: 83.6, 'dist/lite': 30.25 };
const brotli = (file) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** In bytes; undefined when there is no such file. */
function sizeOf(dir, { file, chunk }) {
  const chunks = readdirSync(`${dir}/chunks`).filter(
    (name) => chunk && [chunk].flat().some((each) => new RegExp(`^([a-z-]+\\.)?${each}-[\\w-]{5}\\.js$`).test(name)),
  );
  const files = [file, ...chunks.map((name) => `chunks/${name}`)].filter(
    (name) => name && existsSync(`${dir}/${name}`),
  );
  return files.length > 0 ? files.reduce((sum, name) => sum + brotli(`${dir}/${name}`), 0) : undefined;
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

if (process.argv.includes('--write')) {
  const page = readFileSync(FILE, 'utf8').replace(
    /(<!-- sizes: generated -->)[^]*(<!-- \/sizes -->)/,
    (_, start, end) => `${start}\n\n${table}\n\n${end}`,
  );
  writeFileSync(FILE, await format(page, { ...(await resolveConfig(FILE)), filepath: FILE }));
}
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
}
