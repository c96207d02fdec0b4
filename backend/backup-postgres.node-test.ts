import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { promisify } from 'node:util';
import { postgresFolder } from './testing/postgres-programs.mjs';
import { createPostgresStorage } from './storage/postgres-storage.js';
import { submission } from './testing/a-submission.js';
import { startPostgres, type PostgresServer } from './testing/postgres-server.js';
import { temporaryFolder } from './testing/temporary-folder.js';

let server: PostgresServer;
let folder: string;
before(async () => {
  [server, folder] = [await startPostgres(), await temporaryFolder()];
});
after(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** As the guide gives them. */
const run = (program: string, ...args: string[]) =>
  promisify(execFile)(path.join(postgresFolder() ?? '', program), args);

it('a dump of PostgreSQL has all that was stored, and takes back what came later', async () => {
  const url = await server.emptySchema();
  const storage = await createPostgresStorage(url);
  await storage.saveSubmission(submission({ form: '{"note":"before"}', once: 'review a' }));
  await storage.setPassword('hash', undefined);
  await run('pg_dump', '--format=custom', `--file=${folder}/site.dump`, url);
  await storage.saveSubmission(submission({ form: '{"note":"after"}' }));
  await storage.close();

  await run('pg_restore', '--clean', '--if-exists', `--dbname=${url}`, `${folder}/site.dump`);
  const restored = await createPostgresStorage(url);
  const found = await restored.listSubmissions(10);
  assert.deepEqual(
    found.map(({ form }) => form),
    ['{"note":"before"}'],
  );
  assert.equal(await restored.readPassword(), 'hash');
  assert.equal(await restored.saveSubmission(submission({ once: 'review a' })), 'taken');
  await restored.close();
});
