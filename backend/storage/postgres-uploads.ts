import type pg from 'pg';
import { inTransaction, lockName, type Queries } from './postgres-connection.js';
import { hasRoom, toUpload, UPLOAD_SUMS, type UploadRow, type UploadSums } from './upload-row.js';
import type { UploadStorage } from './uploads.js';

export const UPLOAD_TABLES = `
  CREATE TABLE IF NOT EXISTS uploads (
    id TEXT PRIMARY KEY,
    form_id TEXT NOT NULL,
    field TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL DEFAULT '',
    size BIGINT NOT NULL,
    is_complete BOOLEAN NOT NULL DEFAULT FALSE,
    retry_key TEXT,
    expires_at BIGINT,
    submission_id BIGINT,
    UNIQUE (form_id, retry_key)
  );
  CREATE INDEX IF NOT EXISTS uploads_by_expiry ON uploads (expires_at) WHERE expires_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS uploads_by_submission ON uploads (submission_id) WHERE submission_id IS NOT NULL;
`;

const FREE = 'is_complete AND submission_id IS NULL AND expires_at > $1';

export function postgresUploads(pool: pg.Pool): UploadStorage {
  const query = async (sql: string, values: readonly unknown[]) =>
    (await pool.query<UploadRow>(sql, [...values])).rows.map(toUpload);
  return {
    addUpload: (upload, room) =>
      inTransaction(pool, async (client) => {
        const { id, formId, field, name, retryKey, size, expiresAt } = upload;
        // One after the other: two that find the last room would both take it.
        await lockName(client, 'room for uploads');
        const { rows } = await client.query<UploadSums>(UPLOAD_SUMS, [upload.client]);
        if (!rows[0] || !hasRoom(rows[0], upload, room)) return false;
        if (retryKey !== null)
          await client.query('UPDATE uploads SET retry_key = NULL WHERE form_id = $1 AND retry_key = $2', [
            formId,
            retryKey,
          ]);
        // Of two attempts at the same moment the second has no key: neither is an error.
        await client.query(
          `INSERT INTO uploads (id, form_id, field, name, retry_key, size, expires_at, client)
            SELECT $1, $2, $3, $4, $5, $6, $7, $8 ON CONFLICT DO NOTHING`,
          [id, formId, field, name, retryKey, size, expiresAt, upload.client],
        );
        return true;
      }),
    async completeUpload(id, size, type) {
      await pool.query('UPDATE uploads SET is_complete = TRUE, size = $1, type = $2 WHERE id = $3', [size, type, id]);
    },
    findUpload: async (formId, retryKey, now) =>
      (
        await query(`SELECT * FROM uploads WHERE ${FREE} AND form_id = $2 AND retry_key = $3`, [now, formId, retryKey])
      )[0],
    readUploads: (ids, now) =>
      query('SELECT * FROM uploads WHERE id = ANY ($1::text[]) AND (expires_at IS NULL OR expires_at > $2)', [
        ids,
        now,
      ]),
    listUploads: (submissionIds) =>
      query('SELECT * FROM uploads WHERE submission_id = ANY ($1::bigint[]) ORDER BY name', [submissionIds]),
    takeExpiredUploads: async (now, limit) =>
      (
        await query(
          `UPDATE uploads SET expires_at = 0 WHERE id IN (
            SELECT id FROM uploads WHERE expires_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED
          ) RETURNING *`,
          [now, limit],
        )
      ).map(({ id }) => id),
    async dropUploads(ids) {
      await pool.query('DELETE FROM uploads WHERE id = ANY ($1::text[])', [ids]);
    },
  };
}

/** Whether all of them can be sent with a submission to this form; they are locked until the end of the transaction. */
export async function canClaim(client: Queries, ids: readonly string[], formId: string, now: number): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rowCount } = await client.query(
    `SELECT id FROM uploads WHERE ${FREE} AND form_id = $2 AND id = ANY ($3::text[]) ORDER BY id FOR UPDATE`,
    [now, formId, ids],
  );
  return rowCount === ids.length;
}

export const claim = (client: Queries, ids: readonly string[], submissionId: number | undefined) =>
  client.query('UPDATE uploads SET submission_id = $1, expires_at = NULL WHERE id = ANY ($2::text[])', [
    submissionId,
    ids,
  ]);

/** `$2`: whether what can be submitted once may be submitted again. Deletes submissions and returns them; their files are deleted at the next occasion. One statement, one transaction. */
export const deletionOf = (condition: string): string => `
  WITH gone AS (DELETE FROM submissions WHERE ${condition} RETURNING *),
    released AS (
      UPDATE uploads SET submission_id = NULL, expires_at = 0 WHERE submission_id IN (SELECT id FROM gone)
    ),
    taken AS (
      INSERT INTO submitted_once SELECT once FROM gone WHERE once IS NOT NULL AND NOT $2::boolean ON CONFLICT DO NOTHING
    )
  SELECT * FROM gone`;
