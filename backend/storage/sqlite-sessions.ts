import type Database from 'libsql';
import type { SecondFactor, SignInStorage } from './sessions.js';

/** A step of `sqlite-schema.ts`. */
export const SIGN_IN_TABLES = `
  CREATE TABLE IF NOT EXISTS owner_password (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    hash TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS owner_sessions (
    token_hash TEXT PRIMARY KEY,
    by_link INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sign_in_links (
    token_hash TEXT PRIMARY KEY,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** A step of `sqlite-schema.ts`. Sessions of releases before it have one end, which is fixed. */
export const SESSION_END = ['owner_sessions', 'ends_at', 'INTEGER'] as const;

/** A step of `sqlite-schema.ts`. */
export const SECOND_FACTOR_TABLE = `
  CREATE TABLE IF NOT EXISTS owner_second_factor (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret TEXT NOT NULL,
    last_step INTEGER NOT NULL
  ) STRICT;
`;

/** A step of `sqlite-schema.ts`. */
export const MEMBER_TABLE = `
  CREATE TABLE IF NOT EXISTS member_tokens (
    token_hash TEXT PRIMARY KEY,
    member TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS member_tokens_by_expiry ON member_tokens (expires_at);
`;

interface FactorRow {
  secret: string;
  last_step: number;
}

interface SessionRow {
  token_hash: string;
  by_link: number;
  expires_at: number;
  ends_at: number | null;
}

/** Also between processes a link is used up once: the row is gone with the first statement that deletes it. */
export function sqliteSessions(database: Database.Database): SignInStorage {
  const selectPassword = database.prepare('SELECT hash FROM owner_password');
  const replacePassword = database.prepare('INSERT OR REPLACE INTO owner_password (id, hash) VALUES (1, ?)');
  const endSessions = database.prepare('DELETE FROM owner_sessions');
  const endLinks = database.prepare('DELETE FROM sign_in_links');
  const selectFactor = database.prepare('SELECT secret, last_step FROM owner_second_factor');
  const deleteFactor = database.prepare('DELETE FROM owner_second_factor');
  const insertFactor = database.prepare('INSERT INTO owner_second_factor (id, secret, last_step) VALUES (1, ?, ?)');
  const useStep = database.prepare('UPDATE owner_second_factor SET last_step = ? WHERE secret = ? AND last_step < ?');
  const insertSession = database.prepare(
    'INSERT INTO owner_sessions (token_hash, by_link, expires_at, ends_at) VALUES (?, ?, ?, ?)',
  );
  const forgetSessions = database.prepare('DELETE FROM owner_sessions WHERE expires_at <= ?');
  const selectSession = database.prepare('SELECT * FROM owner_sessions WHERE token_hash = ? AND expires_at > ?');
  const prolongSession = database.prepare(`UPDATE owner_sessions
    SET ends_at = coalesce(ends_at, expires_at), expires_at = min(?, coalesce(ends_at, expires_at))
    WHERE token_hash = ? AND expires_at > ?`);
  const endSession = database.prepare('DELETE FROM owner_sessions WHERE token_hash = ?');
  const insertLink = database.prepare('INSERT INTO sign_in_links (token_hash, expires_at) VALUES (?, ?)');
  const forgetLinks = database.prepare('DELETE FROM sign_in_links WHERE expires_at <= ?');
  const useLink = database.prepare('DELETE FROM sign_in_links WHERE token_hash = ? AND expires_at > ?');
  const forgetMembers = database.prepare('DELETE FROM member_tokens WHERE expires_at <= ?');
  const insertMember = database.prepare(
    'INSERT OR REPLACE INTO member_tokens (token_hash, member, expires_at) VALUES (?, ?, ?)',
  );
  const selectMember = database.prepare('SELECT member FROM member_tokens WHERE token_hash = ? AND expires_at > ?');
  const endMember = database.prepare('DELETE FROM member_tokens WHERE token_hash = ?');

  /** One transaction, whose result or error is a promise. */
  const atOnce = <T>(run: () => T) => new Promise<T>((resolve) => resolve(database.transaction(run).immediate()));
  const password = () => (selectPassword.get() as { hash: string } | undefined)?.hash;
  function secondFactor(): SecondFactor | undefined {
    const row = selectFactor.get() as FactorRow | undefined;
    return row && { secret: row.secret, lastStep: row.last_step };
  }

  return {
    readPassword: () => atOnce(password),
    setPassword: (hash, present) =>
      atOnce(() => {
        if (password() !== present) return false;
        replacePassword.run(hash);
        endSessions.run();
        endLinks.run();
        return true;
      }),
    readSecondFactor: () => atOnce(secondFactor),
    setSecondFactor: (factor, present) =>
      atOnce(() => {
        if (secondFactor()?.secret !== present) return false;
        deleteFactor.run();
        if (factor) insertFactor.run(factor.secret, factor.lastStep);
        endSessions.run();
        return true;
      }),
    useStep: (secret, step) => atOnce(() => useStep.run(step, secret, step).changes > 0),
    addSession: ({ tokenHash, byLink, expiresAt, endsAt }, now, present, secret) =>
      atOnce(() => {
        if (password() !== present || secondFactor()?.secret !== secret) return false;
        forgetSessions.run(now);
        insertSession.run(tokenHash, byLink ? 1 : 0, expiresAt, endsAt);
        return true;
      }),
    readSession(tokenHash, now) {
      // A single statement that reads: no transaction, which would wait for those that write.
      const row = selectSession.get(tokenHash, now) as SessionRow | undefined;
      if (!row) return Promise.resolve(undefined);
      const { expires_at: expiresAt, ends_at: endsAt } = row;
      return Promise.resolve({ tokenHash, byLink: row.by_link === 1, expiresAt, endsAt: endsAt ?? expiresAt });
    },
    prolongSession: (tokenHash, expiresAt, now) => atOnce(() => void prolongSession.run(expiresAt, tokenHash, now)),
    endSession: (tokenHash) => atOnce(() => void endSession.run(tokenHash)),
    addSignInLink: (tokenHash, expiresAt, now) =>
      atOnce(() => {
        forgetLinks.run(now);
        insertLink.run(tokenHash, expiresAt);
      }),
    useSignInLink: (tokenHash, now) => atOnce(() => useLink.run(tokenHash, now).changes > 0),
    addMember: (tokenHash, member, expiresAt, now) =>
      atOnce(() => {
        forgetMembers.run(now);
        insertMember.run(tokenHash, member, expiresAt);
      }),
    findMember: (tokenHash, now) =>
      Promise.resolve((selectMember.get(tokenHash, now) as { member: string } | undefined)?.member),
    endMember: (tokenHash) => atOnce(() => void endMember.run(tokenHash)),
  };
}
