import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { oldReleaseSuite, type OldDatabase } from '../testing/old-release-suite.js';
import { SQLITE_SCHEMAS } from '../testing/old-schemas.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { createSqliteStorage } from './sqlite-storage.js';

const SERVER = fileURLToPath(new URL('../main.ts', import.meta.url));

let folder = '';
let files = 0;
before(async () => {
  folder = await temporaryFolder();
});
after(() => rm(folder, { recursive: true }));

async function make(sql: string, version: number): Promise<OldDatabase> {
  const file = `${folder}/${++files}.db`;
  const setVersion = (to: number) => `PRAGMA user_version = ${to}`;
  const connect = () => {
    const database = new Database(file, { timeout: 5000 });
    return Promise.resolve({
      run: (statement: string) => Promise.resolve(database.exec(statement)),
      end: () => Promise.resolve(void database.close()),
    });
  };
  const first = await connect();
  await first.run(`PRAGMA journal_mode = WAL; ${sql}; ${setVersion(version)}`);
  await first.end();
  return { connect, open: async () => Promise.resolve(createSqliteStorage(file)), setVersion };
}

for (const { version, sql } of SQLITE_SCHEMAS)
  describe(`a SQLite file with schema ${version}`, () => {
    oldReleaseSuite(version, () => make(sql, version));
  });

describe('the server', () => {
  it('ends with one line, and an exit code, before the database of a newer release', async () => {
    const file = `${folder}/newer.db`;
    await createSqliteStorage(file).close();
    const database = new Database(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    const child = spawn(process.execPath, ['--import', 'tsx', SERVER], {
      env: { ...process.env, PORT: '0', SQ_DATA: file },
    });
    let errors = '';
    // One that starts in spite of it would never end.
    child.stdout.on('data', () => child.kill());
    child.stderr.on('data', (data) => (errors += String(data)));
    assert.deepEqual(await once(child, 'close'), [1, null]);
    assert.match(errors, /^The database has schema 99, and this release knows schemas up to \d+: .*\n$/);
  });
});
