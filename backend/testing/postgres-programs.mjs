import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Debian keeps the programs of each version in a folder of its own, outside of the path. */
const DEBIAN = '/usr/lib/postgresql';

const byVersion = (one, other) => Number(other) - Number(one);

/** The folder of PostgreSQL's own programs (`initdb`, `postgres`), the newest that there is; `undefined` without one. */
export function postgresFolder() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort(byVersion) : [];
  const folders = [...versions.map((version) => path.join(DEBIAN, version, 'bin')), ...process.env.PATH.split(':')];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))));
}

/** The tests that start a server of PostgreSQL. */
export const NEEDS_POSTGRES = /postgres[^/]*\.node-test\.ts$/;
export const POSTGRES_MISSING = 'PostgreSQL was not found (Debian: apt-get install postgresql)';
