import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import Database from 'libsql';
import { createSqliteStorage } from './sqlite-storage.js';
import type { NewSubmission } from './storage.js';
import { temporaryFolder } from '../testing/temporary-folder.js';

/** The schema of the first release, with a key, a submission and a cart. */
const FIRST_RELEASE = `
  CREATE TABLE submission_keys (key TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT UNIQUE, form_id TEXT NOT NULL, form TEXT NOT NULL,
    context TEXT NOT NULL, received_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE carts (
    token TEXT PRIMARY KEY, entries TEXT NOT NULL, created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX submission_keys_by_expiry ON submission_keys (expires_at);
  CREATE INDEX carts_by_change ON carts (changed_at);
  INSERT INTO submission_keys VALUES ('unused', 2000);
  INSERT INTO submissions (key, form_id, form, context, received_at) VALUES ('used', 'contact', '{"a":1}', '{}', 1000);
  INSERT INTO carts VALUES ('token', '[]', 1, 1);
  PRAGMA user_version = 1;
`;
const submission = (more: Partial<NewSubmission>) =>
  ({
    key: null,
    idempotencyKey: null,
    formId: 'contact',
    form: '{}',
    context: {},
    receivedAt: 1500,
    ...more,
  }) as NewSubmission;

describe('a SQLite file', () => {
  let folder: string;
  before(async () => {
    folder = await temporaryFolder();
  });
  after(() => rm(folder, { recursive: true }));

  it('of the first release is migrated with all its data', async () => {
    const file = `${folder}/first.db`;
    const old = new Database(file);
    old.exec(FIRST_RELEASE);
    old.close();
    for (const times of [1, 2]) {
      const storage = createSqliteStorage(file);
      assert.equal(await storage.isRepeat({ key: 'used', idempotencyKey: null, formId: 'contact' }), true);
      const outcome = await storage.saveSubmission(submission({ key: 'unused', idempotencyKey: 'id' }));
      assert.equal(outcome, times === 1 ? 'stored' : 'repeated');
      const [newer, older] = await storage.listSubmissions(10);
      assert.deepEqual([newer?.key, newer?.idempotencyKey], ['unused', 'id']);
      assert.deepEqual([older?.key, older?.idempotencyKey, older?.form], ['used', null, '{"a":1}']);
      assert.deepEqual((await storage.readCart('token'))?.entries, []);
      await storage.addRecords([{ kind: 'hit', data: '{}', receivedAt: 1500 }], 10);
      assert.equal((await storage.listRecords(10, 0)).length, times);
      await storage.close();
    }
  });

  it('shared by two processes holds one submission per key and form', async () => {
    const file = `${folder}/shared.db`;
    const [one, other] = [createSqliteStorage(file), createSqliteStorage(file)];
    const mine = submission({ idempotencyKey: 'id' });
    assert.deepEqual([await one.saveSubmission(mine), await other.saveSubmission(mine)], ['stored', 'repeated']);
    await other.addKey('key', 2000);
    assert.equal(await one.saveSubmission(submission({ key: 'key', idempotencyKey: 'id' })), 'repeated');
    assert.equal(await other.saveSubmission(submission({ key: 'key' })), 'repeated');
    assert.equal(await other.saveSubmission(submission({ idempotencyKey: 'id', formId: 'newsletter' })), 'stored');
    assert.equal((await one.listSubmissions(10)).length, 2);
    await Promise.all([one.close(), other.close()]);
  });

  it('refuses a second row by its own index', async () => {
    const file = `${folder}/raw.db`;
    const storage = createSqliteStorage(file);
    await storage.saveSubmission(submission({ idempotencyKey: 'id' }));
    await storage.close();
    const raw = new Database(file);
    const insert = raw.prepare(
      "INSERT INTO submissions (idempotency_key, form_id, form, context, received_at) VALUES (?, 'contact', '{}', '{}', 1)",
    );
    assert.throws(() => insert.run('id'), /UNIQUE/);
    raw.close();
  });
});
