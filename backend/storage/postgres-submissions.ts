import type pg from 'pg';
import { inTransaction, lockName, lockNames, type Queries } from './postgres-connection.js';
import { postgresSubmissionList } from './postgres-submission-list.js';
import { canClaim, claim } from './postgres-uploads.js';
import { searchedText } from './search-words.js';
import type { BackendStorage, NewDelivery, NewSubmission, SaveOutcome, SubmissionIdentity } from './storage.js';

type Own = Pick<BackendStorage, 'addKey' | 'isRepeat' | 'isTaken' | 'saveSubmission'>;

/**
 * Until the end of the transaction no process decides about the same submission. Always in this order, so that no two
 * transactions wait for each other. The unique indexes would refuse a second row, but by an error.
 */
function lockSubmission(client: Queries, { key, formId, idempotencyKey }: SubmissionIdentity) {
  const idempotency = idempotencyKey === null ? [] : [JSON.stringify(['idempotency', formId, idempotencyKey])];
  return lockNames(client, [...idempotency, ...(key === null ? [] : [JSON.stringify(['key', key])])]);
}

/** Always after the locks of its keys. */
async function isTakenNow(client: Queries, once: string | undefined): Promise<boolean> {
  if (once === undefined) return false;
  await lockName(client, JSON.stringify(['once', once]));
  return isTaken(client, once);
}
async function isTaken(client: Queries, once: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM submissions WHERE once = $1 UNION ALL SELECT 1 FROM submitted_once WHERE once = $1',
    [once],
  );
  return rowCount !== 0;
}

/** A post without script may have neither: it is never a repeat. */
const hasNoKeys = ({ key, idempotencyKey }: SubmissionIdentity) => key === null && idempotencyKey === null;

async function isRepeatNow(client: Queries, identity: SubmissionIdentity): Promise<boolean> {
  if (hasNoKeys(identity)) return false;
  await lockSubmission(client, identity);
  return recall(client, identity);
}

async function recall(client: Queries, { key, formId, idempotencyKey }: SubmissionIdentity): Promise<boolean> {
  const { rows } = await client.query<{ id: number; is_key: boolean }>(
    `SELECT id, TRUE AS is_key FROM submissions WHERE key = $1
      UNION ALL SELECT submission_id, TRUE FROM repeated_keys WHERE key = $1
      UNION ALL SELECT id, FALSE FROM submissions WHERE form_id = $2 AND idempotency_key = $3`,
    [key, formId, idempotencyKey],
  );
  const [first] = rows;
  if (!first) return false;
  if (key === null || rows.some((row) => row.is_key)) return true;
  const dropped = await client.query('DELETE FROM submission_keys WHERE key = $1', [key]);
  if (dropped.rowCount) await client.query('INSERT INTO repeated_keys VALUES ($1, $2)', [key, first.id]);
  return true;
}

async function save(
  client: Queries,
  submission: NewSubmission,
  deliveries: readonly NewDelivery[],
  uploads: readonly string[],
) {
  const { key, idempotencyKey, formId, form, context, receivedAt, spam = [] } = submission;
  if (await isRepeatNow(client, submission)) return 'repeated';
  if (await isTakenNow(client, submission.once)) return 'taken';
  if (!(await canClaim(client, uploads, formId, receivedAt))) return 'without-files';
  const { rows } = await client.query<{ id: number }>(
    `WITH used AS (DELETE FROM submission_keys WHERE key = $1 AND expires_at > $5 RETURNING key)
      INSERT INTO submissions (key, idempotency_key, form_id, form, received_at, searched, context, spam, once)
      SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 WHERE $1::text IS NULL OR EXISTS (SELECT 1 FROM used) RETURNING id`,
    [
      key,
      idempotencyKey,
      formId,
      form,
      receivedAt,
      searchedText(submission),
      JSON.stringify(context),
      JSON.stringify(spam),
      submission.once,
    ],
  );
  const [stored] = rows;
  if (!stored) return 'refused';
  if (uploads.length > 0) await claim(client, uploads, stored.id);
  for (const { channel, data, dueAt } of deliveries)
    await client.query('INSERT INTO deliveries (channel, data, due_at) VALUES ($1, $2, $3)', [channel, data, dueAt]);
  return 'stored';
}

/** Submissions and their keys: each is stored once, whichever processes it is sent to. */
export function postgresSubmissions(pool: pg.Pool): Own & ReturnType<typeof postgresSubmissionList> {
  return {
    ...postgresSubmissionList(pool),
    async addKey(key, expiresAt) {
      await pool.query('INSERT INTO submission_keys VALUES ($1, $2)', [key, expiresAt]);
    },
    isTaken: (once) => isTaken(pool, once),
    isRepeat: (identity) => !hasNoKeys(identity) && inTransaction(pool, (client) => isRepeatNow(client, identity)),
    saveSubmission: (submission, deliveries = [], uploads = []) =>
      inTransaction<SaveOutcome>(pool, (client) => save(client, submission, deliveries, uploads)),
  };
}
