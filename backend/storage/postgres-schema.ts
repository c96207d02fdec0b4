import type pg from 'pg';
import { inTransaction, lockName } from './postgres-connection.js';
import { MEMBER_TABLE, SECOND_FACTOR_TABLE, SESSION_END, SIGN_IN_TABLES } from './postgres-sessions.js';
import { SHOP_TABLES } from './postgres-shop.js';
import { LIST_INDEXES, ONCE_TABLE } from './postgres-submission-list.js';
import { UPLOAD_TABLES } from './postgres-uploads.js';
import { isOutdated, type Compatibility } from './schema-version.js';

/**
 * One step per version; what a released step does is never changed, the next one is added below it. Each can be run again:
 * releases before this one have set the version of a newer schema back. A step only adds, so that a release that is still
 * running, or that is gone back to, finds what it knows.
 */
const STEPS: readonly string[] = [
  `
  CREATE TABLE IF NOT EXISTS submission_keys (
    key TEXT PRIMARY KEY,
    expires_at BIGINT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS submission_keys_by_expiry ON submission_keys (expires_at);
  CREATE TABLE IF NOT EXISTS submissions (
    id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    key TEXT UNIQUE,
    idempotency_key TEXT,
    form_id TEXT NOT NULL,
    form TEXT NOT NULL,
    context TEXT NOT NULL,
    received_at BIGINT NOT NULL,
    spam TEXT NOT NULL,
    searched TEXT NOT NULL,
    UNIQUE (form_id, idempotency_key)
  );
  CREATE INDEX IF NOT EXISTS submissions_by_time ON submissions (received_at);
  CREATE TABLE IF NOT EXISTS repeated_keys (
    key TEXT PRIMARY KEY,
    submission_id BIGINT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE
  );
  CREATE INDEX IF NOT EXISTS repeated_keys_by_submission ON repeated_keys (submission_id);
  CREATE TABLE IF NOT EXISTS deliveries (
    id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    channel TEXT NOT NULL,
    data TEXT NOT NULL,
    due_at BIGINT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    problem TEXT NOT NULL DEFAULT '',
    is_given_up BOOLEAN NOT NULL DEFAULT FALSE
  );
  CREATE INDEX IF NOT EXISTS deliveries_by_time ON deliveries (due_at) WHERE NOT is_given_up;
  CREATE TABLE IF NOT EXISTS form_renders (
    id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    form_id TEXT NOT NULL,
    data TEXT NOT NULL,
    received_at BIGINT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS form_renders_by_time ON form_renders (received_at);
  CREATE TABLE IF NOT EXISTS records (
    id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    received_at BIGINT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS records_by_kind ON records (kind, id);
  CREATE INDEX IF NOT EXISTS records_by_time ON records (received_at);
  CREATE TABLE IF NOT EXISTS consents (
    number BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    id TEXT NOT NULL,
    data TEXT NOT NULL,
    received_at BIGINT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS consents_by_id ON consents (id);
  CREATE INDEX IF NOT EXISTS consents_by_time ON consents (received_at);
  CREATE TABLE IF NOT EXISTS carts (
    token TEXT PRIMARY KEY,
    entries TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS carts_by_change ON carts (changed_at);
  -- Counts of the last minute: not worth a write-ahead log, and empty after a crash of the database.
  CREATE UNLOGGED TABLE IF NOT EXISTS calls (
    id TEXT PRIMARY KEY,
    times BIGINT[] NOT NULL,
    is_allowed BOOLEAN NOT NULL,
    changed_at BIGINT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS calls_by_change ON calls (changed_at);
  `,
  SIGN_IN_TABLES,
  SHOP_TABLES,
  UPLOAD_TABLES,
  LIST_INDEXES,
  // Of reviews that were stored twice the first one stays the order's, and the owner can delete the others. The token is read
  // as text: JSON may have \u0000, which this database cannot parse.
  `
  ALTER TABLE submissions ADD COLUMN IF NOT EXISTS once TEXT;
  CREATE UNIQUE INDEX IF NOT EXISTS submissions_by_once ON submissions (once);
  WITH reviews AS (
    SELECT min(id) AS id, substring(form FROM '"token":"([0-9a-f]{32})"') AS token FROM submissions
      WHERE form_id = 'review' GROUP BY 2
  )
  UPDATE submissions SET once = 'review ' || reviews.token FROM reviews JOIN orders USING (token)
    WHERE submissions.id = reviews.id AND once IS NULL
      AND NOT EXISTS (SELECT 1 FROM submissions AS other WHERE other.once = 'review ' || reviews.token);
  `,
  "ALTER TABLE uploads ADD COLUMN IF NOT EXISTS client TEXT NOT NULL DEFAULT ''",
  SESSION_END,
  SECOND_FACTOR_TABLE,
  MEMBER_TABLE,
  // Hashes of addresses without the day that they may be kept.
  `
  UPDATE uploads SET client = '';
  CREATE INDEX IF NOT EXISTS uploads_by_client ON uploads (client) WHERE client <> '';
  `,
  ONCE_TABLE,
];

/** The version of the oldest release whose statements the schema still answers; raised where a step takes something away. */
const OLDEST = 4;

/**
 * Migrates a new or old database to the current schema; of several processes that start together, one does.
 *
 * @throws NewerSchema
 */
export const migrate = (pool: pg.Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockName(client, 'schema');
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_compatibility (version INTEGER NOT NULL, oldest INTEGER NOT NULL)',
    );
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    const { rows: said } = await client.query<Compatibility>('SELECT version, oldest FROM schema_compatibility');
    const version = rows[0]?.version ?? 0;
    if (!isOutdated(version, STEPS.length, said[0])) return;
    for (const step of STEPS.slice(version)) await client.query(step);
    await client.query('DELETE FROM schema_version');
    await client.query('DELETE FROM schema_compatibility');
    await client.query('INSERT INTO schema_version VALUES ($1)', [STEPS.length]);
    await client.query('INSERT INTO schema_compatibility VALUES ($1, $2)', [STEPS.length, OLDEST]);
  });
