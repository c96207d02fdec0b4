import type Database from 'libsql';
import type { BackendStorage, NewSubmission, SaveOutcome, SubmissionContext, SubmissionIdentity } from './storage.js';

interface SubmissionRow {
  id: number;
  key: string | null;
  idempotency_key: string | null;
  form_id: string;
  form: string;
  context: string;
  received_at: number;
}

type Methods = Pick<BackendStorage, 'addKey' | 'isRepeat' | 'saveSubmission' | 'listSubmissions'>;

/** Submissions and their keys. Unique indexes ensure that each is stored once, even when other processes write to the file. */
export function sqliteSubmissions(database: Database.Database): Methods & { forgetKeys(before: number): void } {
  const insertKey = database.prepare('INSERT INTO submission_keys (key, expires_at) VALUES (?, ?)');
  const useKey = database.prepare('DELETE FROM submission_keys WHERE key = ? AND expires_at > ?');
  const dropKey = database.prepare('DELETE FROM submission_keys WHERE key = ?');
  const forgetKeys = database.prepare('DELETE FROM submission_keys WHERE expires_at < ?');
  const insertRepeated = database.prepare('INSERT INTO repeated_keys (key, submission_id) VALUES (?, ?)');
  const selectByKey = database.prepare(
    'SELECT id FROM submissions WHERE key = ?1 UNION ALL SELECT submission_id FROM repeated_keys WHERE key = ?1',
  );
  const selectByIdempotencyKey = database.prepare(
    'SELECT id FROM submissions WHERE form_id = ? AND idempotency_key = ?',
  );
  const insertSubmission = database.prepare(
    'INSERT INTO submissions (key, idempotency_key, form_id, form, context, received_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const selectNewest = database.prepare(
    'SELECT * FROM submissions WHERE ?1 IS NULL OR form_id = ?1 ORDER BY id DESC LIMIT ?2',
  );

  function recall({ key, formId, idempotencyKey }: SubmissionIdentity): boolean {
    if (key !== null && selectByKey.get(key)) return true;
    if (idempotencyKey === null) return false;
    const earlier = selectByIdempotencyKey.get(formId, idempotencyKey) as { id: number } | undefined;
    if (earlier && key !== null && dropKey.run(key).changes > 0) insertRepeated.run(key, earlier.id);
    return earlier !== undefined;
  }
  function save(submission: NewSubmission): SaveOutcome {
    const { key, idempotencyKey, formId, form, context, receivedAt } = submission;
    if (recall(submission)) return 'repeated';
    if (key !== null && useKey.run(key, receivedAt).changes === 0) return 'refused';
    insertSubmission.run(key, idempotencyKey, formId, form, JSON.stringify(context), receivedAt);
    return 'stored';
  }
  // Immediate: two transactions that begin by reading could both find nothing, and one would fail instead of returning
  // "repeated".
  const recallAtOnce = database.transaction(recall).immediate;
  const saveAtOnce = database.transaction(save).immediate;

  return {
    addKey(key, expiresAt) {
      insertKey.run(key, expiresAt);
    },
    isRepeat: (identity) => recallAtOnce(identity),
    saveSubmission: (submission) => saveAtOnce(submission),
    listSubmissions: (limit, formId) =>
      (selectNewest.all(formId ?? null, limit) as SubmissionRow[]).map((row) => ({
        id: row.id,
        key: row.key,
        idempotencyKey: row.idempotency_key,
        formId: row.form_id,
        form: row.form,
        context: JSON.parse(row.context) as SubmissionContext,
        receivedAt: row.received_at,
      })),
    forgetKeys(before) {
      forgetKeys.run(before);
    },
  };
}
