import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** All that the built files are made of; a file that is not there is passed over. */
const SOURCES = [
  'elements',
  'react-impl',
  'shared',
  'cli',
  'tools/build',
  'tools/lite',
  'tools/build.mjs',
  'tools/context',
  'tools/registry.mjs',
  'tools/tokens',
  'tools/write-command.mjs',
  'tools/write-integrity.mjs',
  'tools/write-manifests.ts',
  'tools/write-tokens.mjs',
  'tools/write-types.ts',
  'rollup.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const NOT_BUILT = /\.(test|test-d|node-test)\.\w+$|(^|\/)testing\/|\/main-action\.ts$|\.(html|md)$|\/budget\.json$/;

const filesIn = (root, name) =>
  statSync(path.join(root, name)).isDirectory()
    ? readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    : [name];

/**
 * One text for the names and contents of all sources, which changes when one of them does. Times of files say less: git
 * sets them when it changes branches.
 */
export function hashSources(root = '.') {
  const hash = createHash('sha256').update(process.version);
  const names = SOURCES.filter((name) => existsSync(path.join(root, name))).flatMap((name) => filesIn(root, name));
  for (const name of names.filter((each) => !NOT_BUILT.test(each)).sort())
    hash.update(`\0${name}\0`).update(readFileSync(path.join(root, name)));
  return hash.digest('hex');
}
