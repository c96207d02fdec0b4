import pg from 'pg';

/** What runs statements: the pool, each statement by itself, or one client, all in its transaction. */
export type Queries = Pick<pg.ClientBase, 'query'>;

const CONNECTIONS = 10;
/** How long a call waits for a connection, and how long one statement may take, before it fails. */
const TIMEOUT_MS = 10_000;

const INT8 = 20;
/** Times and ids are 64-bit integers in the database, and all of them exact as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text'): unknown =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Connections are made when they are needed, and again after the database was away. */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    // A transaction whose process hangs must not hold its rows and locks.
    idle_in_transaction_session_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  // An idle connection that the database closes: the next call opens another. Without a listener it would end the process.
  pool.on('error', (error) => console.warn(`A connection to the database was lost: ${error.message}`));
  return pool;
}

/** Runs in one transaction: all of it happens or nothing. */
export async function inTransaction<T>(pool: pg.Pool, run: (client: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let problem: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await run(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    problem = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // After an error the connection is closed, which ends its transaction: it may be the connection that failed.
    client.release(problem);
  }
}

/** Until the end of the transaction no other one holds locks of these names, in any process. They are taken in their order. */
export const lockNames = (client: Queries, names: readonly string[]) =>
  client.query('SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest($1::text[]) AS name', [names]);

export const lockName = (client: Queries, name: string) => lockNames(client, [name]);
