import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Every entry of the installed kit that is code, as a project imports it. */
export function packageEntries(root) {
  const kit = path.join(root, 'node_modules/sq-blocks');
  const { exports } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8'));
  const tags = readdirSync(path.join(kit, 'dist/npm/elements')).map((file) => path.basename(file, '.js'));
  return Object.entries(exports)
    .filter(([, target]) => target.default?.endsWith('.js'))
    .flatMap(([entry]) => (entry.includes('*') ? tags.map((tag) => entry.replace('*', tag)) : [entry]))
    .map((entry) => path.posix.join('sq-blocks', entry));
}
