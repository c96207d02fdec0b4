// A step of `npm run build`: the texts of each language as a file of the package, for the page context, and as the modules
// that pages load.
import { mkdirSync, writeFileSync } from 'node:fs';
import { partFiles, readLanguages, writeFiles } from './build/languages.mjs';

const out = process.env.SQ_OUT ?? 'dist';

mkdirSync(`${out}/messages`, { recursive: true });
for (const [language, texts] of Object.entries(readLanguages()))
  writeFileSync(`${out}/messages/${language}.json`, JSON.stringify(texts));
for (const folder of [`${out}/languages`, `${out}/lite/languages`]) writeFiles(folder, partFiles());
