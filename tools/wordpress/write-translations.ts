// npx tsx tools/wordpress/write-translations.ts: after a change of a text for WordPress, gives each translation the texts of
// now, and says how many wait for their translation. A test compares the files with this.
import { writeFileSync } from 'node:fs';
import { translationFiles } from './catalogues.js';
import { writeWordPressFiles } from './generate.js';
import { readPo } from './gettext.mjs';

await writeWordPressFiles();
for (const [file, text] of Object.entries(translationFiles())) {
  writeFileSync(file, text);
  const waiting = readPo(text).filter(({ translations }) => translations.length === 0).length;
  if (waiting > 0) console.log(`${file}: ${waiting} texts wait for their translation`);
}
