// npm run build [-- --if-changed]: builds the package's files into a folder of its own and puts it in the place of dist/ when
// it is complete, so that a server which reads dist/ never finds it half written. With --if-changed nothing is built where
// dist/ was built from the very same sources.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { putInPlace, workFolder } from './build/put-in-place.mjs';
import { hashSources } from './build/source-hash.mjs';
import { writeGenerated } from './registry.mjs';

const TARGET = 'dist';
/** On the same disk as dist/, so that renaming is enough. */
const CACHE = '.cache';
const STAMP = `${CACHE}/built-from.txt`;
const STEPS = [
  ['rollup', '-c'],
  ['tsx', 'tools/generate.ts'],
  ['tsx', 'tools/write-manifests.ts'],
  ['tsx', 'tools/write-types.ts'],
  ['node', 'tools/write-messages.mjs'],
  ['node', 'tools/write-command.mjs'],
  ['node', 'tools/write-tokens.mjs'],
  ['node', 'tools/write-licences.mjs'],
  // The last one: it reads what the others have written.
  ['node', 'tools/write-integrity.mjs'],
];

const run =
  (folder) =>
  ([command, ...args]) => {
    const { status, error } = spawnSync(command, args, {
      stdio: 'inherit',
      env: {
        ...process.env,
        SQ_OUT: folder,
        PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      },
    });
    if (error) console.error(error.message);
    return status === 0;
  };

writeGenerated();
const sources = hashSources();
const isBuilt = () =>
  existsSync(`${TARGET}/sq-blocks.js`) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;

if (process.argv.includes('--if-changed') && isBuilt()) console.log('dist/ is built from these sources already.');
else {
  const folder = workFolder(CACHE);
  if (STEPS.every(run(folder))) {
    putInPlace(folder, TARGET);
    writeFileSync(STAMP, sources);
  } else {
    rmSync(folder, { recursive: true, force: true });
    process.exitCode = 1;
  }
}
