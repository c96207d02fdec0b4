// Writes what runs in Node: dist/cli/sq-blocks.js, the command `npx sq-blocks`, one file that needs nothing beside it; and
// dist/html-validate.js, a plugin of html-validate. By esbuild: nothing of the pages' build concerns them.
import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { COMMAND, LINTER_PLUGIN } from './build/entries.mjs';

const OUT = process.env.SQ_OUT ?? 'dist';
const options = {
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  legalComments: 'inline',
  logLevel: 'warning',
};

await build({ ...options, entryPoints: [COMMAND], outfile: `${OUT}/cli/sq-blocks.js` });
await build({
  ...options,
  entryPoints: [LINTER_PLUGIN],
  outfile: `${OUT}/html-validate.js`,
  external: ['html-validate'],
});
// By hand: html-validate is not installed where nobody uses it, and its types would be missing there.
writeFileSync(
  `${OUT}/html-validate.d.ts`,
  `/** A plugin for html-validate: the kit's elements, and the rule "sq-blocks/mistakes". */
declare const plugin: { name: string; rules: Record<string, unknown>; configs: Record<string, unknown> };
export default plugin;
`,
);
