import type Database from 'libsql';
import { isOutdated, type Compatibility } from './schema-version.js';
import { MEMBER_TABLE, SECOND_FACTOR_TABLE, SESSION_END, SIGN_IN_TABLES } from './sqlite-sessions.js';
import { SHOP_TABLES } from './sqlite-shop.js';
import { LIST_INDEX, ONCE_TABLE } from './sqlite-submission-list.js';
import { UPLOAD_TABLES } from './sqlite-uploads.js';

/** Columns that a step adds: SQLite has no `ADD COLUMN IF NOT EXISTS`. */
interface Step {
  readonly columns: readonly (readonly [table: string, column: string, definition: string])[];
  readonly sql: string;
}

/**
 * One step per version; what a released step does is never changed, the next one is added below it. Each can be run again:
 * releases before this one have set the version of a newer schema back. A step only adds, so that a release that is still
 * running, or that is gone back to, finds what it knows.
 */
const STEPS: readonly (string | Step)[] = [
  `
  CREATE TABLE IF NOT EXISTS submission_keys (
    key TEXT PRIMARY KEY,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT UNIQUE,
    form_id TEXT NOT NULL,
    form TEXT NOT NULL,
    context TEXT NOT NULL,
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS carts (
    token TEXT PRIMARY KEY,
    entries TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS submission_keys_by_expiry ON submission_keys (expires_at);
  CREATE INDEX IF NOT EXISTS carts_by_change ON carts (changed_at);
  `,
  {
    columns: [['submissions', 'idempotency_key', 'TEXT']],
    sql: `
  CREATE UNIQUE INDEX IF NOT EXISTS submissions_by_idempotency_key ON submissions (form_id, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
  CREATE TABLE IF NOT EXISTS repeated_keys (
    key TEXT PRIMARY KEY,
    submission_id INTEGER NOT NULL REFERENCES submissions (id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS form_renders (
    id INTEGER PRIMARY KEY,
    form_id TEXT NOT NULL,
    visitor_cookie TEXT NOT NULL,
    page TEXT NOT NULL,
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS form_renders_by_time ON form_renders (received_at);
  `,
  },
  `
  CREATE TABLE IF NOT EXISTS records (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS records_by_kind ON records (kind, id);
  CREATE INDEX IF NOT EXISTS records_by_time ON records (received_at);
  `,
  SIGN_IN_TABLES,
  // Older submissions are searched in all of their JSON: the names of their fields are found too.
  {
    columns: [
      ['submissions', 'spam', "TEXT NOT NULL DEFAULT '[]'"],
      ['submissions', 'searched', "TEXT NOT NULL DEFAULT ''"],
    ],
    sql: `
  UPDATE submissions SET searched = lower(form) WHERE searched = '';
  CREATE INDEX IF NOT EXISTS submissions_by_time ON submissions (received_at);
  CREATE INDEX IF NOT EXISTS repeated_keys_by_submission ON repeated_keys (submission_id);
  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel TEXT NOT NULL,
    data TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    problem TEXT NOT NULL DEFAULT '',
    is_given_up INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_by_time ON deliveries (due_at) WHERE is_given_up = 0;
  CREATE TABLE IF NOT EXISTS consents (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL,
    data TEXT NOT NULL,
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS consents_by_id ON consents (id);
  CREATE INDEX IF NOT EXISTS consents_by_time ON consents (received_at);
  `,
  },
  SHOP_TABLES,
  UPLOAD_TABLES,
  LIST_INDEX,
  // Of reviews that were stored twice the first one stays the order's, and the owner can delete the others.
  {
    columns: [['submissions', 'once', 'TEXT']],
    sql: `
  CREATE UNIQUE INDEX IF NOT EXISTS submissions_by_once ON submissions (once) WHERE once IS NOT NULL;
  UPDATE OR IGNORE submissions SET once = 'review ' || json_extract(form, '$.token')
    WHERE form_id = 'review' AND once IS NULL AND json_extract(form, '$.token') IN (SELECT token FROM orders);
  `,
  },
  { columns: [['uploads', 'client', "TEXT NOT NULL DEFAULT ''"]], sql: '' },
  { columns: [SESSION_END], sql: '' },
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
const OLDEST = 7;

function run(database: Database.Database, step: string | Step): void {
  if (typeof step === 'string') return void database.exec(step);
  const exists = database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?');
  for (const [table, column, definition] of step.columns)
    if (!exists.get(table, column)) database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${definition}`);
  database.exec(step.sql);
}

/**
 * Migrates a new or old database file to the current schema.
 *
 * @throws NewerSchema
 */
export function migrate(database: Database.Database): void {
  const upgrade = database.transaction(() => {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    database.exec(
      'CREATE TABLE IF NOT EXISTS schema_compatibility (version INTEGER NOT NULL, oldest INTEGER NOT NULL)',
    );
    const said = database.prepare('SELECT version, oldest FROM schema_compatibility').get() as
      Compatibility | undefined;
    if (!isOutdated(version, STEPS.length, said)) return;
    for (const step of STEPS.slice(version)) run(database, step);
    database.exec(`PRAGMA user_version = ${STEPS.length}; DELETE FROM schema_compatibility`);
    database.prepare('INSERT INTO schema_compatibility VALUES (?, ?)').run(STEPS.length, OLDEST);
  });
  upgrade.immediate();
}
