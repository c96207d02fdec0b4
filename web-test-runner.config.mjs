import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { writeGenerated } from './scripts/registry.mjs';
import { launcher } from './scripts/test-server/launchers.mjs';
import { cssSheet, mswWorker, tsxExtension } from './scripts/test-server/plugins.mjs';
import { vendor } from './scripts/test-server/vendor.mjs';

writeGenerated();

/** `SQ_BROWSER` = chromium | firefox | webkit, `SQ_FLAVOUR` = react | lite. `npm test` runs them all. */
const browser = process.env.SQ_BROWSER ?? 'chromium';
const lite = process.env.SQ_FLAVOUR === 'lite';
const { browsers, plugins, concurrency } = await launcher(browser);

export default {
  files: ['{elements,react-impl,shared,demo,e2e}/**/*.test.{ts,tsx}'],
  nodeResolve: { browser: true, exportConditions: ['browser', 'development'] },
  browsers,
  concurrency,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 180_000,
  // @open-wc/testing brings lit for its own templates.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  testFramework: { config: { timeout: 10_000 } },
  plugins: [
    ...plugins,
    vendor({ lite }),
    tsxExtension(),
    cssSheet(),
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
