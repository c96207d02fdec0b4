import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { readTags } from '../registry.mjs';
import { minifyPageSheet } from './minify-css.mjs';

/** Tokens first, then the sheet of every block. */
export async function pageSheet() {
  const files = ['elements/generated/tokens.css', ...readTags().map((tag) => `elements/${tag}/${tag}.css`)].filter(
    existsSync,
  );
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return { files, css: minifyPageSheet('sq-blocks.css', texts.join('\n')) };
}
