// Writes what `import 'sq-blocks'` teaches TypeScript: run by `npm run build`, after the compiler has written dist/types.
// Framework types are optional: `@ts-ignore` covers the one line below it, so each line that names a framework's type has
// its own, and no formatter may touch this text (docs/decisions/0010-packaging.md).
import { existsSync, writeFileSync } from 'node:fs';
import { HELPERS, publicEntries } from './build/entries.mjs';
import { pruneTypes } from './build/prune-types.mjs';

const index = `/** The kit's tags, events and properties, in the DOM and in the templates of frameworks. */
import './elements/globals.js';
import './frameworks.js';
`;

const optional = (line: string) => `// @ts-ignore optional: absent in projects without this framework\n${line}\n`;
/** A map from tags to what a framework's template takes for them. */
const tagMap = (name: string, props: string) => optional(`type ${name} = { [K in keyof L as L[K]['tag']]: ${props} };`);
const jsx = (module: string, name: string) =>
  optional(`declare module '${module}' { namespace JSX { interface IntrinsicElements extends ${name} {} } }`);

const frameworks = `import type { blocks } from './elements/blocks.js';
import type { ElementOf, OwnCamelEvents, OwnEvents, OwnNames, OwnProps } from './shared/declaration/derived-types.js';
${optional("import type * as React from 'react';")}${optional("import type * as Preact from 'preact';")}${optional(
  "import type { JSX as SolidJsx } from 'solid-js';",
)}${optional("import type { HTMLAttributes as SvelteAttributes } from 'svelte/elements';")}${optional(
  "import type { HTMLAttributes as VueAttributes } from 'vue';",
)}
type L = typeof blocks;
type PropertyNames<N> = { [K in N & string as \`prop:\${K}\`]?: unknown };

${tagMap(
  'ReactMap',
  "OwnProps<L[K]> & OwnEvents<L[K], 'on'> & Omit<React.HTMLAttributes<HTMLElement>, OwnNames<L[K]>> & React.RefAttributes<ElementOf<L[K]>>",
)}${jsx('react', 'ReactMap')}
${tagMap(
  'PreactMap',
  "OwnProps<L[K]> & OwnEvents<L[K], 'on'> & Omit<Preact.HTMLAttributes<ElementOf<L[K]>>, OwnNames<L[K]>>",
)}${jsx('preact', 'PreactMap')}
${tagMap(
  'SolidMap',
  "OwnProps<L[K]> & PropertyNames<OwnNames<L[K]>> & OwnEvents<L[K], 'on:'> & Omit<SolidJsx.HTMLAttributes<ElementOf<L[K]>>, OwnNames<L[K]>>",
)}${jsx('solid-js', 'SolidMap')}
${tagMap(
  'VueMap',
  'new () => { $props: OwnProps<L[K]> & OwnCamelEvents<L[K]> & Omit<VueAttributes, OwnNames<L[K]>> }',
)}${optional("declare module 'vue' { interface GlobalComponents extends VueMap {} }")}
${tagMap(
  'SvelteMap',
  "OwnProps<L[K]> & OwnEvents<L[K], 'on'> & Omit<SvelteAttributes<ElementOf<L[K]>>, OwnNames<L[K]>>",
)}${optional("declare module 'svelte/elements' { interface SvelteHTMLElements extends SvelteMap {} }")}
export {};
`;

const types = `${process.env['SQ_OUT'] ?? 'dist'}/types`;
if (!existsSync(`${types}/elements/globals.d.ts`)) throw new Error(`${types} is missing: this runs after the compiler`);
writeFileSync(`${types}/index.d.ts`, index);
writeFileSync(`${types}/frameworks.d.ts`, frameworks);
writeFileSync(`${types}/sq-blocks.css.d.ts`, '/** Has no exports: it is imported for its effect. */\nexport {};\n');

const entries = [...Object.values(HELPERS), ...Object.values(publicEntries())].map((file) =>
  file.replace(/ts$/, 'd.ts'),
);
pruneTypes(types, ['index.d.ts', 'sq-blocks.css.d.ts', ...entries]);
