import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The runs of a folder: `first` and `last` as they were kept under these names, with their titles in `shown`; where
 * neither was kept, the newest run stands alone. `newest` is what was measured last, under whatever name.
 */
export function readRuns(folder) {
  const newestFile = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(folder, file))
    // Of two written at once, `last` is the present.
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs || b.localeCompare(a))[0];
  if (!newestFile) throw new Error(`No results in ${folder}: npm run bench writes them.`);
  const kept = ['first', 'last']
    .map((name) => ({ title: `${name} run`, file: path.join(folder, `${name}.json`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ title, file }) => ({ title, run: read(file) }));
  const newest = read(newestFile);
  return { newest, shown: kept.length > 0 ? kept : [{ title: 'this run', run: newest }] };
}
