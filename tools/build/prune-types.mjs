import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)\.js['"]/g;

/** A declaration file and all that it names, directly and through others. */
function reach(file, found) {
  if (found.has(file) || !existsSync(file)) return;
  found.add(file);
  for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORT))
    reach(`${path.join(path.dirname(file), name)}.d.ts`, found);
}

/**
 * Removes the declaration files that no public entry leads to: the compiler writes one for every source.
 *
 * @param {string} folder
 * @param {string[]} entries relative to the folder
 * @returns {number} how many are left
 */
export function pruneTypes(folder, entries) {
  const used = new Set();
  for (const entry of entries) reach(path.join(folder, entry), used);
  const folders = new Set();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) folders.add(file);
    else if (!used.has(file)) rmSync(file);
  }
  // The deepest first.
  for (const each of [...folders].sort().reverse())
    if (readdirSync(each).length === 0) rmSync(each, { recursive: true });
  return used.size;
}
