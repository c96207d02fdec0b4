// Asks a database past the contenders.
import Database from 'libsql';
import pg from 'pg';

/** `place`: a SQLite file or an address of PostgreSQL. `ask` resolves to the first row of a statement. */
export async function openDatabase(place) {
  if (place.startsWith('postgres://')) {
    const client = new pg.Client(place);
    await client.connect();
    return { ask: async (sql) => (await client.query(sql)).rows[0], close: () => client.end() };
  }
  const database = new Database(place);
  return { ask: async (sql) => database.prepare(sql).get(), close: async () => database.close() };
}
