import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { createReserve } from './sqlite-reserve.js';
import { createSqliteStorage } from './sqlite-storage.js';

describe('the room beside a SQLite file', () => {
  let folder: string;
  before(async () => {
    folder = await temporaryFolder();
  });
  after(() => rm(folder, { recursive: true }));

  /** Writes as the driver does on a full disk, as long as the reserve takes its room. */
  const writesTo = (file: string) => (answer: string) => {
    if (existsSync(`${file}-reserve`)) throw new Error('cannot rollback - no transaction is active');
    return answer;
  };

  it('is given up for what needs it, once, and taken again afterwards', async () => {
    const file = `${folder}/a.db`;
    const { keep, withRoom } = createReserve(file);
    keep();
    assert.equal((await stat(`${file}-reserve`)).size, 2 * 2 ** 20);
    assert.equal(withRoom(writesTo(file))('deleted'), 'deleted');
    assert.equal(existsSync(`${file}-reserve`), false);
    keep();
    assert.equal(existsSync(`${file}-reserve`), true);
    const later = (answer: string) => Promise.resolve(answer).then(writesTo(file));
    assert.equal(await withRoom(later)('signed in'), 'signed in');
  });

  it('is kept when something else is wrong, and when there is none the error is told', async () => {
    const file = `${folder}/b.db`;
    const { keep, withRoom } = createReserve(file);
    const fail = (message: string) => () => {
      throw new Error(message);
    };
    assert.throws(withRoom(fail('database or disk is full')), /disk is full/);
    keep();
    assert.throws(withRoom(fail('UNIQUE constraint failed')), /UNIQUE/);
    assert.equal(existsSync(`${file}-reserve`), true);
    assert.throws(withRoom(fail('database or disk is full')), /disk is full/);
    await assert.rejects(withRoom(() => Promise.reject(new Error('x')))(), /^Error: x$/);
  });

  it('is not used up by visitors: while it is missing they store nothing beyond what is free inside the database', () => {
    // No file can be made there.
    const file = `${folder}/missing/d.db`;
    assert.throws(() => createReserve(file).besideRoom(() => 'stored')(), /disk is full/);
    assert.equal(createReserve(file, () => 2 ** 20).besideRoom(() => 'stored')(), 'stored');
    assert.equal(createReserve(`${folder}/d.db`).besideRoom(() => 'stored')(), 'stored');
  });

  it('is there for each storage', async () => {
    const file = `${folder}/c.db`;
    await createSqliteStorage(file).close();
    assert.equal(existsSync(`${file}-reserve`), true);
  });
});
