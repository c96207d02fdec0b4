// npm run size: brotli sizes of the built files against their budgets; fails when one is over.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** In bytes. A block's own chunk does not count what it shares with others, nor a map engine. */
const KB = 1000;
const budgets = [
  { name: 'loader', file: 'sq-blocks.js', max: 2 * KB },
  { name: 'page sheet', file: 'sq-blocks.css', max: 6 * KB },
  { name: 'React', chunk: 'react', max: { dist: 62 * KB, 'dist/lite': 8 * KB } },
  { name: 'runtime (r2wc, defineBlock, hooks)', chunk: ['runtime', 'base'], max: 6 * KB },
  { name: 'icons, media queries, parts on demand', chunk: 'view', max: 2 * KB },
  { name: 'React + runtime', chunk: ['react', 'runtime', 'base'], max: { dist: 68 * KB, 'dist/lite': 12 * KB } },
  ...['gallery', 'lightbox', 'image', 'video', 'cookie-banner', 'map', 'marquee', 'cart-indicator'].map((block) => ({
    name: `sq-${block}`,
    file: `elements/sq-${block}.js`,
    // Nine designs and what all of them share; what only some need comes by itself.
    max: (block === 'gallery' ? 10.5 : 6) * KB,
  })),
  { name: 'services', file: 'services.js', max: 6 * KB },
  { name: 'services: consent gates', chunk: 'gates', max: 5 * KB },
  { name: 'services: analytics, after a yes', chunk: 'start-analytics', max: 3 * KB },
  // A form and a newsletter are one block in two tags; what sends it comes when it is touched.
  { name: 'sq-form, sq-newsletter', chunk: 'form', max: 6 * KB },
  { name: 'sq-form: sending', chunk: 'sending', max: 6 * KB },
  { name: 'sq-form: fields of a list, form-html', file: 'form-html.js', max: 3 * KB },
  { name: 'sq-form: drafts and queue', chunk: 'keep', max: 3.3 * KB },
  { name: 'sq-form: captcha', chunk: 'captcha', max: 3 * KB },
  ...['slideshow', 'media', 'page'].map((part) => ({ name: `sq-gallery: ${part}`, chunk: part, max: 3 * KB })),
  { name: 'sq-lightbox: zoom', chunk: 'zoom', max: 3 * KB },
];

const brotli = (file) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

function sizeOf(dir, { file, chunk }) {
  if (file) return brotli(`${dir}/${file}`);
  return readdirSync(`${dir}/chunks`)
    .filter((name) => [chunk].flat().some((wanted) => new RegExp(`^${wanted}-[\\w-]{8}\\.js$`).test(name)))
    .reduce((sum, name) => sum + brotli(`${dir}/chunks/${name}`), 0);
}

if (!existsSync('dist/sq-blocks.js')) {
  console.error('Nothing to measure: run `npm run build` first.');
  process.exit(2);
}
const kb = (bytes) => `${(bytes / KB).toFixed(2)} kB`;
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
for (const [name, dir] of [['everything in one file', '']]) {
  const cells = ['dist', 'dist/lite'].map((base) => kb(brotli(`${base}/sq-blocks.all.js`)));
  console.log(`| ${name}${dir} | ${cells.join(' | ')} | |`);
}
if (over > 0) {
  console.error(`\n${over} over budget`);
  process.exitCode = 1;
}
