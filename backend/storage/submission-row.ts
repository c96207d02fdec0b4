import type { StoredSubmission, SubmissionContext } from './storage.js';

/** A row of the table `submissions`, in SQLite and in PostgreSQL. */
export interface SubmissionRow {
  id: number;
  key: string | null;
  idempotency_key: string | null;
  form_id: string;
  form: string;
  context: string;
  received_at: number;
  spam: string;
}

export const toSubmission = (row: SubmissionRow): StoredSubmission => ({
  id: row.id,
  key: row.key,
  idempotencyKey: row.idempotency_key,
  formId: row.form_id,
  form: row.form,
  context: JSON.parse(row.context) as SubmissionContext,
  receivedAt: row.received_at,
  spam: JSON.parse(row.spam) as string[],
});
