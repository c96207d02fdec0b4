import Database from 'libsql';
import type { BackendStorage } from './storage.js';

interface CallRow {
  times: string;
}

/**
 * Counts calls for all processes that share the SQLite file, in a file beside it (`…-calls`): what was counted need not outlive a
 * power failure, so that no call waits for the disk. It may be deleted while no process runs.
 */
export function sqliteCalls(file: string, timeout: number) {
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
