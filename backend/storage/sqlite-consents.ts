import type Database from 'libsql';
import type { BackendStorage, ConsentRecord } from './storage.js';

type Methods = Pick<BackendStorage, 'addConsent' | 'listConsents'>;

export function sqliteConsents(database: Database.Database): Methods & { forgetConsents(before: number): void } {
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
