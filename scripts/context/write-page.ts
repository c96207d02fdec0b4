// docs/page-context.md, from the declared fields: `npm run tables` writes it, `--check` (in `npm run lint`) fails when it is
// not what would be written.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { contextPage } from './context-page.js';

const FILE = 'docs/page-context.md';
const page = await contextPage();

if (!process.argv.includes('--check')) writeFileSync(FILE, page);
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== page) {
  console.error(`${FILE} is not that of the declared fields. Run \`npm run tables\`.`);
  process.exitCode = 1;
}
