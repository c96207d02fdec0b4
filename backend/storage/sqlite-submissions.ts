import type Database from 'libsql';
import { searchedText } from './search-words.js';
import { sqliteSubmissionList } from './sqlite-submission-list.js';
import { sqliteClaims } from './sqlite-uploads.js';
import type { BackendStorage, NewDelivery, NewSubmission, SaveOutcome, SubmissionIdentity } from './storage.js';

type Own = Pick<BackendStorage, 'addKey' | 'isRepeat' | 'isTaken' | 'saveSubmission'>;
type Methods = Own & ReturnType<typeof sqliteSubmissionList>;

/** Submissions and their keys. Unique indexes ensure that each is stored once, even when other processes write to the file. */
export function sqliteSubmissions(
  database: Database.Database,
  addDeliveries: (all: readonly NewDelivery[]) => void,
): Methods & { forgetKeys(before: number): void } {
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
  const selectOnce = database.prepare(
    'SELECT 1 FROM submissions WHERE once = ?1 UNION ALL SELECT 1 FROM submitted_once WHERE once = ?1',
  );
  const insertSubmission = database.prepare(
    `INSERT INTO submissions (key, idempotency_key, form_id, form, context, received_at, spam, searched, once)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );

  const { canClaim, claim } = sqliteClaims(database);

  const isTaken = (once: string | undefined) => once !== undefined && selectOnce.get(once) !== undefined;
  function recall({ key, formId, idempotencyKey }: SubmissionIdentity): boolean {
    if (key !== null && selectByKey.get(key)) return true;
    if (idempotencyKey === null) return false;
    const earlier = selectByIdempotencyKey.get(formId, idempotencyKey) as { id: number } | undefined;
    if (earlier && key !== null && dropKey.run(key).changes > 0) insertRepeated.run(key, earlier.id);
    return earlier !== undefined;
  }
  function save(
    submission: NewSubmission,
    deliveries: readonly NewDelivery[],
    uploads: readonly string[],
  ): SaveOutcome {
    const { key, idempotencyKey, formId, form, receivedAt } = submission;
    if (recall(submission)) return 'repeated';
    if (isTaken(submission.once)) return 'taken';
    if (!canClaim(uploads, formId, receivedAt)) return 'without-files';
    if (key !== null && useKey.run(key, receivedAt).changes === 0) return 'refused';
    const context = JSON.stringify(submission.context);
    const spam = JSON.stringify(submission.spam ?? []);
    const searched = searchedText(submission);
    const { lastInsertRowid } = insertSubmission.run(
      key,
      idempotencyKey,
      formId,
      form,
      context,
      receivedAt,
      spam,
      searched,
      submission.once ?? null,
    );
    claim(uploads, lastInsertRowid);
    addDeliveries(deliveries);
    return 'stored';
  }
  // Immediate: two transactions that begin by reading could both find nothing, and one would fail instead of returning
  // "repeated".
  const recallAtOnce = database.transaction(recall).immediate;
  const saveAtOnce = database.transaction(save).immediate;

  return {
    ...sqliteSubmissionList(database),
    addKey(key, expiresAt) {
      insertKey.run(key, expiresAt);
    },
    isTaken,
    isRepeat: (identity) => recallAtOnce(identity),
    saveSubmission: (submission, deliveries = [], uploads = []) => saveAtOnce(submission, deliveries, uploads),
    forgetKeys(before) {
      forgetKeys.run(before);
    },
  };
}
