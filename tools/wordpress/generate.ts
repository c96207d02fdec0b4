import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allowedTags } from './allowed-tags.js';
import { templateFiles } from './catalogues.js';
import { editorBlocks } from './editor-blocks.js';
import { THEME_JSON, themeJson } from './theme-json.js';
import { EDITOR_BLOCKS, PLUGIN } from './translatable-texts.js';

/**
 * Writes what the WordPress plugin knows of the blocks, from their declarations, the settings of the theme, from the design
 * tokens, and the lists of texts to translate. Git ignores these files.
 */
export async function writeWordPressFiles(): Promise<void> {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write(`${PLUGIN}/includes/tags.php`, allowedTags());
  write(EDITOR_BLOCKS, editorBlocks());
  write(THEME_JSON, await themeJson());
  // After these: their texts are among those to translate.
  for (const [file, text] of Object.entries(templateFiles())) write(file, text);
}
