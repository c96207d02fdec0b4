import { createRequire } from 'node:module';
import path from 'node:path';
import { TestRunner } from '@web/test-runner';
import {
  emulateMediaPlugin,
  sendKeysPlugin,
  sendMousePlugin,
  setViewportPlugin,
} from '@web/test-runner-commands/plugins';
import { nodeResolvePlugin } from '@web/dev-server';

const require = createRequire(import.meta.url);
/** The test framework that the runner uses by default. */
const MOCHA = require.resolve('@web/test-runner-mocha/dist/autorun.js', {
  paths: [require.resolve('@web/test-runner')],
});
const silent = Object.fromEntries(
  ['log', 'debug', 'error', 'warn', 'group', 'groupEnd', 'logSyntaxError'].map((name) => [name, () => {}]),
);
const BROWSER_START_TIMEOUT_MS = 30_000;
const FIRST_RUN_TIMEOUT_MS = 180_000;
/** A run that takes so many times as long as the first one is stuck. */
const STUCK_FACTOR = 4;
const SHORTEST_TIMEOUT_MS = 15_000;

/**
 * A test server and a browser that stay open while one file after another is replaced. What the browser gets instead of
 * a file exists in memory only: the files on disk are never changed.
 */
export async function openBrowserTests(files) {
  const { default: config } = await import('../../web-test-runner.config.mjs');
  const rootDir = process.cwd();
  let replaced;
  let version = 0;
  let isLoaded = false;
  const replacement = {
    name: 'replaced-file',
    serve({ path: address }) {
      if (!replaced || address !== `/${replaced.file}`) return undefined;
      isLoaded = true;
      return { body: replaced.text, type: 'js', headers: { 'cache-control': 'no-store' } };
    },
    transform: () => undefined,
    transformCacheKey: ({ path: address }) =>
      replaced && address === `/${replaced.file}` ? `version-${version}` : undefined,
  };
  const runner = new TestRunner({
    ...config,
    rootDir,
    files,
    protocol: 'http:',
    hostname: 'localhost',
    port: 9000 + (process.pid % 900),
    concurrentBrowsers: 1,
    concurrency: 2,
    browserStartTimeout: BROWSER_START_TIMEOUT_MS,
    testsFinishTimeout: FIRST_RUN_TIMEOUT_MS,
    testFramework: { path: MOCHA, ...config.testFramework },
    reporters: [],
    logger: silent,
    browserLogs: false,
    filterBrowserLogs: () => false,
    coverageConfig: {},
    // Keeps the browser open after a run.
    watch: true,
    plugins: [
      ...[setViewportPlugin(), emulateMediaPlugin(), sendKeysPlugin(), sendMousePlugin(), replacement],
      ...config.plugins,
      nodeResolvePlugin(rootDir, false, config.nodeResolve),
    ],
  });
  const runEnds = () =>
    new Promise((resolve) => {
      const onEnd = () => {
        runner.off('test-run-finished', onEnd);
        // The runner is ready for the next run once it has notified everybody.
        setTimeout(resolve);
      };
      runner.on('test-run-finished', onEnd);
    });
  const firstEnds = runEnds();
  const start = Date.now();
  await runner.start();
  await firstEnds;
  // A file that is saved meanwhile must not start a run of its own, whose result would be taken for ours.
  await runner.server.fileWatcher.close();
  runner.config.testsFinishTimeout = Math.max(SHORTEST_TIMEOUT_MS, STUCK_FACTOR * (Date.now() - start));
  const sessions = new Map(
    [...runner.sessions.all()].map((session) => [path.relative(rootDir, session.testFile), session]),
  );
  const resultOf = (file) => {
    const { passed, errors = [] } = runner.sessions.get(sessions.get(file).id);
    return { file, passed, stuck: errors.some(({ message }) => /did not finish|Timed out/.test(message ?? '')) };
  };
  return {
    /** The results of all test files with nothing replaced. */
    first: files.map(resultOf),
    /** Runs the test files in their order until one fails. Returns the result of that one, or of the last. */
    async runWith(file, text) {
      replaced = { file, text };
      version += 1;
      isLoaded = false;
      let result;
      for (const name of files) {
        const ends = runEnds();
        await runner.runTests([sessions.get(name)]);
        await ends;
        result = resultOf(name);
        if (!result.passed) break;
      }
      return { ...result, isLoaded };
    },
    close: () => runner.stop(),
  };
}
