import type pg from 'pg';
import { toDelivery, type DeliveryRow } from './delivery-row.js';
import type { BackendStorage } from './storage.js';

type Methods = Pick<BackendStorage, 'claimDeliveries' | 'finishDelivery' | 'postponeDelivery' | 'listDeliveries'>;

export function postgresDeliveries(pool: pg.Pool): Methods {
  return {
    async claimDeliveries(now, retryAt, limit) {
      // What another process is taking at this moment is skipped, not waited for.
      const { rows } = await pool.query<DeliveryRow>(
        `UPDATE deliveries SET attempts = attempts + 1, due_at = $2 WHERE id IN
          (SELECT id FROM deliveries WHERE due_at <= $1 AND NOT is_given_up
            ORDER BY due_at, id LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING *`,
        [now, retryAt, limit],
      );
      return rows.map(toDelivery);
    },
    async finishDelivery(id) {
      await pool.query('DELETE FROM deliveries WHERE id = $1', [id]);
    },
    async postponeDelivery(id, problem, dueAt) {
      await pool.query(
        `UPDATE deliveries SET problem = $2, due_at = coalesce($3::bigint, due_at), is_given_up = $3::bigint IS NULL,
            data = CASE WHEN $3::bigint IS NULL THEN '{}' ELSE data END
          WHERE id = $1`,
        [id, problem.replaceAll('\0', ' '), dueAt ?? null],
      );
    },
    async listDeliveries(limit) {
      const { rows } = await pool.query<DeliveryRow>('SELECT * FROM deliveries ORDER BY id DESC LIMIT $1', [limit]);
      return rows.map(toDelivery);
    },
  };
}
