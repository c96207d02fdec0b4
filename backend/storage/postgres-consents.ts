import type pg from 'pg';
import type { BackendStorage, ConsentRecord } from './storage.js';

type Methods = Pick<BackendStorage, 'addConsent' | 'listConsents'>;

export const postgresConsents = (pool: pg.Pool): Methods => ({
  async addConsent(record) {
    // As JSON: the visitor's own texts may hold U+0000, which a column cannot.
    await pool.query('INSERT INTO consents (id, data, received_at) VALUES ($1, $2, $3)', [
      record.id,
      JSON.stringify(record),
      record.receivedAt,
    ]);
  },
  async listConsents(limit, id) {
    const { rows } = await pool.query<{ data: string }>(
      'SELECT data FROM consents WHERE $1::text IS NULL OR id = $1 ORDER BY number DESC LIMIT $2',
      [id ?? null, limit],
    );
    return rows.map(({ data }) => JSON.parse(data) as ConsentRecord);
  },
});
