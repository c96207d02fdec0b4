import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { writeGenerated } from './scripts/registry.mjs';
import { testsFor } from './scripts/test-plan/plan.mjs';
import { fileTimes } from './scripts/test-server/file-times.mjs';
import { launcher } from './scripts/test-server/launchers.mjs';
import { cssSheet, languageFiles, mswWorker, tsxExtension } from './scripts/test-server/plugins.mjs';
import { vendor } from './scripts/test-server/vendor.mjs';

writeGenerated();

/**
 * `SQ_BROWSER` = chromium | firefox | webkit, `SQ_FLAVOUR` = react | lite, `SQ_PORT` = a port of its own for a run beside
 * another. Without file names on the command line: what `scripts/test-plan/plan.mjs` assigns to the combination.
 */
const browser = process.env.SQ_BROWSER ?? 'chromium';
const flavour = process.env.SQ_FLAVOUR ?? 'react';
const lite = flavour === 'lite';
const { browsers, plugins, concurrency } = await launcher(browser);

export default {
  files: testsFor({ engine: browser, flavour }),
  ...(process.env.SQ_PORT && { port: Number(process.env.SQ_PORT) }),
  nodeResolve: { browser: true, exportConditions: ['browser', 'development'] },
  browsers,
  concurrency,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 180_000,
  // @open-wc/testing includes lit for its own templates.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  testFramework: { config: { timeout: 60_000 } },
  reporters: [defaultReporter(), fileTimes()],
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
  ],
  coverageConfig: { include: ['{elements,react-impl,shared}/**/*.{ts,tsx}'], exclude: ['**/*.test.*'] },
};
