import { after, before, describe } from 'node:test';
import pg from 'pg';
import { oldReleaseSuite, type OldDatabase } from '../testing/old-release-suite.js';
import { POSTGRES_SCHEMAS } from '../testing/old-schemas.js';
import { startPostgres, type PostgresServer } from '../testing/postgres-server.js';
import { createPostgresStorage } from './postgres-storage.js';

let server: PostgresServer;
before(async () => {
  server = await startPostgres();
});
after(() => server.stop());

async function make(sql: string, version: number): Promise<OldDatabase> {
  const url = await server.emptySchema();
  const setVersion = (to: number) => `DELETE FROM schema_version; INSERT INTO schema_version VALUES (${to})`;
  const connect = async () => {
    const client = new pg.Client(url);
    await client.connect();
    return { run: (statement: string) => client.query(statement), end: () => client.end() };
  };
  const first = await connect();
  await first.run(sql + setVersion(version));
  await first.end();
  return { connect, open: () => createPostgresStorage(url), setVersion };
}

for (const { version, sql } of POSTGRES_SCHEMAS)
  describe(`a PostgreSQL database with schema ${version}`, () => {
    oldReleaseSuite(version, () => make(sql, version));
  });
