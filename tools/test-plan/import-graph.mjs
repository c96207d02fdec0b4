// What a test loads, for the plan of the test run and for mutation. Read by a pattern and not by the compiler, as
// tools/checks/import-graph.mjs does: it runs before each single test file, and packages and computed addresses count.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileBehind } from '../workspaces.mjs';

/** Static and dynamic imports and re-exports; those of types alone are left out, as nothing of them runs. */
const IMPORTS =
  /\b(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\bfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;
/** An import whose address is put together while it runs: nobody can tell from the text what it loads. */
export const UNKNOWN_IMPORT = 'unknown import';

/** The file that a relative import means: sources are imported as `.js`, whatever they are. */
function resolveFile(from, specifier) {
  const file = path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const stem = file.replace(/\.js$/, '');
  return [file, `${stem}.ts`, `${stem}.tsx`].find((name) => existsSync(name)) ?? file;
}

const known = new Map();

/** What a file imports: paths from the root of the repository, of workspaces too, and names of packages. */
export function importsOf(file) {
  const before = known.get(file);
  if (before) return before;
  const found = new Set();
  if (/\.(ts|tsx|js|mjs)$/.test(file) && existsSync(file)) {
    const text = readFileSync(file, 'utf8').replace(COMMENTS, '$1');
    for (const [, fromClause, call] of text.matchAll(IMPORTS)) {
      const specifier = fromClause ?? call;
      found.add(specifier.startsWith('.') ? resolveFile(file, specifier) : (fileBehind(specifier) ?? specifier));
    }
    if (/\bimport\(\s*[^'"\s)]/.test(text)) found.add(UNKNOWN_IMPORT);
  }
  known.set(file, found);
  return found;
}

/** Everything that a file imports, directly or not, with the number of steps to it. */
export function reachableFrom(file) {
  const steps = new Map([[file, 0]]);
  for (const [name, distance] of steps)
    for (const imported of importsOf(name)) if (!steps.has(imported)) steps.set(imported, distance + 1);
  return steps;
}
