import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const EXAMPLES = path.resolve(import.meta.dirname, '..');

/**
 * A copy of an engine's folder, with more templates in it.
 * @param {string} target is made
 * @param {Record<string, string>} templates
 */
export function copyEngine(folder, target, templates) {
  cpSync(path.join(EXAMPLES, folder), target, { recursive: true });
  for (const [file, text] of Object.entries(templates)) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), text);
  }
  return target;
}
