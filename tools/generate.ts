// npm run generate: writes the files that others need as files, and that are made of the declarations of the blocks, the design
// tokens, the fields of the page context and the texts: the templates of all engines, what the WordPress plugin and theme know of
// the kit, tables of the documentation, the page of the demo that shows the tokens, and its smaller photographs. None of them is in
// git. `npm ci`, the build and `npm test` do the same, so nobody has to.
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeTemplates } from '../examples/scripts/generate.mjs';
import { contextTables } from './context/context-page.js';
import { demoPage, tokenTables } from './tokens/pages.mjs';
import { writePhotos } from './write-photos.js';
import { writeWordPressFiles } from './wordpress/generate.js';

writeTemplates();
await writeWordPressFiles();
mkdirSync('docs/generated', { recursive: true });
writeFileSync('docs/generated/page-context.md', contextTables());
writeFileSync('docs/generated/tokens.md', tokenTables());
writeFileSync('demo/themes/tokens.html', demoPage());
await writePhotos();
