// The table of docs/blocks.md, from the declarations: `npm run tables` writes it, `--check` (in `npm run lint`) fails when
// it is not what would be written. `npm run readme` writes the table of sizes as well.
import { blocks } from '../elements/blocks.js';
import { comparePart, writePart } from './generated-part.mjs';

const FILE = 'docs/blocks.md';
const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\.$/, '');
const rows = Object.values(blocks).map(
  ({ tag, summary, slots }) => `| [\`${tag}\`](site/blocks/${tag}.md) | ${cell(summary)} | ${cell(slots[''] ?? '')} |`,
);
const table = ['| tag | what it does | what you put inside |', '| --- | --- | --- |', ...rows].join('\n');

if (process.argv.includes('--check')) {
  const { now, wanted } = await comparePart(FILE, 'blocks', table);
  if (now !== wanted) {
    console.error(`${FILE}: the table is not that of the declarations. Run \`npm run tables\`.`);
    process.exitCode = 1;
  }
} else await writePart(FILE, 'blocks', table);
