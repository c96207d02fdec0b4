// npm test -w backend: all its tests in Node, or the files that are named. Those of PostgreSQL need its programs.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { NEEDS_POSTGRES, POSTGRES_MISSING, postgresFolder } from './postgres-programs.mjs';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const isTest = (name) => /\.node-test\.ts$/.test(name) && !name.includes('node_modules');
const all = readdirSync(cwd, { recursive: true }).filter(isTest).sort();
const isHere = postgresFolder() !== undefined;
const named = process.argv.slice(2);
const files = named.length > 0 ? named : all.filter((name) => isHere || !NEEDS_POSTGRES.test(name));

// A test that fails may leave a server open: the run must end all the same.
const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--test', '--test-force-exit', ...files], {
  cwd,
  stdio: 'inherit',
});
if (!isHere) console.log(POSTGRES_MISSING);
process.exitCode = status ?? 1;
