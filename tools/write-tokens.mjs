// A step of `npm run build`: the design tokens as files of the package, dist/tokens.json and dist/tokens.css.
import { mkdirSync, writeFileSync } from 'node:fs';
import { minifyCss } from './build/minify-css.mjs';
import { readSource } from './tokens/read-tokens.mjs';
import { tokensSheet } from './tokens/sheets.mjs';

const out = process.env.SQ_OUT ?? 'dist';
mkdirSync(out, { recursive: true });
writeFileSync(`${out}/tokens.json`, `${JSON.stringify(readSource(), null, 2)}\n`);
writeFileSync(`${out}/tokens.css`, minifyCss('tokens.css', tokensSheet()));
