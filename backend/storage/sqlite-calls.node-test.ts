import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.js';
import Database from 'libsql';
import { addressSuite } from '../testing/address-suite.js';
import { createCallLimit } from './call-limit.js';
import { createMemoryStorage } from './memory-storage.js';
import { createSqliteStorage } from './sqlite-storage.js';

const PROCESSES = 4;
const LIMIT = 1000;
/** Takes as many calls as all processes together may, when it is told that the others are there too. */
const TAKE_ALL = `
  import { createSqliteStorage } from '${new URL('sqlite-storage.ts', import.meta.url).href}';
  const storage = createSqliteStorage(process.argv[1]);
  console.log('open');
  process.stdin.once('data', () => {
    let allowed = 0;
    for (let at = 0; at < ${LIMIT}; at++)
      if (storage.takeCall('a', { limit: ${LIMIT}, windowMs: 60_000, now: 1 }) === 0) allowed++;
    console.log(allowed);
    process.exit();
  });`;

describe('calls that are counted beside a SQLite file', () => {
  let folder: string;
  before(async () => {
    folder = await temporaryFolder();
  });
  after(() => rm(folder, { recursive: true }));

  it('are counted for all processes together, each once', async () => {
    const file = `${folder}/a.db`;
    await createSqliteStorage(file).close();
    const all = Array.from({ length: PROCESSES }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', TAKE_ALL, file], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    await Promise.all(all.map(({ stdout }) => once(stdout, 'data')));
    const counts = all.map(async ({ stdout }) => Number((await once(stdout, 'data'))[0]));
    for (const { stdin } of all) stdin.write('go');
    assert.equal(
      (await Promise.all(counts)).reduce((sum, count) => sum + count, 0),
      LIMIT,
    );
  });

  it('are allowed again when their time is over, and forgotten', async () => {
    const file = `${folder}/b.db`;
    const storage = createSqliteStorage(file);
    const take = async (now: number) => storage.takeCall!('a', { limit: 2, windowMs: 1000, now });
    assert.deepEqual(await Promise.all([0, 400, 900, 999].map(take)), [0, 0, 100, 1]);
    assert.deepEqual(await Promise.all([1000, 1399, 1400].map(take)), [0, 1, 0]);
    const day = 86_400_000;
    const before = {
      keysBefore: 0,
      cartsBefore: 0,
      rendersBefore: 0,
      recordsBefore: 0,
      consentsBefore: 0,
      callsBefore: day,
      keptClients: '',
    };
    await storage.forget(before);
    assert.equal(await take(1401), 0);
    await storage.close();
    assert.ok((await stat(`${file}-calls`)).size > 0);
  });

  it('are counted by the process where nothing can be written: the owner has to sign in to delete', async () => {
    const reported: unknown[] = [];
    const full = new Error('database or disk is full');
    const storage = { ...createMemoryStorage(), takeCall: () => Promise.reject(full) };
    const limit = createCallLimit({ storage, now: () => 0, report: (error) => reported.push(error) }, 'a', 1);
    assert.deepEqual([await limit.take('b'), await limit.take('b')], [0, 60_000]);
    assert.deepEqual(reported, [full, full]);
  });
});

describe('a SQLite file, with what is beside it', () => {
  addressSuite(async () => {
    const folder = await temporaryFolder();
    const storage = createSqliteStorage(`${folder}/a.db`);
    const rows = () => {
      const found: Record<string, string> = {};
      for (const file of ['a.db', 'a.db-calls']) {
        const database = new Database(`${folder}/${file}`);
        const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as {
          name: string;
        }[];
        for (const { name } of tables) found[name] = JSON.stringify(database.prepare(`SELECT * FROM ${name}`).all());
        database.close();
      }
      return Promise.resolve(found);
    };
    return {
      storage,
      rows,
      async bytes() {
        const files = await Promise.all((await readdir(folder)).map((name) => readFile(`${folder}/${name}`, 'latin1')));
        return files.join('');
      },
      async close() {
        await storage.close();
        await rm(folder, { recursive: true });
      },
    };
  });
});
