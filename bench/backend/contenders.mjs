// The bare routes and the kit's endpoint, each with a database of its own, in processes of their own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createJar, searchedText, signInBy } from '@sq-blocks/backend/testing';
import { addressOf, answers, payload, stored } from './content.mjs';
import { openDatabase } from './database.mjs';
import Database from 'libsql';
import { createPostgresStorage, createSqliteStorage } from '@sq-blocks/backend';

// Many submissions at once, as the storage would have stored them one by one.
const COLUMNS = 'key, idempotency_key, form_id, form, context, received_at, spam, searched';
const AT_ONCE = 1000;

function rowOf(index, count, now) {
  const one = stored(index, count, now);
  const { key, idempotencyKey, formId, form, context, receivedAt, spam } = one;
  return [
    key,
    idempotencyKey,
    formId,
    form,
    JSON.stringify(context),
    receivedAt,
    JSON.stringify(spam),
    searchedText(one),
  ];
}

async function fillSqlite(file, count) {
  await createSqliteStorage(file).close();
  const database = new Database(file);
  const insert = database.prepare(`INSERT INTO submissions (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  const now = Date.now();
  database.transaction(() => {
    for (let index = 0; index < count; index++) insert.run(...rowOf(index, count, now));
  })();
  database.close();
}

async function fillPostgres(url, count) {
  await (await createPostgresStorage(url)).close();
  const client = new pg.Client(url);
  await client.connect();
  const now = Date.now();
  for (let first = 0; first < count; first += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, step) => rowOf(first + step, count, now));
    await client.query(
      `INSERT INTO submissions (${COLUMNS}) SELECT * FROM
        unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::text[])`,
      rows[0].map((_, column) => rows.map((row) => row[column])),
    );
  }
  // What the database does by itself within a minute.
  await client.query('VACUUM ANALYZE');
  await client.end();
}

const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));
const JSON_TYPE = { 'content-type': 'application/json' };

/** `SQ_PROFILE=folder`: node writes where each server spent its time there. */
const profile = process.env.SQ_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.SQ_PROFILE}`] : [];

async function startServer(kind, place, files) {
  const child = spawn(process.execPath, [...profile, '--import', 'tsx', SERVER, kind, place], {
    env: { ...process.env, SQ_FILES: files },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) return { ...JSON.parse(line), stop };
  throw new Error(`${kind} ended before it said its address`);
}

/** How many rows there are. */
async function countIn(place, table) {
  const database = await openDatabase(place);
  const { count } = await database.ask(`SELECT count(*) AS count FROM ${table}`);
  await database.close();
  return Number(count);
}

function expectStatus({ status, text }, wanted) {
  if (status !== wanted) throw new Error(`answered by ${status}: ${text}`);
}

/** One request. */
async function submitBare(client, index) {
  const { ms, ...answer } = await client.send('POST', '/', JSON_TYPE, JSON.stringify(payload(index)));
  expectStatus(answer, 200);
  return { all: ms };
}

const visitor = (index) => ({ 'accept-language': 'en', 'x-forwarded-for': addressOf(index) });

/** As the kit does in a page: a key, then the submission with the key, the crumb and an id of its own. */
async function submitWithScript(client, index) {
  const start = performance.now();
  const keyed = await client.send('POST', '/api/form/FormSubmissionKey', visitor(index));
  expectStatus(keyed, 200);
  const jar = createJar();
  keyed.headers['set-cookie'].forEach(jar.writeCookie);
  const headers = {
    ...visitor(index),
    ...JSON_TYPE,
    cookie: jar.readCookies(),
    'x-csrf-token': jar.cookies.get('crumb'),
    'idempotency-key': crypto.randomUUID(),
  };
  const body = JSON.stringify(payload(index, JSON.parse(keyed.text).key));
  const saved = await client.send('POST', '/api/form/SaveFormSubmission', headers, body);
  expectStatus(saved, 204);
  return { all: performance.now() - start, 'the key': keyed.ms, 'the save': saved.ms };
}

/** As a browser does without script: one post, answered by a redirect. */
const submitPlain = (origin) => async (client, index) => {
  const headers = { ...visitor(index), origin, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(answers(index)).toString();
  const { ms, ...answer } = await client.send('POST', '/api/form/submit/contact', headers, body);
  expectStatus(answer, 303);
  return { all: ms };
};

/**
 * All contenders, by the names that the tables have. `over`: how many submissions the kit's databases have already.
 * `owners`: where the owner's list is, by database.
 */
export async function startContenders({ folder, postgresUrl, over }) {
  const stops = [];
  const start = async (kind, place) => {
    const files = `${folder}/files`;
    await mkdir(files, { recursive: true });
    const server = await startServer(kind, place, files);
    stops.push(server.stop);
    return server;
  };
  const kits = {
    SQLite: `${folder}/kit.db`,
    PostgreSQL: `${postgresUrl}&options=${encodeURIComponent('-c search_path=kit')}`,
  };
  const client = new pg.Client(postgresUrl);
  await client.connect();
  await client.query('CREATE SCHEMA kit');
  await client.end();
  await fillSqlite(kits.SQLite, over);
  await fillPostgres(kits.PostgreSQL, over);

  const json = await start('json', '');
  const contenders = [{ name: 'bare route: JSON', database: '–', ...json, submit: submitBare, count: undefined }];
  const owners = {};
  for (const [database, place] of Object.entries(kits)) {
    const bare = database === 'SQLite' ? `${folder}/bare.db` : postgresUrl;
    const insert = await start('insert', bare);
    contenders.push({
      name: `bare route: INSERT`,
      database,
      ...insert,
      submit: submitBare,
      count: () => countIn(bare, 'bare'),
    });
    const { origin, link } = await start('kit', place);
    const jar = createJar();
    await signInBy(origin + link, jar);
    owners[database] = { origin, cookie: jar.readCookies(), place };
    const count = () => countIn(place, 'submissions');
    contenders.push(
      { name: 'kit: without script', database, origin, submit: submitPlain(origin), count },
      { name: 'kit: key and save', database, origin, submit: submitWithScript, count },
    );
  }
  return { contenders, owners, stop: () => Promise.all(stops.map((each) => each())) };
}
