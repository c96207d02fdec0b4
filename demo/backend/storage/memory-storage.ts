import { memoryRecords } from './memory-records.js';
import type { BackendStorage, CartRecord, FormRender, StoredSubmission, SubmissionIdentity } from './storage.js';

const newest = <T extends { formId: string }>(all: readonly T[], limit: number, formId: string | undefined) =>
  all
    .filter((one) => formId === undefined || one.formId === formId)
    .slice(-limit)
    .reverse();

/** Lasts as long as the page or the process: for documentation and tests. */
export function createMemoryStorage(): BackendStorage {
  const keys = new Map<string, number>();
  const submissions: StoredSubmission[] = [];
  const byKey = new Map<string, StoredSubmission>();
  const byIdempotencyKey = new Map<string, StoredSubmission>();
  const renders: FormRender[] = [];
  const { forgetRecords, ...records } = memoryRecords();
  const carts = new Map<string, CartRecord & { readonly changedAt: number }>();

  const nameOf = ({ formId, idempotencyKey }: SubmissionIdentity) => JSON.stringify([formId, idempotencyKey]);
  function recall(identity: SubmissionIdentity): boolean {
    const { key, idempotencyKey } = identity;
    if (key !== null && byKey.has(key)) return true;
    const earlier = idempotencyKey === null ? undefined : byIdempotencyKey.get(nameOf(identity));
    if (earlier && key !== null && keys.delete(key)) byKey.set(key, earlier);
    return earlier !== undefined;
  }

  return {
    addKey(key, expiresAt) {
      keys.set(key, expiresAt);
    },
    isRepeat: recall,
    saveSubmission(submission) {
      const { key, idempotencyKey, receivedAt } = submission;
      if (recall(submission)) return 'repeated';
      if (key !== null && (keys.get(key) ?? 0) <= receivedAt) return 'refused';
      const stored = { ...submission, id: submissions.length + 1 };
      submissions.push(stored);
      if (idempotencyKey !== null) byIdempotencyKey.set(nameOf(submission), stored);
      if (key !== null) {
        keys.delete(key);
        byKey.set(key, stored);
      }
      return 'stored';
    },
    listSubmissions: (limit, formId) => newest(submissions, limit, formId),

    addFormRender(render) {
      renders.push(render);
    },
    listFormRenders: (limit, formId) => newest(renders, limit, formId),

    ...records,

    createCart(token, now) {
      carts.set(token, { token, createdAt: now, changedAt: now, entries: [] });
    },
    readCart: (token) => carts.get(token),
    changeCart(token, now, change) {
      const cart = carts.get(token);
      const entries = cart && change(cart.entries);
      if (!entries) return undefined;
      const changed = { ...cart, entries, changedAt: now };
      carts.set(token, changed);
      return changed;
    },

    forget({ keysBefore, cartsBefore, rendersBefore, recordsBefore }) {
      for (const [key, expiresAt] of keys) if (expiresAt < keysBefore) keys.delete(key);
      for (const [token, { changedAt }] of carts) if (changedAt < cartsBefore) carts.delete(token);
      while (renders[0] && renders[0].receivedAt < rendersBefore) renders.shift();
      forgetRecords(recordsBefore);
    },
    close() {},
  };
}
