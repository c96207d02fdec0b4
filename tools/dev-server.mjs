// node tools/dev-server.mjs [port]: serves the sources as modules, to work on a block without a build.
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { startDevServer } from '@web/dev-server';
import { fileURLToPath } from 'node:url';
import { writeGenerated } from './registry.mjs';
import { cssSheet, languageFiles, mswWorker, tsxExtension } from './test-server/plugins.mjs';
import { vendor } from './test-server/vendor.mjs';

writeGenerated();
await startDevServer({
  readCliArgs: false,
  readFileConfig: false,
  config: {
    port: Number(process.argv[2] ?? 8000),
    nodeResolve: { browser: true, exportConditions: ['browser', 'development'] },
    plugins: [
      vendor({ lite: process.env.SQ_FLAVOUR === 'lite' }),
      tsxExtension(),
      cssSheet(),
      languageFiles(),
      esbuildPlugin({
        ts: true,
        tsx: true,
        target: 'es2022',
        tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
      }),
      mswWorker(),
    ],
  },
});
