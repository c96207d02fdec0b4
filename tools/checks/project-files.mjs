import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = [
  'elements',
  'react-impl',
  'shared',
  'backend',
  'cli',
  'demo',
  'e2e',
  'bench',
  'docs',
  'site',
  'integrations',
  'test-helpers',
  'tools',
];
const SKIPPED = /(^|\/)(node_modules|dist|\.cache|results)\/|^(demo|backend)\/data\//;

/** The project's files relative to its root, with those that are generated and not in git. */
export const projectFiles = (root = '.') =>
  [
    ...readdirSync(root).filter((name) => /\.(md|mjs|json)$/.test(name)),
    ...FOLDERS.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
    ),
  ].filter((file) => !SKIPPED.test(file));

/** Reads each file once. */
export function fileReader() {
  const texts = new Map();
  return (file) => {
    if (!texts.has(file)) texts.set(file, readFileSync(file, 'utf8'));
    return texts.get(file);
  };
}
