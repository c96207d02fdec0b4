import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { writeGenerated } from '@sq-blocks/tools/registry';
import { testsFor } from '@sq-blocks/tools/test-plan';
import { fileResults } from '@sq-blocks/tools/test-server/file-results';
import { launcher } from '@sq-blocks/tools/test-server/launchers';
import { cssSheet, languageFiles, mswWorker, tsxExtension } from '@sq-blocks/tools/test-server/plugins';
import { smokePages } from '@sq-blocks/tools/test-server/smoke-pages';
import { testPage } from '@sq-blocks/tools/test-server/test-page';
import { vendor } from '@sq-blocks/tools/test-server/vendor';

writeGenerated();

/**
 * `SQ_BROWSER` = chromium | firefox | webkit, `SQ_FLAVOUR` = react | lite, `SQ_PORT` = a port of its own for a run beside
 * another. Without file names on the command line, or in `SQ_FILES` (a line each): what `tools/test-plan/plan.mjs` assigns
 * to the combination. `SQ_RESULTS` = a file that gets a line of JSON for each test file.
 */
const browser = process.env.SQ_BROWSER ?? 'chromium';
const flavour = process.env.SQ_FLAVOUR ?? 'react';
const lite = flavour === 'lite';
const { browsers, plugins, concurrency } = await launcher(browser);

export default {
  files: process.env.SQ_FILES?.split('\n') ?? testsFor({ engine: browser, flavour }),
  ...(process.env.SQ_PORT && { port: Number(process.env.SQ_PORT) }),
  nodeResolve: { browser: true, exportConditions: ['browser', 'development'] },
  browsers,
  concurrency,
  testRunnerHtml: testPage,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
  // @open-wc/testing includes lit for its own templates.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  testFramework: { config: { timeout: 30_000 } },
  reporters: [defaultReporter(), ...(process.env.SQ_RESULTS ? [fileResults(process.env.SQ_RESULTS)] : [])],
  plugins: [
    ...plugins,
    vendor({ lite }),
    tsxExtension(),
    cssSheet(),
    languageFiles(),
    esbuildPlugin({
      ts: true,
      tsx: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
    mswWorker(),
    smokePages(),
  ],
  coverageConfig: { include: ['{elements,react-impl,shared}/**/*.{ts,tsx}'], exclude: ['**/*.test.*'] },
};
