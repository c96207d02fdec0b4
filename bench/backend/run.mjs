// What the reference backend costs beside a bare route and a bare INSERT, on SQLite and PostgreSQL, in one run: how many
// submissions a second it stores, and how long the owner waits for the list.
//   npx tsx bench/backend/run.mjs [rounds] [submissions that are there already]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startContenders } from './contenders.mjs';
import { showOwnersList } from './owners-list.mjs';
import { startPostgres } from './postgres.mjs';
import { showSubmissions } from './submissions.mjs';

const ROUNDS = Number(process.argv[2] ?? 12);
const OVER = Number(process.argv[3] ?? 100_000);

const folder = await mkdtemp(path.join(tmpdir(), 'sq-bench-'));
const postgres = await startPostgres();
let contenders;
try {
  contenders = await startContenders({ folder, postgresUrl: postgres.url, over: OVER });
  await showOwnersList(contenders.owners, { over: OVER, rounds: ROUNDS });
  await showSubmissions(contenders.contenders, ROUNDS);
} finally {
  await contenders?.stop();
  await postgres.stop();
  await rm(folder, { recursive: true });
}
