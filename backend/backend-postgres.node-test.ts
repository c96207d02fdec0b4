import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createPostgresStorage } from './storage/postgres-storage.js';
import { contractSuite } from './testing/contract-suite.js';
import { startPostgres, type PostgresServer } from './testing/postgres-server.js';
import { startWith } from './testing/start-server.js';

describe('the backend behind a server, with PostgreSQL', () => {
  let server: PostgresServer;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.stop());

  const start = startWith(async () => ({
    storage: await createPostgresStorage(await server.emptySchema()),
    cleanUp: () => Promise.resolve(),
  }));
  contractSuite(it, assert, start);
});
