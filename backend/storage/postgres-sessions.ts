import type pg from 'pg';
import { inTransaction, lockName, type Queries } from './postgres-connection.js';
import type { SecondFactor, SignInStorage } from './sessions.js';

/** A step of `postgres-schema.ts`. */
export const SIGN_IN_TABLES = `
  CREATE TABLE IF NOT EXISTS owner_password (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    hash TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS owner_sessions (
    token_hash TEXT PRIMARY KEY,
    by_link BOOLEAN NOT NULL,
    expires_at BIGINT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS sign_in_links (
    token_hash TEXT PRIMARY KEY,
    expires_at BIGINT NOT NULL
  );
`;

/** A step of `postgres-schema.ts`. Sessions of releases before it have one end, which is fixed. */
export const SESSION_END = 'ALTER TABLE owner_sessions ADD COLUMN IF NOT EXISTS ends_at BIGINT';

/** A step of `postgres-schema.ts`. */
export const SECOND_FACTOR_TABLE = `
  CREATE TABLE IF NOT EXISTS owner_second_factor (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret TEXT NOT NULL,
    last_step BIGINT NOT NULL
  );
`;

/** A step of `postgres-schema.ts`. */
export const MEMBER_TABLE = `
  CREATE TABLE IF NOT EXISTS member_tokens (
    token_hash TEXT PRIMARY KEY,
    member TEXT NOT NULL,
    expires_at BIGINT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS member_tokens_by_expiry ON member_tokens (expires_at);
`;

interface FactorRow {
  secret: string;
  last_step: number;
}

interface SessionRow {
  token_hash: string;
  by_link: boolean;
  expires_at: number;
  ends_at: number;
}

async function readPassword(client: Queries): Promise<string | undefined> {
  const { rows } = await client.query<{ hash: string }>('SELECT hash FROM owner_password');
  return rows[0]?.hash;
}
/** Until the end of the transaction nobody else changes it. */
async function isStill(client: Queries, present: string | undefined): Promise<boolean> {
  await lockName(client, 'password');
  return (await readPassword(client)) === present;
}

async function readSecondFactor(client: Queries): Promise<SecondFactor | undefined> {
  const { rows } = await client.query<FactorRow>('SELECT secret, last_step FROM owner_second_factor');
  return rows[0] && { secret: rows[0].secret, lastStep: rows[0].last_step };
}

/** Also between processes a link is used up once: the row is gone with the first statement that deletes it. */
export const postgresSessions = (pool: pg.Pool): SignInStorage => ({
  readPassword: () => readPassword(pool),
  setPassword: (hash, present) =>
    inTransaction(pool, async (client) => {
      if (!(await isStill(client, present))) return false;
      await client.query(
        'INSERT INTO owner_password (id, hash) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET hash = excluded.hash',
        [hash],
      );
      await client.query('DELETE FROM owner_sessions');
      await client.query('DELETE FROM sign_in_links');
      return true;
    }),
  readSecondFactor: () => readSecondFactor(pool),
  setSecondFactor: (factor, present) =>
    inTransaction(pool, async (client) => {
      await lockName(client, 'password');
      if ((await readSecondFactor(client))?.secret !== present) return false;
      await client.query('DELETE FROM owner_second_factor');
      if (factor)
        await client.query('INSERT INTO owner_second_factor (id, secret, last_step) VALUES (1, $1, $2)', [
          factor.secret,
          factor.lastStep,
        ]);
      await client.query('DELETE FROM owner_sessions');
      return true;
    }),
  async useStep(secret, step) {
    const { rowCount } = await pool.query(
      'UPDATE owner_second_factor SET last_step = $2 WHERE secret = $1 AND last_step < $2',
      [secret, step],
    );
    return (rowCount ?? 0) > 0;
  },
  addSession: ({ tokenHash, byLink, expiresAt, endsAt }, now, present, secret) =>
    inTransaction(pool, async (client) => {
      if (!(await isStill(client, present)) || (await readSecondFactor(client))?.secret !== secret) return false;
      await client.query('DELETE FROM owner_sessions WHERE expires_at <= $1', [now]);
      await client.query(
        'INSERT INTO owner_sessions (token_hash, by_link, expires_at, ends_at) VALUES ($1, $2, $3, $4)',
        [tokenHash, byLink, expiresAt, endsAt],
      );
      return true;
    }),
  async readSession(tokenHash, now) {
    const { rows } = await pool.query<SessionRow>(
      `SELECT token_hash, by_link, expires_at, coalesce(ends_at, expires_at) AS ends_at FROM owner_sessions
        WHERE token_hash = $1 AND expires_at > $2`,
      [tokenHash, now],
    );
    const [row] = rows;
    return row && { tokenHash: row.token_hash, byLink: row.by_link, expiresAt: row.expires_at, endsAt: row.ends_at };
  },
  async prolongSession(tokenHash, expiresAt, now) {
    await pool.query(
      `UPDATE owner_sessions
        SET ends_at = coalesce(ends_at, expires_at), expires_at = least($2, coalesce(ends_at, expires_at))
        WHERE token_hash = $1 AND expires_at > $3`,
      [tokenHash, expiresAt, now],
    );
  },
  async endSession(tokenHash) {
    await pool.query('DELETE FROM owner_sessions WHERE token_hash = $1', [tokenHash]);
  },
  async addSignInLink(tokenHash, expiresAt, now) {
    await pool.query('DELETE FROM sign_in_links WHERE expires_at <= $1', [now]);
    await pool.query('INSERT INTO sign_in_links (token_hash, expires_at) VALUES ($1, $2)', [tokenHash, expiresAt]);
  },
  async useSignInLink(tokenHash, now) {
    const { rowCount } = await pool.query('DELETE FROM sign_in_links WHERE token_hash = $1 AND expires_at > $2', [
      tokenHash,
      now,
    ]);
    return (rowCount ?? 0) > 0;
  },
  async addMember(tokenHash, member, expiresAt, now) {
    await pool.query('DELETE FROM member_tokens WHERE expires_at <= $1', [now]);
    await pool.query(
      `INSERT INTO member_tokens (token_hash, member, expires_at) VALUES ($1, $2, $3)
        ON CONFLICT (token_hash) DO UPDATE SET expires_at = excluded.expires_at`,
      [tokenHash, member, expiresAt],
    );
  },
  async findMember(tokenHash, now) {
    const { rows } = await pool.query<{ member: string }>(
      'SELECT member FROM member_tokens WHERE token_hash = $1 AND expires_at > $2',
      [tokenHash, now],
    );
    return rows[0]?.member;
  },
  async endMember(tokenHash) {
    await pool.query('DELETE FROM member_tokens WHERE token_hash = $1', [tokenHash]);
  },
});
