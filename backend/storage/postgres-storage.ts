import { openPool } from './postgres-connection.js';
import { postgresDeliveries } from './postgres-deliveries.js';
import { migrate } from './postgres-schema.js';
import { postgresSessions } from './postgres-sessions.js';
import { postgresShop } from './postgres-shop.js';
import { postgresSubmissions } from './postgres-submissions.js';
import { postgresUploads } from './postgres-uploads.js';
import { postgresVisits } from './postgres-visits.js';
import type { BackendStorage, ConsentRecord } from './storage.js';
import type pg from 'pg';

type Methods = Pick<BackendStorage, 'addConsent' | 'listConsents'>;

const postgresConsents = (pool: pg.Pool): Methods => ({
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
const postgresCalls = (pool: pg.Pool): Required<Pick<BackendStorage, 'takeCall'>> => ({
  async takeCall(id, { limit, windowMs, now }) {
    const { rows } = await pool.query<{ first: number; is_allowed: boolean }>(TAKE, [id, now, now - windowMs, limit]);
    const [row] = rows;
    return !row || row.is_allowed ? 0 : Math.max(1, row.first + windowMs - now);
  },
});

const CLOCK_EVERY_MS = 5 * 60_000;

/**
 * One statement, as each submission asks for it. Only one process cleans up at a time: two that delete the same rows could
 * wait for each other.
 */
const FORGET = `
  WITH one AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(hashtextextended('forget', 0)) AS is_alone),
    keys AS (DELETE FROM submission_keys WHERE (SELECT is_alone FROM one) AND expires_at < $1),
    old_carts AS (DELETE FROM carts WHERE (SELECT is_alone FROM one) AND changed_at < $2),
    renders AS (DELETE FROM form_renders WHERE (SELECT is_alone FROM one) AND received_at < $3),
    old_records AS (DELETE FROM records WHERE (SELECT is_alone FROM one) AND received_at < $4),
    old_consents AS (DELETE FROM consents WHERE (SELECT is_alone FROM one) AND received_at < $5),
    old_calls AS (DELETE FROM calls WHERE (SELECT is_alone FROM one) AND changed_at < $6),
    old_clients AS (UPDATE uploads SET client = ''
      WHERE (SELECT is_alone FROM one) AND client <> '' AND NOT starts_with(client, $7))
  SELECT`;

/**
 * Stores everything in a PostgreSQL database, which any number of processes share, on any number of machines. Needs the
 * right to create tables. A call has returned only when its transaction is on the disk of the database
 * (`synchronous_commit`, on by default).
 *
 * @param url `postgres://user:password@host:port/database`, with the parameters that libpq knows.
 * @throws Where the database cannot be reached.
 */
export async function createPostgresStorage(url: string): Promise<BackendStorage> {
  const pool = openPool(url);
  // What the clock of the database is ahead of this machine's: times of processes are compared with each other.
  let aheadMs = 0;
  async function setClock() {
    const sentAt = Date.now();
    const { rows } = await pool.query<{ now: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
    );
    aheadMs = (rows[0]?.now ?? sentAt) - (sentAt + Date.now()) / 2;
  }
  try {
    await migrate(pool);
    await setClock();
  } catch (error) {
    await pool.end();
    throw error;
  }
  // A machine may correct its own clock. A database that is away is asked the next time.
  const again = setInterval(() => void setClock().catch(() => {}), CLOCK_EVERY_MS).unref();
  return {
    ...postgresSubmissions(pool),
    ...postgresDeliveries(pool),
    ...postgresVisits(pool),
    ...postgresConsents(pool),
    ...postgresShop(pool),
    ...postgresCalls(pool),
    ...postgresSessions(pool),
    ...postgresUploads(pool),
    async forget({ keysBefore, cartsBefore, rendersBefore, recordsBefore, consentsBefore, callsBefore, keptClients }) {
      const times = [keysBefore, cartsBefore, rendersBefore, recordsBefore, consentsBefore, callsBefore];
      await pool.query(FORGET, [...times, keptClients]);
    },
    clock: () => Math.round(Date.now() + aheadMs),
    close() {
      clearInterval(again);
      return pool.end();
    },
  };
}
