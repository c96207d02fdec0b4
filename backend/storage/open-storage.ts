import { createPostgresStorage } from './postgres-storage.js';
import { createSqliteStorage } from './sqlite-storage.js';
import type { BackendStorage } from './storage.js';

const URL_PATTERN = /^postgres(?:ql)?:\/\//;

/**
 * The storage that the environment names: `DATABASE_URL`, a PostgreSQL database, or else `SQ_DATA`, a SQLite file.
 *
 * @param file The SQLite file where neither is set.
 * @throws RangeError where `DATABASE_URL` is no address of PostgreSQL.
 */
export async function openStorage(env: NodeJS.ProcessEnv, file: string): Promise<BackendStorage> {
  const url = env['DATABASE_URL'];
  if (!url) return createSqliteStorage(env['SQ_DATA'] ?? file);
  // Without the address in the message: it holds a password.
  if (!URL_PATTERN.test(url)) throw new RangeError('DATABASE_URL does not begin with postgres://');
  return createPostgresStorage(url);
}
