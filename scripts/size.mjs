// npm run size: brotli sizes of the built files against their budgets; fails when one is over.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** In bytes. A block's own chunk does not count what it shares with others, nor a map engine. */
const KB = 1000;
const ownFiles = {
  // Nine designs and what all of them share; what only some need comes by itself.
  gallery: 8.6,
  lightbox: 1.6,
  image: 2.6,
  video: 5.3,
  'cookie-banner': 4.1,
  map: 1.5,
  marquee: 2.8,
  'cart-indicator': 2.2,
};
const budgets = [
  { name: 'loader', file: 'sq-blocks.js', max: 2 * KB },
  { name: 'page sheet', file: 'sq-blocks.css', max: 6 * KB },
  // The lite flavour has both in one file.
  { name: 'React', chunk: 'react', max: 60 * KB },
  {
    name: 'runtime (r2wc, defineBlock, hooks)',
    chunk: ['runtime', 'base'],
    max: { dist: 5.8 * KB, 'dist/lite': 11 * KB },
  },
  ...Object.entries(ownFiles).map(([block, max]) => ({
    name: `sq-${block}`,
    file: `elements/sq-${block}.js`,
    max: max * KB,
  })),
  { name: 'services', file: 'services.js', max: 6 * KB },
  { name: 'services: consent gates', chunk: 'gates', max: 5 * KB },
  { name: 'services: analytics, after a yes', chunk: 'start-analytics', max: 3 * KB },
  // A form and a newsletter are one block in two tags; what sends it comes when it is touched.
  { name: 'sq-form, sq-newsletter', chunk: 'form', max: 5.5 * KB },
  { name: 'sq-form: sending', chunk: 'sending', max: 6 * KB },
  { name: 'sq-form: fields of a list, form-html', file: 'form-html.js', max: 3 * KB },
  { name: 'sq-form: drafts and queue', chunk: 'keep', max: 3.3 * KB },
  { name: 'sq-form: captcha', chunk: 'captcha', max: 3 * KB },
  ...Object.entries({ slideshow: 3.6, media: 1.7, page: 1.4 }).map(([part, max]) => ({
    name: `sq-gallery: ${part}`,
    chunk: part,
    max: max * KB,
  })),
  { name: 'sq-lightbox: the viewer, when an item is pointed at', chunk: 'viewer', max: 5.5 * KB },
  { name: 'sq-lightbox: zoom', chunk: 'zoom', max: 1.6 * KB },
  { name: 'sq-map: the map, where there is an engine', chunk: 'live-map', max: 4 * KB },
];

const brotli = (file) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

function sizeOf(dir, { file, chunk }) {
  if (file) return brotli(`${dir}/${file}`);
  return readdirSync(`${dir}/chunks`)
    .filter((name) => [chunk].flat().some((wanted) => new RegExp(`^([a-z-]+\\.)?${wanted}-[\\w-]{6}\\.js$`).test(name)))
    .reduce((sum, name) => sum + brotli(`${dir}/chunks/${name}`), 0);
}

/** A file and all that it names, as the loader fetches them. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, address] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
    withImports(path.join(path.dirname(file), address), found);
  return found;
}

/** A block's first visit: the loader, the block and every file that it names. */
const MAX_PAGE = { dist: 75 * KB, 'dist/lite': 21.3 * KB };
const pageOf = (dir, block) =>
  [`${dir}/sq-blocks.js`, ...withImports(`${dir}/elements/${block}`)].reduce((sum, file) => sum + brotli(file), 0);

if (!existsSync('dist/sq-blocks.js')) {
  console.error('Nothing to measure: run `npm run build` first.');
  process.exit(2);
}
const kb = (bytes) => (bytes > 0 ? `${(bytes / KB).toFixed(2)} kB` : '');
let over = 0;
console.log('| file (brotli) | React | lite | budget |\n|---|---:|---:|---:|');
for (const budget of budgets) {
  const cells = ['dist', 'dist/lite'].map((dir) => {
    const size = sizeOf(dir, budget);
    const max = typeof budget.max === 'number' ? budget.max : budget.max[dir];
    if (size > max) over++;
    return { size, max, text: size > max ? `**${kb(size)}**` : kb(size) };
  });
  const limits = [...new Set(cells.map(({ max }) => max / KB))].map((max) => `${max} kB`).join(' / ');
  console.log(`| ${budget.name} | ${cells.map(({ text }) => text).join(' | ')} | ${limits} |`);
}
const one = ['dist', 'dist/lite'].map((dir) => kb(brotli(`${dir}/sq-blocks.all.js`)));
console.log(`| everything in one file | ${one.join(' | ')} | |`);
const limits = Object.values(MAX_PAGE).map((max) => `${max / KB} kB`);
for (const block of readdirSync('dist/elements').filter((name) => name.endsWith('.js'))) {
  const cells = ['dist', 'dist/lite'].map((dir) => {
    const size = pageOf(dir, block);
    if (size > MAX_PAGE[dir]) over++;
    return size > MAX_PAGE[dir] ? `**${kb(size)}**` : kb(size);
  });
  console.log(`| a page with ${path.basename(block, '.js')} alone | ${cells.join(' | ')} | ${limits.join(' / ')} |`);
}
if (over > 0) {
  console.error(`\n${over} over budget`);
  process.exitCode = 1;
}
