import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { sqliteCarts } from './sqlite-carts.js';
import { sqliteRecords } from './sqlite-records.js';
import { sqliteRenders } from './sqlite-renders.js';
import { migrate } from './sqlite-schema.js';
import { sqliteSubmissions } from './sqlite-submissions.js';
import type { BackendStorage } from './storage.js';

/** How long another process may hold the file before a call fails. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Stores everything in one SQLite file, whose folder it creates if necessary. Node only.
 *
 * `synchronous = FULL` makes each commit reach the disk before the call returns: an answer that says "stored" is true
 * even if the process is killed or the power fails right after it (https://sqlite.org/pragma.html#pragma_synchronous).
 */
export function createSqliteStorage(file: string): BackendStorage {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  migrate(database);
  const { forgetKeys, ...submissions } = sqliteSubmissions(database);
  const { forgetRenders, ...renders } = sqliteRenders(database);
  const { forgetRecords, ...records } = sqliteRecords(database);
  const { forgetCarts, ...carts } = sqliteCarts(database);

  return {
    ...submissions,
    ...renders,
    ...records,
    ...carts,
    forget({ keysBefore, cartsBefore, rendersBefore, recordsBefore }) {
      forgetKeys(keysBefore);
      forgetCarts(cartsBefore);
      forgetRenders(rendersBefore);
      forgetRecords(recordsBefore);
    },
    close() {
      database.close();
    },
  };
}
