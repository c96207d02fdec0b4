import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { sqliteDeliveries } from './sqlite-deliveries.js';
import { sqliteRecords } from './sqlite-records.js';
import { createReserve } from './sqlite-reserve.js';
import { sqliteRenders } from './sqlite-renders.js';
import { migrate } from './sqlite-schema.js';
import { sqliteSessions } from './sqlite-sessions.js';
import { sqliteShop } from './sqlite-shop.js';
import { sqliteSubmissions } from './sqlite-submissions.js';
import { sqliteUploads } from './sqlite-uploads.js';
import type { BackendStorage, ExpiryTimes, ConsentRecord } from './storage.js';

type Methods = Pick<BackendStorage, 'addConsent' | 'listConsents'>;

function sqliteConsents(database: Database.Database): Methods & { forgetConsents(before: number): void } {
  const insert = database.prepare('INSERT INTO consents (id, data, received_at) VALUES (?, ?, ?)');
  const select = database.prepare(
    'SELECT data FROM consents WHERE ?1 IS NULL OR id = ?1 ORDER BY number DESC LIMIT ?2',
  );
  const forget = database.prepare('DELETE FROM consents WHERE received_at < ?');
  return {
    addConsent(record) {
      insert.run(record.id, JSON.stringify(record), record.receivedAt);
    },
    listConsents: (limit, id) =>
      (select.all(id ?? null, limit) as { data: string }[]).map(({ data }) => JSON.parse(data) as ConsentRecord),
    forgetConsents(before) {
      forget.run(before);
    },
  };
}

interface CallRow {
  times: string;
}

/**
 * Counts calls for all processes that share the SQLite file, in a file beside it (`…-calls`): what was counted need not outlive a
 * power failure, so that no call waits for the disk. It may be deleted while no process runs.
 */
function sqliteCalls(file: string, timeout: number) {
  const database = new Database(`${file}-calls`, { timeout });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;
    CREATE TABLE IF NOT EXISTS calls (
      id TEXT PRIMARY KEY,
      times TEXT NOT NULL,
      changed_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS calls_by_change ON calls (changed_at);`);
  const select = database.prepare('SELECT times FROM calls WHERE id = ?');
  const write = database.prepare('INSERT OR REPLACE INTO calls (id, times, changed_at) VALUES (?, ?, ?)');
  const forget = database.prepare('DELETE FROM calls WHERE changed_at < ?');
  const take = database.transaction(
    (...[id, { limit, windowMs, now }]: Parameters<Required<BackendStorage>['takeCall']>): number => {
      const row = select.get(id) as CallRow | undefined;
      const times = (row ? (JSON.parse(row.times) as number[]) : []).filter((time) => time > now - windowMs);
      if (times.length >= limit) return Math.max(1, (times[0] ?? now) + windowMs - now);
      write.run(id, JSON.stringify([...times, now]), now);
      return 0;
    },
  ).immediate;
  return {
    takeCall: (...args: Parameters<typeof take>) => take(...args),
    forgetCalls: (before: number) => void forget.run(before),
    closeCalls: () => void database.close(),
  };
}

/** How long another process may hold the file before a call fails. */
const BUSY_TIMEOUT_MS = 5000;

function open(file: string): Database.Database {
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** What deleting has left: a file of SQLite does not get smaller. */
function freeBytes(database: Database.Database): number {
  const { bytes } = database
    .prepare('SELECT freelist_count * page_size AS bytes FROM pragma_freelist_count, pragma_page_size')
    .get() as { bytes: number };
  return bytes;
}

/** Each method, with the room that is kept for it. */
const each = <T extends object>(methods: T, wrap: ReturnType<typeof createReserve>['withRoom']): T =>
  Object.fromEntries(
    Object.entries(methods as Record<string, (...args: unknown[]) => unknown>).map(([name, run]) => [name, wrap(run)]),
  ) as T;

/**
 * Stores everything in one SQLite file, whose folder it creates if necessary. Node only.
 *
 * `synchronous = FULL` makes each commit reach the disk before the call returns: an answer that says "stored" is true
 * even if the process is killed or the power fails right after it (https://sqlite.org/pragma.html#pragma_synchronous).
 */
export function createSqliteStorage(file: string): BackendStorage {
  mkdirSync(path.dirname(file), { recursive: true });
  const { keep, withRoom, besideRoom } = createReserve(file, () => freeBytes(database));
  const database = withRoom(open)(file);
  keep();
  const { addDeliveries, ...deliveries } = sqliteDeliveries(database);
  const { forgetKeys, ...submissions } = sqliteSubmissions(database, addDeliveries);
  const { forgetRenders, ...renders } = sqliteRenders(database);
  const { forgetRecords, ...records } = sqliteRecords(database);
  const { forgetConsents, ...consents } = sqliteConsents(database);
  const { forgetCarts, ...shop } = sqliteShop(database);
  const { forgetClients, ...uploads } = sqliteUploads(database);
  const calls = file === ':memory:' ? undefined : sqliteCalls(file, BUSY_TIMEOUT_MS);
  const forgetAtOnce = database.transaction((before: ExpiryTimes) => {
    forgetKeys(before.keysBefore);
    forgetCarts(before.cartsBefore);
    forgetRenders(before.rendersBefore);
    forgetRecords(before.recordsBefore);
    forgetConsents(before.consentsBefore);
    forgetClients(before.keptClients);
  }).immediate;

  return {
    ...submissions,
    ...deliveries,
    ...renders,
    ...records,
    ...consents,
    ...shop,
    ...uploads,
    ...(calls && { takeCall: calls.takeCall }),
    // What visitors store.
    addKey: besideRoom(submissions.addKey),
    saveSubmission: besideRoom(submissions.saveSubmission),
    addFormRender: besideRoom(renders.addFormRender),
    addRecords: besideRoom(records.addRecords),
    addConsent: besideRoom(consents.addConsent),
    createCart: besideRoom(shop.createCart),
    changeCart: besideRoom(shop.changeCart),
    placeOrder: besideRoom(shop.placeOrder),
    addUpload: besideRoom(uploads.addUpload),
    // What the owner needs to make room on a full disk.
    ...each(sqliteSessions(database), withRoom),
    deleteSubmissions: withRoom(submissions.deleteSubmissions),
    expireSubmissions: withRoom(submissions.expireSubmissions),
    takeExpiredUploads: withRoom(uploads.takeExpiredUploads),
    dropUploads: withRoom(uploads.dropUploads),
    // One transaction waits for the disk once.
    forget: withRoom((before: ExpiryTimes) => {
      forgetAtOnce(before);
      calls?.forgetCalls(before.callsBefore);
      keep();
    }),
    close() {
      database.close();
      calls?.closeCalls();
    },
  };
}
