// npm run generate: writes the files that others need as files, and that are made of the declarations of the blocks, the design
// tokens and the texts: the templates of all engines, and what the WordPress plugin and theme know of the kit. None of them is
// in git. `npm ci`, the build and `npm test` do the same, so nobody has to.
import { writeTemplates } from '../examples/scripts/generate.mjs';
import { writeWordPressFiles } from './wordpress/generate.js';

writeTemplates();
await writeWordPressFiles();
