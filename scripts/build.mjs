// npm run build [-- --if-changed]: builds the package's files into a folder of its own and puts it in the place of dist/ when
// it is complete, so that a server which reads dist/ never finds it half written. With --if-changed nothing is built where
// dist/ was built from the very same sources.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from './build/source-hash.mjs';
import { writeGenerated } from './registry.mjs';

const TARGET = 'dist';
/** On the same disk as dist/, so that renaming is enough. */
const WORK = `.cache/build-${process.pid}`;
const STAMP = '.cache/built-from.txt';
const STEPS = [
  ['rollup', '-c'],
  ['tsx', 'scripts/write-manifests.ts'],
  ['tsx', 'scripts/write-types.ts'],
  ['node', 'scripts/write-command.mjs'],
  // The last one: it reads what the others have written.
  ['node', 'scripts/write-integrity.mjs'],
];

function run([command, ...args]) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      SQ_OUT: WORK,
      PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
  if (error) console.error(error.message);
  return status === 0;
}

/** The old folder is moved away first: a folder with files in it cannot be replaced. */
function putInPlace() {
  const old = `${WORK}-old`;
  if (existsSync(TARGET)) renameSync(TARGET, old);
  renameSync(WORK, TARGET);
  rmSync(old, { recursive: true, force: true });
}

writeGenerated();
const sources = hashSources();
const isBuilt = () =>
  existsSync(`${TARGET}/sq-blocks.js`) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;

if (process.argv.includes('--if-changed') && isBuilt()) console.log('dist/ is built from these sources already.');
else {
  mkdirSync(WORK, { recursive: true });
  if (STEPS.every(run)) {
    putInPlace();
    writeFileSync(STAMP, sources);
  } else {
    rmSync(WORK, { recursive: true, force: true });
    process.exitCode = 1;
  }
}
