import { postgresCalls } from './postgres-calls.js';
import { openPool } from './postgres-connection.js';
import { postgresConsents } from './postgres-consents.js';
import { postgresDeliveries } from './postgres-deliveries.js';
import { migrate } from './postgres-schema.js';
import { postgresSessions } from './postgres-sessions.js';
import { postgresShop } from './postgres-shop.js';
import { postgresSubmissions } from './postgres-submissions.js';
import { postgresUploads } from './postgres-uploads.js';
import { postgresVisits } from './postgres-visits.js';
import type { BackendStorage } from './storage.js';

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
