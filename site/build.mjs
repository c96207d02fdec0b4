// npm run docs [-- --if-changed] [--base=/docs/] [--versions=/docs/versions.json]: builds the documentation into site/dist, as
// static files for any path of any server. It needs the built kit. `--base` is where the site will be: the page for unknown addresses has to know.
// `--versions` is the address of a list of all versions that are served, `[{ "version": "1.0.0", "url": "/docs/1.0/" }]`, which
// the pages of each version offer. Without it they ask for none.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import Eleventy from '@11ty/eleventy';
import { putInPlace, workFolder } from '@sq-blocks/tools/build/put-in-place';
import { packDownloads } from './build/downloads.mjs';

const TARGET = 'site/dist';
const CACHE = '.cache/docs';
const STAMP = `${CACHE}/built-from.txt`;
/** All that the pages are made of. The kit's files are named by their hashes. */
const SOURCES = [
  'docs',
  'site',
  'elements',
  'demo/themes/themes.css',
  'e2e/screen-reader/visits',
  'examples/liquid/partials',
  'examples/nunjucks/partials',
  'examples/twig/partials',
  'examples/hugo/layouts/partials',
  'integrations/wordpress/sq-blocks',
  'integrations/wordpress/theme',
  'tools/wordpress',
  'LICENSE',
  'CHANGELOG.md',
  'package.json',
  'dist/integrity.json',
];
const IS_SOURCE =
  /^docs\/|^site\/(?!dist\/)|\/example\.html$|\/declaration\.ts$|^(demo|e2e|examples|integrations|tools|dist)\/|^CHANGELOG|^LICENSE|^package/;

const filesIn = (name) =>
  statSync(name).isDirectory()
    ? readdirSync(name, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    : [name];

function hashSources(base) {
  const hash = createHash('sha256').update(process.version).update(base);
  const files = SOURCES.filter((name) => existsSync(name)).flatMap(filesIn);
  for (const file of files.filter((name) => IS_SOURCE.test(name)).sort())
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** The lite flavour of the kit and its page sheet: what the pages load. */
function copyKit(dist, target) {
  cpSync(`${dist}/lite`, target, {
    recursive: true,
    filter: (file) => !/\.map$|\.(all|classic)\.js$/.test(file),
  });
}

/** A place as the pages need it, with a slash at both ends. */
export const normalizeBase = (base) => `/${base}/`.replace(/\/{2,}/g, '/');

/**
 * Builds the whole site into a folder.
 * @param {string} out
 * @param {{ dist?: string, base?: string, versions?: string }} [options]
 */
export async function buildDocs(out, { dist = 'dist', base = '/docs/', versions = '' } = {}) {
  process.env.SQ_DIST = dist;
  process.env.SQ_DOCS_BASE = base;
  process.env.SQ_DOCS_VERSIONS = versions;
  // Before the pages, which name their sizes.
  const downloads = `${out}/downloads`;
  process.env.SQ_DOCS_DOWNLOADS = downloads;
  packDownloads(downloads, JSON.parse(readFileSync('package.json', 'utf8')).version);
  const eleventy = new Eleventy('site/pages', out, {
    configPath: 'site/eleventy.config.mjs',
    quietMode: true,
  });
  await eleventy.write();
  copyKit(dist, `${out}/kit`);
}

async function main() {
  const option = (name) => process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
  const base = normalizeBase(option('base') ?? '/docs/');
  const versions = option('versions') ?? '';
  const sources = hashSources(`${base} ${versions}`);
  const isBuilt = existsSync(`${TARGET}/index.html`) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;
  if (process.argv.includes('--if-changed') && isBuilt) return;
  if (!existsSync('dist/lite/sq-blocks.js')) throw new Error('There is no built kit: run `npm run build` first.');
  const folder = workFolder(CACHE);
  await buildDocs(folder, { base, versions });
  putInPlace(folder, TARGET);
  writeFileSync(STAMP, sources);
  console.log(`${TARGET} is built.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main().catch((error) => {
    console.error(error.originalError?.message ?? error.message);
    // The demo starts without it.
    if (process.argv.includes('--if-changed'))
      console.error('The documentation is not built; /docs/ has what was built before.');
    else process.exitCode = 1;
  });
