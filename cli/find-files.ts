import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const PAGE = /\.html?$/i;
/** Folders that a pattern does not lead into, unless it names them. */
const SKIPPED = /(^|\/)(node_modules|\.[^./][^/]*)(\/|$)/;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern with `*`, `**`, `?` and `{a,b}` as a regular expression for paths with `/`. */
export function patternOf(glob: string): RegExp {
  const source = glob
    .split(/(\*\*\/|\*\*|\*|\?|\{[^{}]*\})/)
    .map((part) => {
      if (part === '**/') return '(?:[^/]+/)*';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      if (part === '?') return '[^/]';
      if (/^\{.*\}$/.test(part)) return `(?:${part.slice(1, -1).split(',').map(escape).join('|')})`;
      return escape(part);
    })
    .join('');
  return new RegExp(`^${source}$`);
}

/** The folder of a pattern in which files are looked for: what comes before its first sign. */
const folderOf = (glob: string) => path.posix.dirname(/^[^*?{]*/.exec(glob)![0] + 'x');

const filesIn = (folder: string) =>
  existsSync(folder) && statSync(folder).isDirectory()
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.posix.join(folder, path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
        )
    : [];

/** The files that a name, a folder (its pages) or a pattern means, each once, in alphabetical order. */
export function findFiles(names: readonly string[]): string[] {
  const found = names.flatMap((given) => {
    const name = path.posix.normalize(given.replaceAll('\\', '/'));
    if (existsSync(name)) {
      if (!statSync(name).isDirectory()) return [name];
      return filesIn(name).filter((file) => PAGE.test(file) && !SKIPPED.test(path.posix.relative(name, file)));
    }
    if (!/[*?{]/.test(name)) return [];
    const folder = folderOf(name);
    const pattern = patternOf(name);
    return filesIn(folder).filter((file) => pattern.test(file) && !SKIPPED.test(path.posix.relative(folder, file)));
  });
  return [...new Set(found)].sort();
}
