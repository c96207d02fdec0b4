// A PostgreSQL as it is installed: the one of the tests does not wait for the disk.
import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { POSTGRES_MISSING, postgresFolder } from '../../backend/testing/postgres-programs.mjs';

/** It refuses to run as root: there it runs as this user, `nobody`. */
const NOBODY = { uid: 65534, gid: 65534 };
const run = promisify(execFile);

/** Starts one in a folder of its own, which only a socket there leads to: its address, and the function that ends it. */
export async function startPostgres() {
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
