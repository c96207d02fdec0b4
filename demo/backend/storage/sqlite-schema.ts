import type Database from 'libsql';
import { SIGN_IN_TABLES } from './sqlite-sessions.js';
import { SHOP_TABLES } from './sqlite-shop.js';
import { LIST_INDEX } from './sqlite-submission-list.js';
import { UPLOAD_TABLES } from './sqlite-uploads.js';

/** One step per version; a step that has been released is never changed, the next one is added below it. */
const STEPS: readonly string[] = [
  `
  CREATE TABLE submission_keys (
    key TEXT PRIMARY KEY,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT UNIQUE,
    form_id TEXT NOT NULL,
    form TEXT NOT NULL,
    context TEXT NOT NULL,
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE carts (
    token TEXT PRIMARY KEY,
    entries TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX submission_keys_by_expiry ON submission_keys (expires_at);
  CREATE INDEX carts_by_change ON carts (changed_at);
  `,
  `
  ALTER TABLE submissions ADD COLUMN idempotency_key TEXT;
  CREATE UNIQUE INDEX submissions_by_idempotency_key ON submissions (form_id, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
  CREATE TABLE repeated_keys (
    key TEXT PRIMARY KEY,
    submission_id INTEGER NOT NULL REFERENCES submissions (id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE form_renders (
    id INTEGER PRIMARY KEY,
    form_id TEXT NOT NULL,
    visitor_cookie TEXT NOT NULL,
    page TEXT NOT NULL,
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX form_renders_by_time ON form_renders (received_at);
  `,
  `
  CREATE TABLE records (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX records_by_kind ON records (kind, id);
  CREATE INDEX records_by_time ON records (received_at);
  `,
  SIGN_IN_TABLES,
  // Older submissions are searched in all of their JSON: the names of their fields are found too.
  `
  ALTER TABLE submissions ADD COLUMN spam TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE submissions ADD COLUMN searched TEXT NOT NULL DEFAULT '';
  UPDATE submissions SET searched = lower(form);
  CREATE INDEX submissions_by_time ON submissions (received_at);
  CREATE INDEX repeated_keys_by_submission ON repeated_keys (submission_id);
  CREATE TABLE deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel TEXT NOT NULL,
    data TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    problem TEXT NOT NULL DEFAULT '',
    is_given_up INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX deliveries_by_time ON deliveries (due_at) WHERE is_given_up = 0;
  CREATE TABLE consents (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL,
    data TEXT NOT NULL,
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX consents_by_id ON consents (id);
  CREATE INDEX consents_by_time ON consents (received_at);
  `,
  SHOP_TABLES,
  UPLOAD_TABLES,
  LIST_INDEX,
];

/** Migrates a new or old database file to the current schema. */
export function migrate(database: Database.Database): void {
  const upgrade = database.transaction(() => {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    for (const step of STEPS.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${STEPS.length}`);
  });
  upgrade.immediate();
}
