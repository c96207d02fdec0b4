// One contender in its own process. It prints a line of JSON: its address, and the kit's the link that signs its owner in.
//   tsx server.mjs json | insert | kit [SQLite file or postgres address]
import process from 'node:process';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import Database from 'libsql';
import pg from 'pg';
import { createDiskFiles, createSignInLink, listenFrom, openStorage } from '@sq-blocks/backend';
import { createServer } from '../../demo/server.ts';

const [, , kind, place = ''] = process.argv;
const isPostgres = place.startsWith('postgres://');

const TABLE = (id) =>
  `CREATE TABLE bare (id ${id}, form_id TEXT NOT NULL, form TEXT NOT NULL, context TEXT NOT NULL, received_at BIGINT NOT NULL)`;

/** One INSERT with what each of the kit's storages promises: it is on the disk when it is answered. */
async function openTable() {
  if (isPostgres) {
    const pool = new pg.Pool({ connectionString: place });
    await pool.query(TABLE('BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY'));
    return (row) => pool.query('INSERT INTO bare (form_id, form, context, received_at) VALUES ($1, $2, $3, $4)', row);
  }
  const database = new Database(place);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec(TABLE('INTEGER PRIMARY KEY'));
  const insert = database.prepare('INSERT INTO bare (form_id, form, context, received_at) VALUES (?, ?, ?, ?)');
  return (row) => insert.run(...row);
}

async function bareServer() {
  const insert = kind === 'insert' ? await openTable() : () => {};
  const app = new Hono();
  app.post('/', async (c) => {
    const { formId, form, ...context } = await c.req.json();
    await insert([formId, form, JSON.stringify(context), Date.now()]);
    return c.json({ ok: true });
  });
  return createAdaptorServer({ fetch: app.fetch });
}

/** As `npm start` runs it, behind a proxy that names the visitor: only so are there many of them on one machine. */
async function kitServer() {
  const storage = await openStorage(isPostgres ? { DATABASE_URL: place } : {}, place);
  const server = createServer({
    storage,
    files: createDiskFiles(process.env.SQ_FILES),
    showSubmissions: true,
    clientOf: (c) => c.req.header('x-forwarded-for') ?? 'nobody',
    spamSecret: 'a secret of the bench',
  });
  return { server, link: await createSignInLink(storage) };
}

const { server, link } = kind === 'kit' ? await kitServer() : { server: await bareServer() };
const port = await listenFrom(server, 0, '127.0.0.1');
console.log(JSON.stringify({ origin: `http://127.0.0.1:${port}`, link }));
// With its profile, where node writes one.
process.once('SIGTERM', () => process.exit());
