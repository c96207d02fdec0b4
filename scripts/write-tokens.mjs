// A step of `npm run build`: the design tokens as files of the package, dist/tokens.json and dist/tokens.css.
// `node scripts/write-tokens.mjs --sources` writes what is made of elements/tokens.json and kept with the sources.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { minifyCss } from './build/minify-css.mjs';
import { demoPage, documentation } from './tokens/pages.mjs';
import { readSource } from './tokens/read-tokens.mjs';
import { pageSheetPart, tokensSheet } from './tokens/sheets.mjs';

/** Files of the repository, by their path. */
const WRITTEN = {
  'elements/tokens.css': pageSheetPart,
  'docs/tokens.md': documentation,
  // Prettier leaves the pages of the demo as they are.
  'demo/themes/tokens.html': demoPage,
};

/** The texts of these files as they should be. */
export async function writtenSources() {
  const texts = Object.entries(WRITTEN).map(async ([file, make]) => {
    if (file.startsWith('demo/')) return [file, make()];
    return [file, await format(make(), { ...(await resolveConfig(file)), filepath: file })];
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** Those that are not. */
export async function outdatedSources() {
  const files = Object.entries(await writtenSources());
  return files.filter(([file, text]) => readFileSync(file, 'utf8') !== text).map(([file]) => file);
}

async function run() {
  if (process.argv.includes('--sources')) {
    for (const [file, text] of Object.entries(await writtenSources())) writeFileSync(file, text);
    return;
  }
  const out = process.env.SQ_OUT ?? 'dist';
  mkdirSync(out, { recursive: true });
  writeFileSync(`${out}/tokens.json`, `${JSON.stringify(readSource(), null, 2)}\n`);
  writeFileSync(`${out}/tokens.css`, minifyCss('tokens.css', tokensSheet()));
}

if (import.meta.filename === process.argv[1]) await run();
