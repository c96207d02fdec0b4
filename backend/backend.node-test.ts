import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { createSqliteStorage } from './storage/sqlite-storage.js';
import { contractSuite } from './testing/contract-suite.js';
import { startWith } from './testing/start-server.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const start = startWith(async () => {
  const folder = await temporaryFolder();
  const storage = createSqliteStorage(`${folder}/new/demo.db`);
  return { storage, cleanUp: () => rm(folder, { recursive: true }) };
});

describe('the backend behind a server, with SQLite', () => contractSuite(it, assert, start));
