import type Database from 'libsql';
import { toDelivery, type DeliveryRow } from './delivery-row.js';
import type { BackendStorage, NewDelivery } from './storage.js';

type Methods = Pick<BackendStorage, 'claimDeliveries' | 'finishDelivery' | 'postponeDelivery' | 'listDeliveries'>;

export function sqliteDeliveries(
  database: Database.Database,
): Methods & { addDeliveries(all: readonly NewDelivery[]): void } {
  const insert = database.prepare('INSERT INTO deliveries (channel, data, due_at) VALUES (?, ?, ?)');
  const claim = database.prepare(`UPDATE deliveries SET attempts = attempts + 1, due_at = ?2 WHERE id IN
    (SELECT id FROM deliveries WHERE due_at <= ?1 AND is_given_up = 0 ORDER BY due_at, id LIMIT ?3) RETURNING *`);
  const finish = database.prepare('DELETE FROM deliveries WHERE id = ?');
  const postpone = database.prepare(
    `UPDATE deliveries SET problem = ?2, due_at = coalesce(?3, due_at), is_given_up = ?3 IS NULL,
      data = iif(?3 IS NULL, '{}', data) WHERE id = ?1`,
  );
  const selectNewest = database.prepare('SELECT * FROM deliveries ORDER BY id DESC LIMIT ?');
  return {
    addDeliveries(all) {
      for (const { channel, data, dueAt } of all) insert.run(channel, data, dueAt);
    },
    claimDeliveries: (now, retryAt, limit) => (claim.all(now, retryAt, limit) as DeliveryRow[]).map(toDelivery),
    finishDelivery(id) {
      finish.run(id);
    },
    postponeDelivery(id, problem, dueAt) {
      postpone.run(id, problem, dueAt ?? null);
    },
    listDeliveries: (limit) => (selectNewest.all(limit) as DeliveryRow[]).map(toDelivery),
  };
}
