import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';

/** Folders that no reader of the map looks for. */
const NOT_MAPPED = ['.git', 'node_modules', 'dist', 'coverage', '.cache'];
const CONTRIBUTING = readFileSync('CONTRIBUTING.md', 'utf8');

/** The entries of the map. Each names folders and files by links, and what is in one of these folders by `name/`. */
const entries = (/## The map\n+([\s\S]*?)\n\n\*\*/.exec(CONTRIBUTING)?.[1] ?? '').split(/^- /m).slice(1);
const named = entries.flatMap((entry) => {
  const linked = [...entry.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target!);
  const inside = [...entry.matchAll(/`([\w-]+)\/`/g)].map(([, name]) => {
    const paths = linked.map((folder) => `${folder}/${name}`);
    return paths.find((each) => existsSync(each)) ?? paths[0]!;
  });
  return [...linked, ...inside];
});

const foldersIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !NOT_MAPPED.includes(name) && statSync(path.join(folder, name)).isDirectory())
    .map((name) => path.posix.join(folder, name));

describe('CONTRIBUTING', () => {
  it('is read in five minutes: it has at most 6 kB, and a map of twelve entries', () => {
    assert.ok(Buffer.byteLength(CONTRIBUTING) <= 6000);
    assert.equal(entries.length, 12);
  });

  it('names only folders and files that exist', () => {
    assert.deepEqual(
      named.filter((file) => !existsSync(file)),
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
