import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { migrate } from './sqlite-schema.js';
import {
  isSameContent,
  type BackendStorage,
  type CartEntry,
  type CartRecord,
  type NewSubmission,
  type SaveOutcome,
  type SubmissionContext,
} from './storage.js';

interface SubmissionRow {
  id: number;
  key: string | null;
  form_id: string;
  form: string;
  context: string;
  received_at: number;
}
interface CartRow {
  entries: string;
  created_at: number;
}

/** How long another process may hold the file before a call fails. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Keeps everything in one SQLite file, and makes its folder if there is none. Node only.
 *
 * `synchronous = FULL` makes each commit reach the disk before the call returns: an answer that says "stored" is true
 * even if the process is killed or the power fails right after it (https://sqlite.org/pragma.html#pragma_synchronous).
 */
export function createSqliteStorage(file: string): BackendStorage {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  migrate(database);

  const insertKey = database.prepare('INSERT INTO submission_keys (key, expires_at) VALUES (?, ?)');
  const useKey = database.prepare('DELETE FROM submission_keys WHERE key = ? AND expires_at > ?');
  const forgetKeys = database.prepare('DELETE FROM submission_keys WHERE expires_at < ?');
  const selectByKey = database.prepare('SELECT form_id, form FROM submissions WHERE key = ?');
  const insertSubmission = database.prepare(
    'INSERT INTO submissions (key, form_id, form, context, received_at) VALUES (?, ?, ?, ?, ?)',
  );
  const selectNewest = database.prepare('SELECT * FROM submissions ORDER BY id DESC LIMIT ?');
  const insertCart = database.prepare(
    "INSERT INTO carts (token, entries, created_at, changed_at) VALUES (?, '[]', ?, ?)",
  );
  const selectCart = database.prepare('SELECT entries, created_at FROM carts WHERE token = ?');
  const updateCart = database.prepare('UPDATE carts SET entries = ?, changed_at = ? WHERE token = ?');
  const forgetCarts = database.prepare('DELETE FROM carts WHERE changed_at < ?');

  function findByKey(key: string | null) {
    const row = key === null ? undefined : (selectByKey.get(key) as SubmissionRow | undefined);
    return row && { formId: row.form_id, form: row.form };
  }
  function findCart(token: string): CartRecord | undefined {
    const row = selectCart.get(token) as CartRow | undefined;
    return row && { token, createdAt: row.created_at, entries: JSON.parse(row.entries) as CartEntry[] };
  }

  const save = database.transaction((submission: NewSubmission): SaveOutcome => {
    const { key, formId, form, context, receivedAt } = submission;
    const earlier = findByKey(key);
    if (earlier) return isSameContent(earlier, submission) ? 'repeated' : 'refused';
    if (key !== null && useKey.run(key, receivedAt).changes === 0) return 'refused';
    insertSubmission.run(key, formId, form, JSON.stringify(context), receivedAt);
    return 'stored';
  });
  const change: BackendStorage['changeCart'] = database.transaction(
    (...[token, now, next]: Parameters<BackendStorage['changeCart']>) => {
      const cart = findCart(token);
      const entries = cart && next(cart.entries);
      if (!entries) return undefined;
      updateCart.run(JSON.stringify(entries), now, token);
      return { ...cart, entries };
    },
  ).immediate;

  return {
    addKey(key, expiresAt) {
      insertKey.run(key, expiresAt);
    },
    isStored({ key, ...content }) {
      const earlier = findByKey(key);
      return earlier !== undefined && isSameContent(earlier, content);
    },
    saveSubmission: (submission) => save.immediate(submission),
    listSubmissions: (limit) =>
      (selectNewest.all(limit) as SubmissionRow[]).map((row) => ({
        id: row.id,
        key: row.key,
        formId: row.form_id,
        form: row.form,
        context: JSON.parse(row.context) as SubmissionContext,
        receivedAt: row.received_at,
      })),

    createCart(token, now) {
      insertCart.run(token, now, now);
    },
    readCart: findCart,
    changeCart: change,

    forget({ keysBefore, cartsBefore }) {
      forgetKeys.run(keysBefore);
      forgetCarts.run(cartsBefore);
    },
    close() {
      database.close();
    },
  };
}
