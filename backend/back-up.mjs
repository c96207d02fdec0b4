// Copies the data of a running server: node backend/back-up.mjs FROM TO. FROM is the folder with the SQLite file.
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import Database from 'libsql';

const [from, to] = process.argv.slice(2);
const names = from && existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.db')) : [];
if (!to || names.length !== 1) fail('Say from which folder with one .db file, and to which new one.');
else if (existsSync(to)) fail(`${to} is there already.`);
else await backUp(from, to, names[0]);

async function backUp(source, goal, name) {
  await mkdir(goal, { recursive: true, mode: 0o700 });
  const database = new Database(path.join(source, name), { timeout: 10_000 });
  // One state of the database, also while others write.
  database.prepare('VACUUM INTO ?').run(path.join(goal, name));
  database.close();
  // After the database: each file that it knows is there, and those that it does not know yet are of no harm.
  const files = path.join(source, 'files');
  if (existsSync(files)) await cp(files, path.join(goal, 'files'), { recursive: true });
}
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
