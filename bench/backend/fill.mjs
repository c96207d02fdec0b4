// Many submissions at once, as the storage would have stored them one by one.
import Database from 'libsql';
import pg from 'pg';
import { searchedText } from '../../backend/storage/search-words.ts';
import { createPostgresStorage, createSqliteStorage } from '../../backend/index.ts';
import { stored } from './content.mjs';

const COLUMNS = 'key, idempotency_key, form_id, form, context, received_at, spam, searched';
const AT_ONCE = 1000;

function rowOf(index, count, now) {
  const one = stored(index, count, now);
  const { key, idempotencyKey, formId, form, context, receivedAt, spam } = one;
  return [
    key,
    idempotencyKey,
    formId,
    form,
    JSON.stringify(context),
    receivedAt,
    JSON.stringify(spam),
    searchedText(one),
  ];
}

export async function fillSqlite(file, count) {
  await createSqliteStorage(file).close();
  const database = new Database(file);
  const insert = database.prepare(`INSERT INTO submissions (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  const now = Date.now();
  database.transaction(() => {
    for (let index = 0; index < count; index++) insert.run(...rowOf(index, count, now));
  })();
  database.close();
}

export async function fillPostgres(url, count) {
  await (await createPostgresStorage(url)).close();
  const client = new pg.Client(url);
  await client.connect();
  const now = Date.now();
  for (let first = 0; first < count; first += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, step) => rowOf(first + step, count, now));
    await client.query(
      `INSERT INTO submissions (${COLUMNS}) SELECT * FROM
        unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::text[])`,
      rows[0].map((_, column) => rows.map((row) => row[column])),
    );
  }
  // What the database does by itself within a minute.
  await client.query('VACUUM ANALYZE');
  await client.end();
}
