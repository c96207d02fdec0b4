import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';

/** Folders that no reader of the map looks for. */
const NOT_MAPPED = ['.git', 'node_modules', 'dist', 'coverage', '.cache'];

/**
 * The paths that the map in CONTRIBUTING names. A line is names, two spaces or more, and a text; two spaces of indentation
 * are one folder down. Other lines, such as those of files, are passed over.
 */
function readMap(): string[] {
  const [, map = ''] = /## The map\n+```\n([\s\S]*?)```/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  const folders: string[] = [];
  return map.split('\n').flatMap((line) => {
    const [, indent, names] = /^( {0,6})((?:[\w.-]+\/ ?)+)(?= |$)/.exec(line) ?? [];
    if (indent === undefined || names === undefined) return [];
    const entries = names.trim().split(' ');
    folders.length = indent.length / 2;
    folders.push(entries[0]!);
    return entries.map((entry) => path.posix.join(...folders.slice(0, -1), entry));
  });
}

const foldersIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !NOT_MAPPED.includes(name) && statSync(path.join(folder, name)).isDirectory())
    .map((name) => `${path.posix.join(folder, name)}/`);

describe('the map in CONTRIBUTING', () => {
  const named = readMap();

  it('can be read', () => {
    assert.ok(named.includes('shared/platform/'), named.join(' '));
    assert.ok(named.includes('react-impl/gallery/logic/'), named.join(' '));
  });

  it('names only folders that exist', () => {
    assert.deepEqual(
      named.filter((folder) => !existsSync(folder)),
      [],
    );
  });

  it('names every folder at the top, and every wing of shared/', () => {
    assert.deepEqual(
      [...foldersIn('.'), ...foldersIn('shared')].filter((folder) => !named.includes(folder)),
      [],
    );
  });
});
