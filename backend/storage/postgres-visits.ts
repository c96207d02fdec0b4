import type pg from 'pg';
import { inTransaction, lockName } from './postgres-connection.js';
import { isStorable } from './postgres-submission-list.js';
import type { BackendStorage, FormRender, StoredRecord } from './storage.js';

type Methods = Pick<BackendStorage, 'addFormRender' | 'listFormRenders' | 'addRecords' | 'listRecords'>;

/** Form renders and records. */
export function postgresVisits(pool: pg.Pool): Methods {
  return {
    async addFormRender({ formId, receivedAt, ...data }) {
      // As JSON: the visitor's own texts may hold U+0000, which a column cannot.
      await pool.query('INSERT INTO form_renders (form_id, data, received_at) VALUES ($1, $2, $3)', [
        formId,
        JSON.stringify(data),
        receivedAt,
      ]);
    },
    async listFormRenders(limit, formId) {
      if (!isStorable(formId)) return [];
      const { rows } = await pool.query<{ form_id: string; data: string; received_at: number }>(
        'SELECT * FROM form_renders WHERE $1::text IS NULL OR form_id = $1 ORDER BY id DESC LIMIT $2',
        [formId ?? null, limit],
      );
      return rows.map((row) => ({
        ...(JSON.parse(row.data) as Pick<FormRender, 'visitorCookie' | 'page'>),
        formId: row.form_id,
        receivedAt: row.received_at,
      }));
    },
    addRecords: (records, maxPerKind) =>
      inTransaction(pool, async (client) => {
        // One after the other: a higher id must not be seen before a lower one, or a page that polls would miss that one.
        await lockName(client, 'records');
        const kinds = records.map(({ kind }) => kind);
        const texts = records.map(({ data }) => data);
        const times = records.map(({ receivedAt }) => receivedAt);
        await client.query(
          `INSERT INTO records (kind, data, received_at)
            SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])`,
          [kinds, texts, times],
        );
        // With at most `maxPerKind` records the inner query is NULL, so that nothing is deleted.
        for (const kind of new Set(kinds))
          await client.query(
            `DELETE FROM records WHERE kind = $1
              AND id <= (SELECT id FROM records WHERE kind = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)`,
            [kind, maxPerKind],
          );
      }),
    async listRecords(limit, after) {
      const { rows } = await pool.query<Omit<StoredRecord, 'receivedAt'> & { received_at: number }>(
        'SELECT * FROM records WHERE id > $1 ORDER BY id DESC LIMIT $2',
        [after, limit],
      );
      return rows.map(({ received_at: receivedAt, ...record }) => ({ ...record, receivedAt }));
    },
  };
}
