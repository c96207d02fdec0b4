import { memoryRecords } from './memory-records.js';
import { memorySessions } from './memory-sessions.js';
import { memorySubmissions } from './memory-submissions.js';
import { memoryUploads } from './memory-uploads.js';
import type { BackendStorage, ConsentRecord, FormRender, Delivery, NewDelivery } from './storage.js';
import { EMPTY_CART, writeContent, type CartRecord, type ShopStorage, type StoredOrder } from './carts.js';

/** In memory: one process, in which nothing happens between two lines. */
function memoryShop(): ShopStorage & { forgetCarts(before: number): void } {
  const carts = new Map<string, CartRecord>();
  const changedAt = new Map<string, number>();
  const orders: StoredOrder[] = [];
  const sold = new Map<string, number>();
  return {
    createCart(token, now, content = EMPTY_CART) {
      carts.set(token, { token, createdAt: now, ...content });
      changedAt.set(token, now);
    },
    readCart: (token) => carts.get(token),
    changeCart(token, now, change) {
      const cart = carts.get(token);
      const content = cart && change(cart);
      if (!content) return undefined;
      const changed = { ...cart, ...content };
      carts.set(token, changed);
      changedAt.set(token, now);
      return changed;
    },
    readSold: (skus) => new Map([...sold].filter(([sku]) => skus.includes(sku))),
    placeOrder(order, stock, cart) {
      const earlier = orders.find(({ key }) => key === order.key);
      if (earlier) return { kind: 'repeated', order: earlier };
      const present = cart && carts.get(cart.token);
      if (cart && (!present || writeContent(present) !== writeContent(cart))) return { kind: 'changed' };
      const skus = stock.filter((use) => (sold.get(use.sku) ?? 0) + use.quantity > use.stock).map(({ sku }) => sku);
      if (skus.length > 0) return { kind: 'sold-out', skus };
      for (const { sku, quantity } of stock) sold.set(sku, (sold.get(sku) ?? 0) + quantity);
      if (cart) carts.delete(cart.token);
      const placed = { ...order, number: orders.length + 1 };
      orders.push(placed);
      return { kind: 'placed', order: placed };
    },
    findOrder: (key) => orders.find((order) => order.key === key),
    readOrder: (token) => orders.find((order) => order.token === token),
    listOrders: (limit) => orders.slice(-limit).reverse(),
    forgetCarts(before) {
      for (const [token, time] of changedAt) {
        if (time >= before) continue;
        carts.delete(token);
        changedAt.delete(token);
      }
    },
  };
}

type Methods = Pick<BackendStorage, 'claimDeliveries' | 'finishDelivery' | 'postponeDelivery' | 'listDeliveries'>;

function memoryDeliveries(): Methods & { addDelivery(delivery: NewDelivery): void } {
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

/** Lasts as long as the page or the process: for documentation and tests. */
export function createMemoryStorage(): BackendStorage {
  const renders: FormRender[] = [];
  const consents: ConsentRecord[] = [];
  const { uploads, claims, forgetClients } = memoryUploads();
  const { addDelivery, ...deliveries } = memoryDeliveries();
  const { forgetKeys, ...submissions } = memorySubmissions(addDelivery, claims);
  const { forgetRecords, ...records } = memoryRecords();
  const { forgetCarts, ...shop } = memoryShop();

  return {
    ...submissions,
    ...deliveries,
    ...uploads,

    addFormRender(render) {
      renders.push(render);
    },
    listFormRenders: (limit, formId) =>
      renders
        .filter((one) => formId === undefined || one.formId === formId)
        .slice(-limit)
        .reverse(),

    ...records,
    ...memorySessions(),

    addConsent(record) {
      consents.push(record);
    },
    listConsents: (limit, id) =>
      consents
        .filter((one) => id === undefined || one.id === id)
        .slice(-limit)
        .reverse(),

    ...shop,

    forget({ keysBefore, cartsBefore, rendersBefore, recordsBefore, consentsBefore, keptClients }) {
      forgetKeys(keysBefore);
      forgetCarts(cartsBefore);
      while (renders[0] && renders[0].receivedAt < rendersBefore) renders.shift();
      while (consents[0] && consents[0].receivedAt < consentsBefore) consents.shift();
      forgetRecords(recordsBefore);
      forgetClients(keptClients);
    },
    close() {},
  };
}
