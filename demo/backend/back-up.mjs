// Copies the data of a running server: node demo/backend/back-up.mjs FROM TO. FROM is the folder with the SQLite file.
import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import Database from 'libsql';

const [from, to] = process.argv.slice(2);
const NAME = 'demo.db';
if (!from || !to || !existsSync(path.join(from, NAME)))
  fail(`Say from which folder with a ${NAME}, and to which new one.`);
else if (existsSync(to)) fail(`${to} is there already.`);
else await backUp(from, to);

async function backUp(source, goal) {
  await mkdir(goal, { recursive: true, mode: 0o700 });
  const database = new Database(path.join(source, NAME), { timeout: 10_000 });
  // One state of the database, also while others write.
  database.prepare('VACUUM INTO ?').run(path.join(goal, NAME));
  database.close();
  // After the database: each file that it knows is there, and those that it does not know yet are of no harm.
  const files = path.join(source, 'files');
  if (existsSync(files)) await cp(files, path.join(goal, 'files'), { recursive: true });
}
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
