// What the reference backend costs beside a bare route and a bare INSERT, on SQLite and PostgreSQL, in one run: how many
// submissions a second it stores, and how long the owner waits for the list.
//   npx tsx bench/backend/run.mjs [rounds] [submissions that are there already]
import { mkdtemp, rm, chown } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startContenders } from './contenders.mjs';
import { showOwnersList } from './owners-list.mjs';
import { showSubmissions } from './submissions.mjs';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { POSTGRES_MISSING, postgresFolder } from '@sq-blocks/backend/postgres-programs';

// A PostgreSQL as it is installed: the one of the tests does not wait for the disk.
/** It refuses to run as root: there it runs as this user, `nobody`. */
const NOBODY = { uid: 65534, gid: 65534 };
const run = promisify(execFile);

/** Starts one in a folder of its own, which only a socket there leads to: its address, and the function that ends it. */
async function startPostgres() {
  const programs = postgresFolder();
  if (!programs) throw new Error(POSTGRES_MISSING);
  const folder = await mkdtemp(path.join(tmpdir(), 'sq-bench-postgres-'));
  const isRoot = process.getuid() === 0;
  if (isRoot) await chown(folder, NOBODY.uid, NOBODY.gid);
  const call = (program, ...more) =>
    run(path.join(programs, program), ['-D', `${folder}/data`, ...more], { ...(isRoot && NOBODY), cwd: folder });
  await call('initdb', '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C');
  await call(
    'pg_ctl',
    '-w',
    '-l',
    `${folder}/log`,
    '-o',
    `-c listen_addresses= -c unix_socket_directories=${folder}`,
    'start',
  );
  return {
    url: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      await call('pg_ctl', '-w', '-m', 'fast', 'stop');
      await rm(folder, { recursive: true });
    },
  };
}

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
