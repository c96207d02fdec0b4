import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import pg from 'pg';
import { submission } from '../testing/a-submission.js';
import { startPostgres, type PostgresServer } from '../testing/postgres-server.js';
import { createPostgresStorage } from './postgres-storage.js';
import type { SubmissionFilter } from './storage.js';

/** The statements that are sent while it runs, with their values. Each is a way to the database and back. */
async function statementsOf(run: () => Promise<unknown>): Promise<[string, unknown[]][]> {
  const query = mock.method(pg.Client.prototype, 'query');
  try {
    await run();
    return query.mock.calls.map(({ arguments: all }) => all as unknown as [string, unknown[]]);
  } finally {
    query.mock.restore();
  }
}
const verbs = (statements: [string, unknown[]][]) =>
  statements.map(([sql]) => /INSERT|DELETE|\w+/.exec(sql.trim().replace(/^WITH .*(?=INSERT)/s, ''))?.[0]);

describe('what a submission costs in PostgreSQL', () => {
  let server: PostgresServer;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.stop());

  it('asks the database a few times', async () => {
    const storage = await createPostgresStorage(await server.emptySchema());
    const times = {
      keysBefore: 0,
      cartsBefore: 0,
      rendersBefore: 0,
      recordsBefore: 0,
      consentsBefore: 0,
      callsBefore: 0,
      keptClients: '',
    };
    assert.equal((await statementsOf(async () => storage.forget(times))).length, 1);

    await storage.addKey('key', 2000);
    const own = submission({ key: 'key', idempotencyKey: 'id' });
    const asked = await statementsOf(async () => assert.equal(await storage.isRepeat(own), false));
    assert.deepEqual(verbs(asked), ['BEGIN', 'SELECT', 'SELECT', 'COMMIT']);
    const saved = await statementsOf(async () => assert.equal(await storage.saveSubmission(own), 'stored'));
    assert.deepEqual(verbs(saved), ['BEGIN', 'SELECT', 'SELECT', 'INSERT', 'COMMIT']);

    const plain = submission();
    assert.deepEqual(await statementsOf(async () => assert.equal(await storage.isRepeat(plain), false)), []);
    const stored = await statementsOf(async () => assert.equal(await storage.saveSubmission(plain), 'stored'));
    assert.deepEqual(verbs(stored), ['BEGIN', 'INSERT', 'COMMIT']);
    await storage.close();
  });

  it('reads the list from indexes', async () => {
    const url = await server.emptySchema();
    // Another one has the extension: it is there once, in the schema that was first.
    await (await createPostgresStorage(await server.emptySchema())).close();
    const storage = await createPostgresStorage(url);
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`INSERT INTO submissions (form_id, form, context, received_at, spam, searched)
      SELECT CASE WHEN number = 1 THEN 'rare' ELSE 'contact' END, repeat('answer ', 30), '{}', number,
        CASE WHEN number % 500 = 0 THEN '["links"]' ELSE '[]' END, 'the visitor ' || md5(number::text)
      FROM generate_series(1, 5000) AS number`);
    await client.query('VACUUM ANALYZE submissions');
    const cases: [SubmissionFilter, RegExp][] = [
      [{}, /Index Scan Backward using submissions_pkey/],
      [{ spam: false }, /Index Scan Backward using submissions_pkey/],
      [{ spam: true }, /submissions_of_spam/],
      [{ formId: 'rare', spam: false }, /submissions_form_id_idempotency_key_key/],
      [{ text: 'teapots', spam: false }, /submissions_by_text/],
      [{ text: 'the visitor teapots' }, /submissions_by_text/],
    ];
    for (const [filter, index] of cases) {
      const [statement] = await statementsOf(async () => storage.listSubmissions(100, filter));
      const [sql = '', values] = statement ?? [];
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      assert.match(plan, index, JSON.stringify(filter));
      assert.doesNotMatch(plan, /Seq Scan/, JSON.stringify(filter));
    }
    // No statement reads so many that the time-out of statements ends it.
    const parts = await statementsOf(async () => assert.equal((await storage.listSubmissions(100_000)).length, 5000));
    assert.deepEqual(
      parts.map(([, values]) => values),
      [[2000], [2000, 3001], [2000, 1001]],
    );
    await client.end();
    await storage.close();
  });

  it('finds words where the extension for their index may not be added', async () => {
    const url = await server.emptySchema();
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<{ schema: string }>('SELECT current_schema() AS schema');
    await client.query('DROP EXTENSION IF EXISTS pg_trgm CASCADE');
    await client.query(`CREATE ROLE visitor LOGIN; GRANT CREATE, USAGE ON SCHEMA ${rows[0]?.schema} TO visitor`);
    const storage = await createPostgresStorage(url.replace('postgres@', 'visitor@'));
    const found = await client.query("SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'");
    assert.equal(found.rowCount, 0);
    for (const text of ['a\\b', 'a%b', 'a_b', 'axb'])
      await storage.saveSubmission(submission({ form: JSON.stringify({ text }) }));
    for (const text of ['a\\b', 'a%b', 'a_b'])
      assert.deepEqual(
        (await storage.listSubmissions(10, { text })).map(({ form }) => (JSON.parse(form) as { text: string }).text),
        [text],
      );
    await client.end();
    await storage.close();
  });
});
