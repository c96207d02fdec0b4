// Where the built files begin: the inputs of rollup.config.mjs. `npm run check` walks from here to find sources that nothing
// in the package uses.
import { readdirSync } from 'node:fs';
import { readTags } from '../registry.mjs';

/** Each block's module: importing one defines its element. */
const blockModules = () => Object.fromEntries(readTags().map((tag) => [`elements/${tag}`, `elements/${tag}/index.ts`]));
/** Functions without a DOM, for template engines. */
export const HELPERS = { layouts: 'elements/layouts.ts', 'form-html': 'elements/form-html.ts' };

/** The loader of a plain page, and the file that it imports when another one is gone; and the file with everything. */
export const LOADER = 'elements/loader.ts';
export const AGAIN = 'elements/again.ts';
export const ONE_FILE = 'elements/all.ts';

/** What the loader of a plain page imports by address. */
export const pageEntries = () => ({
  ...blockModules(),
  // Under a fixed name: the one-file bundle does not contain the map library, and imports it from here for the first map.
  'map-engine': 'react-impl/map/engines/maplibre.ts',
  ...HELPERS,
  // Under a fixed name as well: the one-file bundle does not contain it.
  debug: 'elements/checks/debug.ts',
  // The loader imports it on pages that are not in English.
  languages: 'shared/platform/i18n/load-texts.ts',
});
/** The same, for files that no chunk may import (closed-entries.mjs). */
export const closedPageEntries = { services: 'elements/services.ts' };

/** What projects with a bundler import. */
export const packageEntries = ({ lite }) => ({
  'sq-blocks': 'elements/package.ts',
  all: ONE_FILE,
  ...blockModules(),
  ...HELPERS,
  ...(!lite && { 'server-component': 'elements/server-component.ts' }),
});

/** Code for a site's own scripts, one entry per file of elements/public/. */
export const publicEntries = () =>
  Object.fromEntries(
    readdirSync('elements/public')
      .filter((file) => /^[\w-]+\.ts$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => [file.slice(0, -'.ts'.length), `elements/public/${file}`]),
  );

/** For Node: the command of the package, which reads built pages, and a plugin for html-validate. */
export const COMMAND = 'cli/main.ts';
export const LINTER_PLUGIN = 'cli/html-validate/plugin.ts';

/** The sources of all entries. */
export const entrySources = () => [
  ...new Set([
    LOADER,
    AGAIN,
    ONE_FILE,
    COMMAND,
    LINTER_PLUGIN,
    ...[pageEntries(), closedPageEntries, packageEntries({ lite: false }), publicEntries()].flatMap((entries) =>
      Object.values(entries),
    ),
  ]),
];
