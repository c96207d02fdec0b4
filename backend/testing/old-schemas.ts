/**
 * The schemas that the last two releases have made, frozen: nothing of today's code makes them. Each of the newer ones is that
 * of the older one and a little more.
 */
interface OldSchema {
  readonly version: number;
  /** Every table and index, in an empty database. */
  readonly sql: string;
}

const SQLITE_7 = `
  CREATE TABLE submission_keys (key TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE submissions (id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT UNIQUE, form_id TEXT NOT NULL, form TEXT
    NOT NULL, context TEXT NOT NULL, received_at INTEGER NOT NULL , idempotency_key TEXT, spam TEXT NOT NULL DEFAULT
    '[]', searched TEXT NOT NULL DEFAULT '') STRICT;
  CREATE TABLE carts (token TEXT PRIMARY KEY, entries TEXT NOT NULL, created_at INTEGER NOT NULL, changed_at INTEGER
    NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX submission_keys_by_expiry ON submission_keys (expires_at);
  CREATE INDEX carts_by_change ON carts (changed_at);
  CREATE UNIQUE INDEX submissions_by_idempotency_key ON submissions (form_id, idempotency_key) WHERE idempotency_key
    IS NOT NULL;
  CREATE TABLE repeated_keys (key TEXT PRIMARY KEY, submission_id INTEGER NOT NULL REFERENCES submissions (id))
    STRICT, WITHOUT ROWID;
  CREATE TABLE form_renders (id INTEGER PRIMARY KEY, form_id TEXT NOT NULL, visitor_cookie TEXT NOT NULL, page TEXT
    NOT NULL, received_at INTEGER NOT NULL) STRICT;
  CREATE INDEX form_renders_by_time ON form_renders (received_at);
  CREATE TABLE records (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, data TEXT NOT NULL, received_at
    INTEGER NOT NULL) STRICT;
  CREATE INDEX records_by_kind ON records (kind, id);
  CREATE INDEX records_by_time ON records (received_at);
  CREATE TABLE owner_password (id INTEGER PRIMARY KEY CHECK (id = 1), hash TEXT NOT NULL) STRICT;
  CREATE TABLE owner_sessions (token_hash TEXT PRIMARY KEY, by_link INTEGER NOT NULL, expires_at INTEGER NOT NULL)
    STRICT, WITHOUT ROWID;
  CREATE TABLE sign_in_links (token_hash TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX submissions_by_time ON submissions (received_at);
  CREATE INDEX repeated_keys_by_submission ON repeated_keys (submission_id);
  CREATE TABLE deliveries (id INTEGER PRIMARY KEY AUTOINCREMENT, channel TEXT NOT NULL, data TEXT NOT NULL, due_at
    INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, problem TEXT NOT NULL DEFAULT '', is_given_up INTEGER NOT
    NULL DEFAULT 0) STRICT;
  CREATE INDEX deliveries_by_time ON deliveries (due_at) WHERE is_given_up = 0;
  CREATE TABLE consents (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, data TEXT NOT NULL, received_at
    INTEGER NOT NULL) STRICT;
  CREATE INDEX consents_by_id ON consents (id);
  CREATE INDEX consents_by_time ON consents (received_at);
  CREATE TABLE orders (number INTEGER PRIMARY KEY AUTOINCREMENT, token TEXT NOT NULL UNIQUE, key TEXT NOT NULL
    UNIQUE, data TEXT NOT NULL, placed_at INTEGER NOT NULL) STRICT;
  CREATE TABLE sold (sku TEXT PRIMARY KEY, quantity INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE uploads (id TEXT PRIMARY KEY, form_id TEXT NOT NULL, field TEXT NOT NULL, name TEXT NOT NULL, type
    TEXT NOT NULL DEFAULT '', size INTEGER NOT NULL, is_complete INTEGER NOT NULL DEFAULT 0, retry_key TEXT,
    expires_at INTEGER, submission_id INTEGER) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX uploads_by_retry_key ON uploads (form_id, retry_key) WHERE retry_key IS NOT NULL;
  CREATE INDEX uploads_by_expiry ON uploads (expires_at) WHERE expires_at IS NOT NULL;
  CREATE INDEX uploads_by_submission ON uploads (submission_id) WHERE submission_id IS NOT NULL;
`;
const POSTGRES_4 = `
  CREATE TABLE submission_keys (key TEXT PRIMARY KEY, expires_at BIGINT NOT NULL);
  CREATE INDEX submission_keys_by_expiry ON submission_keys (expires_at);
  CREATE TABLE submissions (id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY, key TEXT UNIQUE, idempotency_key
    TEXT, form_id TEXT NOT NULL, form TEXT NOT NULL, context TEXT NOT NULL, received_at BIGINT NOT NULL, spam TEXT
    NOT NULL, searched TEXT NOT NULL, UNIQUE (form_id, idempotency_key));
  CREATE INDEX submissions_by_time ON submissions (received_at);
  CREATE TABLE repeated_keys (key TEXT PRIMARY KEY, submission_id BIGINT NOT NULL REFERENCES submissions (id) ON
    DELETE CASCADE);
  CREATE INDEX repeated_keys_by_submission ON repeated_keys (submission_id);
  CREATE TABLE deliveries (id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY, channel TEXT NOT NULL, data TEXT NOT
    NULL, due_at BIGINT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, problem TEXT NOT NULL DEFAULT '', is_given_up
    BOOLEAN NOT NULL DEFAULT FALSE);
  CREATE INDEX deliveries_by_time ON deliveries (due_at) WHERE NOT is_given_up;
  CREATE TABLE form_renders (id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY, form_id TEXT NOT NULL, data TEXT
    NOT NULL, received_at BIGINT NOT NULL);
  CREATE INDEX form_renders_by_time ON form_renders (received_at);
  CREATE TABLE records (id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY, kind TEXT NOT NULL, data TEXT NOT NULL,
    received_at BIGINT NOT NULL);
  CREATE INDEX records_by_kind ON records (kind, id);
  CREATE INDEX records_by_time ON records (received_at);
  CREATE TABLE consents (number BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY, id TEXT NOT NULL, data TEXT NOT
    NULL, received_at BIGINT NOT NULL);
  CREATE INDEX consents_by_id ON consents (id);
  CREATE INDEX consents_by_time ON consents (received_at);
  CREATE TABLE carts (token TEXT PRIMARY KEY, entries TEXT NOT NULL, created_at BIGINT NOT NULL, changed_at BIGINT
    NOT NULL);
  CREATE INDEX carts_by_change ON carts (changed_at);
  CREATE UNLOGGED TABLE calls (id TEXT PRIMARY KEY, times BIGINT[] NOT NULL, is_allowed BOOLEAN NOT NULL, changed_at
    BIGINT NOT NULL);
  CREATE INDEX calls_by_change ON calls (changed_at);
  CREATE TABLE owner_password (id INTEGER PRIMARY KEY CHECK (id = 1), hash TEXT NOT NULL);
  CREATE TABLE owner_sessions (token_hash TEXT PRIMARY KEY, by_link BOOLEAN NOT NULL, expires_at BIGINT NOT NULL);
  CREATE TABLE sign_in_links (token_hash TEXT PRIMARY KEY, expires_at BIGINT NOT NULL);
  CREATE TABLE orders (number BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY, token TEXT NOT NULL UNIQUE, key TEXT
    NOT NULL UNIQUE, data TEXT NOT NULL, placed_at BIGINT NOT NULL);
  CREATE TABLE sold (sku TEXT PRIMARY KEY, quantity BIGINT NOT NULL);
  CREATE TABLE uploads (id TEXT PRIMARY KEY, form_id TEXT NOT NULL, field TEXT NOT NULL, name TEXT NOT NULL, type
    TEXT NOT NULL DEFAULT '', size BIGINT NOT NULL, is_complete BOOLEAN NOT NULL DEFAULT FALSE, retry_key TEXT,
    expires_at BIGINT, submission_id BIGINT, UNIQUE (form_id, retry_key));
  CREATE INDEX uploads_by_expiry ON uploads (expires_at) WHERE expires_at IS NOT NULL;
  CREATE INDEX uploads_by_submission ON uploads (submission_id) WHERE submission_id IS NOT NULL;
  CREATE TABLE schema_version (version INTEGER NOT NULL);
`;

export const SQLITE_SCHEMAS: readonly OldSchema[] = [
  { version: 7, sql: SQLITE_7 },
  {
    version: 8,
    sql: `${SQLITE_7} CREATE INDEX submissions_for_list ON submissions (id, form_id, spam, searched);`,
  },
];
export const POSTGRES_SCHEMAS: readonly OldSchema[] = [
  { version: 4, sql: POSTGRES_4 },
  // The index of texts, which a database may refuse to make, is missing.
  { version: 5, sql: `${POSTGRES_4} CREATE INDEX submissions_of_spam ON submissions (id) WHERE spam <> '[]';` },
];
