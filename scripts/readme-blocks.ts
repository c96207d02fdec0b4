// The README's table of blocks, from their declarations: `npm run readme` writes it, `--check` (in `npm run lint`) fails
// when it is not what would be written. `npm run size -- --write` writes the table of sizes.
import { blocks } from '../elements/blocks.js';
import { comparePart, writePart } from './readme.mjs';

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\.$/, '');
const rows = Object.values(blocks).map(
  ({ tag, summary, slots }) =>
    `| [\`${tag}\`](elements/${tag}/declaration.ts) | ${cell(summary)} | ${cell(slots[''] ?? '')} |`,
);
const table = ['| tag | what it does | what you put inside |', '| --- | --- | --- |', ...rows].join('\n');

if (process.argv.includes('--check')) {
  const { now, wanted } = await comparePart('blocks', table);
  if (now !== wanted) {
    console.error('README.md: the table of blocks is not that of the declarations. Run `npm run readme`.');
    process.exitCode = 1;
  }
} else await writePart('blocks', table);
