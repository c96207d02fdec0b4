import { postgresCalls } from './postgres-calls.js';
import { inTransaction, openPool, type Queries } from './postgres-connection.js';
import { postgresConsents } from './postgres-consents.js';
import { postgresDeliveries } from './postgres-deliveries.js';
import { migrate } from './postgres-schema.js';
import { postgresSessions } from './postgres-sessions.js';
import { postgresShop } from './postgres-shop.js';
import { postgresSubmissions } from './postgres-submissions.js';
import { postgresUploads } from './postgres-uploads.js';
import { postgresVisits } from './postgres-visits.js';
import type { BackendStorage } from './storage.js';

/** Longer than the longest time of a limit, an hour, so that clocks of processes may differ. */
const CALLS_KEPT_MS = 2 * 60 * 60_000;

/** Whether this process is the only one that cleans up now: two that delete the same rows could wait for each other. */
async function isAlone(client: Queries): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>(
    "SELECT pg_try_advisory_xact_lock(hashtextextended('forget', 0)) AS alone",
  );
  return rows[0]?.alone === true;
}

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
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    ...postgresSubmissions(pool),
    ...postgresDeliveries(pool),
    ...postgresVisits(pool),
    ...postgresConsents(pool),
    ...postgresShop(pool),
    ...postgresCalls(pool),
    ...postgresSessions(pool),
    ...postgresUploads(pool),
    forget: ({ keysBefore, cartsBefore, rendersBefore, recordsBefore, consentsBefore }) =>
      inTransaction(pool, async (client) => {
        if (!(await isAlone(client))) return;
        await client.query('DELETE FROM submission_keys WHERE expires_at < $1', [keysBefore]);
        await client.query('DELETE FROM carts WHERE changed_at < $1', [cartsBefore]);
        await client.query('DELETE FROM form_renders WHERE received_at < $1', [rendersBefore]);
        await client.query('DELETE FROM records WHERE received_at < $1', [recordsBefore]);
        await client.query('DELETE FROM consents WHERE received_at < $1', [consentsBefore]);
        await client.query('DELETE FROM calls WHERE changed_at < $1', [keysBefore - CALLS_KEPT_MS]);
      }),
    close: () => pool.end(),
  };
}
