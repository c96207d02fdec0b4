// npx tsx scripts/wordpress/generate.ts: writes what the WordPress plugin knows of the blocks, from their declarations, and the
// settings of the theme, from the design tokens; and the catalogues of texts with their translations. Tests compare the files with
// them.
import { writeFileSync } from 'node:fs';
import { allowedTags } from './allowed-tags.js';
import { catalogueFiles } from './catalogues.js';
import { editorBlocks } from './editor-blocks.js';
import { readPo } from './gettext.mjs';
import { THEME_JSON, themeJson } from './theme-json.js';

const FOLDER = 'integrations/wordpress/sq-blocks/includes';
writeFileSync(`${FOLDER}/tags.php`, allowedTags());
writeFileSync(`${FOLDER}/editor-blocks-list.php`, editorBlocks());
writeFileSync(THEME_JSON, await themeJson());
// After the blocks: their texts are in the catalogues.
for (const [file, text] of Object.entries(catalogueFiles())) {
  writeFileSync(file, text);
  const waiting = readPo(text).filter(({ translations }) => translations.length === 0).length;
  if (file.endsWith('.po') && waiting > 0) console.log(`${file}: ${waiting} texts wait for their translation`);
}
