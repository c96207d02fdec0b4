import type Database from 'libsql';
import { hasRoom, toUpload, UPLOAD_SUMS, type UploadRow, type UploadSums } from './upload-row.js';
import type { UploadStorage } from './uploads.js';

export const UPLOAD_TABLES = `
  CREATE TABLE IF NOT EXISTS uploads (
    id TEXT PRIMARY KEY,
    form_id TEXT NOT NULL,
    field TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL DEFAULT '',
    size INTEGER NOT NULL,
    is_complete INTEGER NOT NULL DEFAULT 0,
    retry_key TEXT,
    expires_at INTEGER,
    submission_id INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS uploads_by_retry_key ON uploads (form_id, retry_key) WHERE retry_key IS NOT NULL;
  CREATE INDEX IF NOT EXISTS uploads_by_expiry ON uploads (expires_at) WHERE expires_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS uploads_by_submission ON uploads (submission_id) WHERE submission_id IS NOT NULL;
`;

const FREE = 'is_complete = 1 AND submission_id IS NULL AND expires_at > ?';
const IDS = 'id IN (SELECT value FROM json_each(?))';

/** Lists of ids are passed as JSON. */
export function sqliteUploads(database: Database.Database): UploadStorage & { forgetClients(kept: string): void } {
  const forgetKey = database.prepare('UPDATE uploads SET retry_key = NULL WHERE form_id = ? AND retry_key = ?');
  const insert = database.prepare(
    'INSERT INTO uploads (id, form_id, field, name, retry_key, size, expires_at, client) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const complete = database.prepare('UPDATE uploads SET is_complete = 1, size = ?, type = ? WHERE id = ?');
  const find = database.prepare(`SELECT * FROM uploads WHERE form_id = ? AND retry_key = ? AND ${FREE}`);
  const read = database.prepare(`SELECT * FROM uploads WHERE ${IDS} AND (expires_at IS NULL OR expires_at > ?)`);
  const list = database.prepare(
    'SELECT * FROM uploads WHERE submission_id IN (SELECT value FROM json_each(?)) ORDER BY name',
  );
  const sums = database.prepare(UPLOAD_SUMS.replace('$1', '?'));
  const expired = database.prepare(
    'UPDATE uploads SET expires_at = 0 WHERE id IN (SELECT id FROM uploads WHERE expires_at <= ? LIMIT ?) RETURNING id',
  );
  const forgetClients = database.prepare(
    "UPDATE uploads SET client = '' WHERE client <> '' AND substr(client, 1, length(?1)) <> ?1",
  );
  const drop = database.prepare(`DELETE FROM uploads WHERE ${IDS}`);
  const add = database.transaction((...[upload, room]: Parameters<UploadStorage['addUpload']>) => {
    const { id, formId, field, name, retryKey, size, expiresAt, client } = upload;
    if (!hasRoom(sums.get(client) as UploadSums, upload, room)) return false;
    forgetKey.run(formId, retryKey);
    insert.run(id, formId, field, name, retryKey, size, expiresAt, client);
    return true;
  }).immediate;

  return {
    addUpload: (upload, room) => add(upload, room),
    completeUpload: (id, size, type) => void complete.run(size, type, id),
    findUpload(formId, retryKey, now) {
      const row = find.get(formId, retryKey, now) as UploadRow | undefined;
      return row && toUpload(row);
    },
    readUploads: (ids, now) => (read.all(JSON.stringify(ids), now) as UploadRow[]).map(toUpload),
    listUploads: (submissionIds) => (list.all(JSON.stringify(submissionIds)) as UploadRow[]).map(toUpload),
    takeExpiredUploads: (now, limit) => (expired.all(now, limit) as { id: string }[]).map(({ id }) => id),
    forgetClients: (kept) => void forgetClients.run(kept),
    dropUploads: (ids) => void drop.run(JSON.stringify(ids)),
  };
}

/** For the transactions that store and delete submissions. */
export function sqliteClaims(database: Database.Database) {
  const count = database.prepare(`SELECT count(*) AS count FROM uploads WHERE ${IDS} AND form_id = ? AND ${FREE}`);
  const claim = database.prepare(`UPDATE uploads SET submission_id = ?, expires_at = NULL WHERE ${IDS}`);
  return {
    /** Whether all of them can be sent with a submission to this form. */
    canClaim: (ids: readonly string[], formId: string, now: number): boolean =>
      ids.length === 0 || (count.get(JSON.stringify(ids), formId, now) as { count: number }).count === ids.length,
    claim(ids: readonly string[], submissionId: number | bigint) {
      if (ids.length > 0) claim.run(Number(submissionId), JSON.stringify(ids));
    },
  };
}

/** The submissions are deleted: so are their files, at the next occasion. `?`: the ids of the submissions as JSON. */
export const RELEASE_UPLOADS = `UPDATE uploads SET submission_id = NULL, expires_at = 0
  WHERE submission_id IN (SELECT value FROM json_each(?))`;
