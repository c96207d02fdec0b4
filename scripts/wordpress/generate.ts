// npx tsx scripts/wordpress/generate.ts: writes what the WordPress plugin knows of the blocks, from their declarations, and the
// settings of the theme, from the design tokens. Tests compare the files with them.
import { writeFileSync } from 'node:fs';
import { allowedTags } from './allowed-tags.js';
import { editorBlocks } from './editor-blocks.js';
import { THEME_JSON, themeJson } from './theme-json.js';

const FOLDER = 'integrations/wordpress/sq-blocks/includes';
writeFileSync(`${FOLDER}/tags.php`, allowedTags());
writeFileSync(`${FOLDER}/editor-blocks-list.php`, editorBlocks());
writeFileSync(THEME_JSON, await themeJson());
