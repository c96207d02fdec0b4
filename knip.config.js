// `knip` finds files, exports and packages that nothing uses. Where the package, the programs and the pages begin:
import { entrySources } from '@sq-blocks/tools/build/entries';

const TESTS = '**/*.{test,node-test,test-d}.{ts,tsx,mjs}';

export default {
  workspaces: {
    '.': {
      entry: [
        ...entrySources(),
        // The types of the package name what they export.
        'elements/globals.ts',
        'shared/declaration/derived-types.ts',
        // Read by their addresses: by the tests of every block, by the build, by pages.
        'elements/sq-*/main-action.ts',
        '**/testing/*.js',
        'demo/**/*.{js,mjs}',
        '{bench,e2e,examples}/**/*.{mjs,js,jsx,ts,tsx}',
        TESTS,
      ],
      project: ['**/*.{ts,tsx,mjs,js,jsx}'],
    },
    'integrations/wordpress': {
      entry: ['**/*.{mjs,js,ts}'],
      project: ['**/*.{mjs,js,ts}'],
    },
    site: {
      // Its configuration imports the built kit, which is not there yet when this is checked.
      eleventy: false,
      entry: ['*.mjs', 'assets/**/*.js', TESTS],
      project: ['**/*.{mjs,js}'],
    },
    'test-helpers': { project: ['*.ts'], includeEntryExports: true },
    tools: {
      entry: ['*.{mjs,ts}', '{lite,wordpress}/*.{mjs,ts}', 'test-server/dom-assertions.mjs', TESTS],
      project: ['**/*.{mjs,ts}'],
      includeEntryExports: true,
    },
    backend: {
      entry: ['*.{mjs,ts}', TESTS],
      project: ['**/*.{ts,mjs}'],
    },
  },
  // The examples, the bench and the projects of consumers have packages of their own, which are not installed here.
  include: ['files', 'exports', 'types', 'duplicates', 'dependencies'],
  // What the build and pages of tests put in the place of other modules.
  ignoreIssues: { 'tools/{lite/*,test-server/dom-assertions}.mjs': ['exports'] },
  // Pages of tests load them by their addresses.
  ignoreDependencies: ['@hotwired/turbo', 'htmx.org', 'swup'],
};
