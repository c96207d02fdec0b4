import type { StoredUpload } from './uploads.js';

/** A row of the table `uploads`, in SQLite and in PostgreSQL. */
export interface UploadRow {
  id: string;
  form_id: string;
  field: string;
  name: string;
  type: string;
  size: number;
  is_complete: number | boolean;
  submission_id: number | null;
}

export const toUpload = (row: UploadRow): StoredUpload => ({
  id: row.id,
  formId: row.form_id,
  field: row.field,
  name: row.name,
  type: row.type,
  size: row.size,
  isComplete: Boolean(row.is_complete),
  submissionId: row.submission_id,
});
