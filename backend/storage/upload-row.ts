import type { NewUpload, StoredUpload, UploadRoom } from './uploads.js';

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

/** The bytes of files that no submission has, of all files, and of those of one client. */
export const UPLOAD_SUMS = `SELECT coalesce(sum(CASE WHEN expires_at IS NOT NULL THEN size END), 0) AS unclaimed,
  coalesce(sum(size), 0) AS total, coalesce(sum(CASE WHEN client = $1 THEN size END), 0) AS of_client FROM uploads`;
export interface UploadSums {
  /** PostgreSQL gives sums of integers as texts: they may be longer than an integer. */
  unclaimed: number | string;
  total: number | string;
  of_client: number | string;
}

/**
 * What others have used up of the room for files without a submission, a client cannot use as much of its own: however many
 * send all that they may, small files of the next one still find room. Pure.
 */
export function hasRoom(sums: UploadSums, { size, client }: NewUpload, room: UploadRoom): boolean {
  const [unclaimed, total, ofClient] = [sums.unclaimed, sums.total, sums.of_client].map(Number) as [
    number,
    number,
    number,
  ];
  const left = 1 - Math.max(0, unclaimed - ofClient) / room.unclaimed;
  return (
    unclaimed + size <= room.unclaimed &&
    total + size <= room.total &&
    (client === '' || ofClient + size <= room.perClient * left)
  );
}
