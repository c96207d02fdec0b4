import type { BackendStorage, RecordKind, StoredRecord } from './storage.js';

type Methods = Pick<BackendStorage, 'addRecords' | 'listRecords'>;

export function memoryRecords(): Methods & { forgetRecords(before: number): void } {
  const byKind = new Map<RecordKind, StoredRecord[]>();
  let lastId = 0;
  return {
    addRecords(records, maxPerKind) {
      for (const record of records) {
        const all = byKind.get(record.kind) ?? [];
        byKind.set(record.kind, [...all, { ...record, id: ++lastId }].slice(-maxPerKind));
      }
    },
    listRecords: (limit, after) =>
      [...byKind.values()]
        .flat()
        .filter(({ id }) => id > after)
        .sort((one, other) => other.id - one.id)
        .slice(0, limit),
    forgetRecords(before) {
      for (const [kind, all] of byKind)
        byKind.set(
          kind,
          all.filter(({ receivedAt }) => receivedAt >= before),
        );
    },
  };
}
