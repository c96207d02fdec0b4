import { memoryDeliveries } from './memory-deliveries.js';
import { memoryRecords } from './memory-records.js';
import { memorySessions } from './memory-sessions.js';
import { memoryShop } from './memory-shop.js';
import { memorySubmissions } from './memory-submissions.js';
import { memoryUploads } from './memory-uploads.js';
import type { BackendStorage, ConsentRecord, FormRender } from './storage.js';

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
