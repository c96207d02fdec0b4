import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { after, before, describe, it, mock } from 'node:test';
import Database from 'libsql';
import { submission } from '../testing/a-submission.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { createSqliteStorage } from './sqlite-storage.js';
import type { SubmissionFilter } from './storage.js';

const WAL_HEADER = 32;
const FRAME_HEADER = 24;
const PAGE = 4096;

/** How often the storage has waited for the disk: once for each frame that ends a transaction (https://sqlite.org/fileformat2.html#walformat). */
async function commitsIn(file: string): Promise<number> {
  const wal = await readFile(`${file}-wal`);
  let commits = 0;
  for (let at = WAL_HEADER; at < wal.length; at += FRAME_HEADER + PAGE) if (wal.readUInt32BE(at + 4) > 0) commits++;
  return commits;
}

describe('what a submission costs in SQLite', () => {
  let folder: string;
  before(async () => {
    folder = await temporaryFolder();
  });
  after(() => rm(folder, { recursive: true }));

  const everything = {
    keysBefore: 9,
    cartsBefore: 9,
    rendersBefore: 9,
    recordsBefore: 9,
    consentsBefore: 9,
    callsBefore: 9,
    keptClients: '',
  };

  it('waits for the disk once for its key and once for itself, whatever is forgotten meanwhile', async () => {
    const file = `${folder}/commits.db`;
    const storage = createSqliteStorage(file);
    const visit = async (key: string) => {
      await storage.forget({ ...everything, keysBefore: 0 });
      await storage.addKey(key, 2000);
      const own = submission({ key, idempotencyKey: key });
      assert.equal(await storage.isRepeat(own), false);
      assert.equal(await storage.saveSubmission(own), 'stored');
    };
    const start = await commitsIn(file);
    await visit('one');
    assert.equal((await commitsIn(file)) - start, 2);

    await storage.addKey('old', 1);
    await storage.addRecords([{ kind: 'hit', data: '{}', receivedAt: 1 }], 10);
    const page = {
      pageTitle: '',
      pageId: '',
      contentSource: 'c',
      pagePath: '/',
      pagePermissionTypeValue: null,
    } as const;
    await storage.addFormRender({ formId: 'contact', visitorCookie: '', page, receivedAt: 1 });
    const before = await commitsIn(file);
    await storage.forget(everything);
    assert.equal((await commitsIn(file)) - before, 1);
    assert.deepEqual([(await storage.listRecords(10, 0)).length, (await storage.listFormRenders(10)).length], [0, 0]);
    await storage.close();
  });

  it('prepares each statement once, and reads the list from an index that has no answers', async () => {
    const file = `${folder}/list.db`;
    const prepare = mock.method(Database.prototype, 'prepare');
    const storage = createSqliteStorage(file);
    const prepared = () => prepare.mock.calls.map(({ arguments: [sql] }) => sql);
    const filters: SubmissionFilter[] = [
      {},
      { spam: true },
      { spam: false, formId: 'contact' },
      { spam: false, text: 'a teapot' },
    ];
    const count = prepared().length;
    for (const filter of [...filters, ...filters]) await storage.listSubmissions(10, filter);
    const lists = prepared().slice(count);
    prepare.mock.restore();
    assert.equal(lists.length, filters.length);

    const database = new Database(file);
    for (const sql of lists) {
      const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(10, 'x', 'y', 'z') as { detail: string }[];
      const steps = plan.map(({ detail }) => detail);
      assert.ok(steps.includes('SCAN submissions USING COVERING INDEX submissions_for_list'), steps.join('\n'));
      assert.ok(!steps.some((step) => /TEMP B-TREE|SCAN submissions$/.test(step)), steps.join('\n'));
    }
    database.close();
    await storage.close();
  });

  it('answers others while a long list is read', async () => {
    const storage = createSqliteStorage(`${folder}/long.db`);
    const database = new Database(`${folder}/long.db`);
    database.exec(`INSERT INTO submissions (form_id, form, context, received_at)
      WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers LIMIT 5000)
      SELECT 'contact', '{}', '{}', number FROM numbers`);
    database.close();
    for (const [limit, turnsOfOthers] of [
      [5000, 2],
      [6000, 2],
      [2001, 1],
      [500, 0],
    ] as const) {
      let turns = 0;
      let isRead = false;
      const count = () => {
        if (isRead) return;
        turns++;
        setImmediate(count);
      };
      setImmediate(count);
      const listed = await storage.listSubmissions(limit, { formId: 'contact' });
      isRead = true;
      assert.equal(turns, turnsOfOthers);
      const newest = Array.from({ length: Math.min(limit, 5000) }, (_, index) => 5000 - index);
      assert.deepEqual(
        listed.map(({ receivedAt }) => receivedAt),
        newest,
      );
    }
    await storage.close();
  });

  it('finds a word with what is a pattern elsewhere', async () => {
    const storage = createSqliteStorage(':memory:');
    for (const text of ['a\\b', 'a%b', 'a_b', 'axb'])
      await storage.saveSubmission(submission({ form: JSON.stringify({ text }) }));
    for (const text of ['a\\b', 'a%b', 'a_b'])
      assert.deepEqual(
        (await storage.listSubmissions(10, { text })).map(({ form }) => (JSON.parse(form) as { text: string }).text),
        [text],
      );
    await storage.close();
  });
});
