import type { BackendStorage, Delivery, NewDelivery } from './storage.js';

type Methods = Pick<BackendStorage, 'claimDeliveries' | 'finishDelivery' | 'postponeDelivery' | 'listDeliveries'>;

export function memoryDeliveries(): Methods & { addDelivery(delivery: NewDelivery): void } {
  const deliveries = new Map<number, Delivery>();
  let lastId = 0;
  return {
    addDelivery(delivery) {
      const id = ++lastId;
      deliveries.set(id, { ...delivery, id, attempts: 0, problem: '', isGivenUp: false });
    },
    claimDeliveries(now, retryAt, limit) {
      const due = [...deliveries.values()].filter(({ dueAt, isGivenUp }) => dueAt <= now && !isGivenUp);
      const claimed = due
        .sort((one, other) => one.dueAt - other.dueAt)
        .slice(0, limit)
        .map((one) => ({ ...one, attempts: one.attempts + 1, dueAt: retryAt }));
      for (const one of claimed) deliveries.set(one.id, one);
      return claimed;
    },
    finishDelivery(id) {
      deliveries.delete(id);
    },
    postponeDelivery(id, problem, dueAt) {
      const one = deliveries.get(id);
      if (!one) return;
      const isGivenUp = dueAt === undefined;
      deliveries.set(id, { ...one, problem, isGivenUp, dueAt: dueAt ?? one.dueAt, data: isGivenUp ? '{}' : one.data });
    },
    listDeliveries: (limit) => [...deliveries.values()].reverse().slice(0, limit),
  };
}
