import { isSameContent, type BackendStorage, type CartRecord, type StoredSubmission } from './storage.js';

/** Lasts as long as the page or the process: for documentation and tests. */
export function createMemoryStorage(): BackendStorage {
  const keys = new Map<string, number>();
  const submissions: StoredSubmission[] = [];
  const byKey = new Map<string, StoredSubmission>();
  const carts = new Map<string, CartRecord & { readonly changedAt: number }>();

  return {
    addKey(key, expiresAt) {
      keys.set(key, expiresAt);
    },
    isStored({ key, ...content }) {
      const earlier = key === null ? undefined : byKey.get(key);
      return earlier !== undefined && isSameContent(earlier, content);
    },
    saveSubmission(submission) {
      const { key, receivedAt } = submission;
      const earlier = key === null ? undefined : byKey.get(key);
      if (earlier) return isSameContent(earlier, submission) ? 'repeated' : 'refused';
      if (key !== null && (keys.get(key) ?? 0) <= receivedAt) return 'refused';
      const stored = { ...submission, id: submissions.length + 1 };
      submissions.push(stored);
      if (key !== null) {
        keys.delete(key);
        byKey.set(key, stored);
      }
      return 'stored';
    },
    listSubmissions: (limit) => submissions.slice(-limit).reverse(),

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

    forget({ keysBefore, cartsBefore }) {
      for (const [key, expiresAt] of keys) if (expiresAt < keysBefore) keys.delete(key);
      for (const [token, { changedAt }] of carts) if (changedAt < cartsBefore) carts.delete(token);
    },
    close() {},
  };
}
