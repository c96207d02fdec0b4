import type Database from 'libsql';

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
