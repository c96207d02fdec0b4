import type pg from 'pg';
import type { BackendStorage } from './storage.js';

/** One statement, so that two processes never count the same call twice or not at all. Times are in their order. */
const TAKE = `
  INSERT INTO calls AS earlier (id, times, is_allowed, changed_at) VALUES ($1, ARRAY[$2::bigint], TRUE, $2)
  ON CONFLICT (id) DO UPDATE SET (times, is_allowed, changed_at) = (
    SELECT CASE WHEN count(*) < $4::int THEN coalesce(array_agg(time ORDER BY time), '{}') || $2::bigint
        ELSE array_agg(time ORDER BY time) END,
      count(*) < $4::int, $2::bigint
    FROM unnest(earlier.times) AS time WHERE time > $3::bigint)
  RETURNING times[1] AS first, is_allowed`;

/** Limits that hold for all processes together. */
export const postgresCalls = (pool: pg.Pool): Required<Pick<BackendStorage, 'takeCall'>> => ({
  async takeCall(id, { limit, windowMs, now }) {
    const { rows } = await pool.query<{ first: number; is_allowed: boolean }>(TAKE, [id, now, now - windowMs, limit]);
    const [row] = rows;
    return !row || row.is_allowed ? 0 : Math.max(1, row.first + windowMs - now);
  },
});
