import { after, before, describe } from 'node:test';
import { startPostgres, type PostgresServer } from './testing/postgres-server.js';
import { raceSuite } from './testing/race-suite.js';

let database: PostgresServer;
before(async () => {
  database = await startPostgres();
});
after(() => database.stop());

describe('four processes with one PostgreSQL database', () => {
  raceSuite(async () => ({ DATABASE_URL: await database.emptySchema() }));
});
