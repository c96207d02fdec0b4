// A step of `npm run build`: the design tokens as files of the package, dist/tokens.json and dist/tokens.css.
// `node scripts/write-tokens.mjs --sources` writes elements/tokens.css, the beginning of the page sheet, from elements/tokens.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { minifyCss } from './build/minify-css.mjs';
import { readSource } from './tokens/read-tokens.mjs';
import { pageSheetPart, tokensSheet } from './tokens/sheets.mjs';

const SHEET = 'elements/tokens.css';

/** elements/tokens.css as it should be. */
export const sheetOfSources = async () => format(pageSheetPart(), { ...(await resolveConfig(SHEET)), filepath: SHEET });

async function run() {
  if (process.argv.includes('--sources')) {
    writeFileSync(SHEET, await sheetOfSources());
    return;
  }
  const out = process.env.SQ_OUT ?? 'dist';
  mkdirSync(out, { recursive: true });
  writeFileSync(`${out}/tokens.json`, `${JSON.stringify(readSource(), null, 2)}\n`);
  writeFileSync(`${out}/tokens.css`, minifyCss('tokens.css', tokensSheet()));
}

if (import.meta.filename === process.argv[1]) await run();
