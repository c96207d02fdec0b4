import type Database from 'libsql';
import type { BackendStorage, NewRecord, RecordKind } from './storage.js';

interface RecordRow {
  id: number;
  kind: RecordKind;
  data: string;
  received_at: number;
}

type Methods = Pick<BackendStorage, 'addRecords' | 'listRecords'>;

export function sqliteRecords(database: Database.Database): Methods & { forgetRecords(before: number): void } {
  const insert = database.prepare('INSERT INTO records (kind, data, received_at) VALUES (?, ?, ?)');
  // With at most `maxPerKind` records the inner query is NULL, so that nothing is deleted.
  const drop = database.prepare(`DELETE FROM records WHERE kind = ?1
    AND id <= (SELECT id FROM records WHERE kind = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)`);
  const selectNewest = database.prepare('SELECT * FROM records WHERE id > ? ORDER BY id DESC LIMIT ?');
  const forget = database.prepare('DELETE FROM records WHERE received_at < ?');
  const add = database.transaction((records: readonly NewRecord[], maxPerKind: number) => {
    for (const { kind, data, receivedAt } of records) insert.run(kind, data, receivedAt);
    for (const kind of new Set(records.map((record) => record.kind))) drop.run(kind, maxPerKind);
  });
  return {
    addRecords(records, maxPerKind) {
      add.immediate(records, maxPerKind);
    },
    listRecords: (limit, after) =>
      (selectNewest.all(after, limit) as RecordRow[]).map(({ id, kind, data, received_at: receivedAt }) => ({
        id,
        kind,
        data,
        receivedAt,
      })),
    forgetRecords(before) {
      forget.run(before);
    },
  };
}
