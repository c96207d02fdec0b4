// npx tsx scripts/wordpress/generate.ts: writes what the WordPress plugin knows of the blocks, from their declarations. A test
// compares the file with them.
import { writeFileSync } from 'node:fs';
import { allowedTags } from './allowed-tags.js';

writeFileSync('integrations/wordpress/sq-blocks/includes/tags.php', allowedTags());
