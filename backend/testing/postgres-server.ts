import assert from 'node:assert/strict';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { POSTGRES_MISSING, postgresFolder } from './postgres-programs.mjs';
import { temporaryFolder } from './temporary-folder.js';

/** PostgreSQL refuses to run as root: there it runs as this user, `nobody`. */
const NOBODY = { uid: 65534, gid: 65534 };
const READY = /database system is ready to accept connections/;

export interface PostgresServer {
  /** The address of an empty database, or of a schema of its own within the one that all tests share. */
  emptySchema(): Promise<string>;
  /** Ends it as a power failure does, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

async function run(folder: string, program: string): Promise<ChildProcess> {
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  const child = spawn(program, ['-D', `${folder}/data`, ...settings.flatMap((setting) => ['-c', setting])], {
    ...(process.getuid?.() === 0 && NOBODY),
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  const isReady = await new Promise<boolean>((resolve) => {
    const lines = createInterface({ input: child.stderr });
    lines.on('line', (line) => {
      said.push(line);
      if (READY.test(line)) resolve(true);
    });
    lines.on('close', () => resolve(false));
  });
  assert.ok(isReady, `PostgreSQL did not start:\n${said.join('\n')}`);
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Starts a PostgreSQL of its own in a temporary folder, which only a socket there leads to. Without `fsync`: only processes are killed, not the machine. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = postgresFolder();
  assert.ok(programs, POSTGRES_MISSING);
  const folder = await temporaryFolder();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, NOBODY.uid, NOBODY.gid);
  const create = [
    '-D',
    `${folder}/data`,
    '-U',
    'postgres',
    '--auth=trust',
    '--no-sync',
    '--encoding=UTF8',
    '--locale=C',
  ];
  await promisify(execFile)(path.join(programs, 'initdb'), create, { ...(isRoot && NOBODY), cwd: folder });
  const program = path.join(programs, 'postgres');
  let child = await run(folder, program);
  let schemas = 0;
  const address = `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`;

  return {
    async emptySchema() {
      const schema = `test_${++schemas}`;
      const client = new pg.Client(address);
      await client.connect();
      await client.query(`CREATE SCHEMA ${schema}`);
      await client.end();
      return `${address}&options=${encodeURIComponent(`-c search_path=${schema}`)}`;
    },
    async crash() {
      await end(child, 'SIGQUIT');
      child = await run(folder, program);
    },
    async stop() {
      await end(child, 'SIGINT');
      await rm(folder, { recursive: true });
    },
  };
}
