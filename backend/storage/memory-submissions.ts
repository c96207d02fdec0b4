import type { memoryUploads } from './memory-uploads.js';
import { searchedText, searchWords } from './search-words.js';
import type { BackendStorage, NewDelivery, StoredSubmission, SubmissionFilter, SubmissionIdentity } from './storage.js';

type Methods = Pick<
  BackendStorage,
  | 'addKey'
  | 'isRepeat'
  | 'isTaken'
  | 'saveSubmission'
  | 'listSubmissions'
  | 'readSubmission'
  | 'markSubmissions'
  | 'deleteSubmissions'
  | 'expireSubmissions'
>;

const nameOf = ({ formId, idempotencyKey }: SubmissionIdentity) => JSON.stringify([formId, idempotencyKey]);

function matches(submission: StoredSubmission, { formId, spam }: SubmissionFilter, words: readonly string[]): boolean {
  if (formId !== undefined && submission.formId !== formId) return false;
  if (spam !== undefined && submission.spam.length > 0 !== spam) return false;
  if (words.length === 0) return true;
  const text = searchedText(submission);
  return words.every((word) => text.includes(word));
}

function forgetValues<K>(map: Map<K, number>, ids: ReadonlySet<number>) {
  for (const [key, id] of map) if (ids.has(id)) map.delete(key);
}

export function memorySubmissions(
  addDelivery: (delivery: NewDelivery) => void,
  { canClaim, claim, release }: ReturnType<typeof memoryUploads>['claims'],
): Methods & { forgetKeys(before: number): void } {
  const keys = new Map<string, number>();
  const submissions = new Map<number, StoredSubmission>();
  const byKey = new Map<string, number>();
  const byIdempotencyKey = new Map<string, number>();
  let lastId = 0;

  function recall(identity: SubmissionIdentity): boolean {
    const { key, idempotencyKey } = identity;
    if (key !== null && byKey.has(key)) return true;
    const earlier = idempotencyKey === null ? undefined : byIdempotencyKey.get(nameOf(identity));
    if (earlier !== undefined && key !== null && keys.delete(key)) byKey.set(key, earlier);
    return earlier !== undefined;
  }
  /** What can be submitted once, and has been, by submissions that are deleted. */
  const taken = new Set<string>();
  const isTaken = (once: string) => taken.has(once) || [...submissions.values()].some((one) => one.once === once);
  function remove(all: readonly StoredSubmission[], again = false) {
    for (const { once } of all) if (once !== undefined && !again) taken.add(once);
    const ids = new Set(all.map(({ id }) => id));
    for (const id of ids) submissions.delete(id);
    forgetValues(byKey, ids);
    forgetValues(byIdempotencyKey, ids);
    release(ids);
    return all;
  }
  const find = (ids: readonly number[]) => [...new Set(ids)].flatMap((id) => submissions.get(id) ?? []);

  return {
    addKey(key, expiresAt) {
      keys.set(key, expiresAt);
    },
    isRepeat: recall,
    isTaken,
    saveSubmission(submission, deliveries = [], uploads = []) {
      const { key, idempotencyKey, formId, receivedAt } = submission;
      if (recall(submission)) return 'repeated';
      if (submission.once !== undefined && isTaken(submission.once)) return 'taken';
      if (!canClaim(uploads, formId, receivedAt)) return 'without-files';
      if (key !== null && (keys.get(key) ?? 0) <= receivedAt) return 'refused';
      const id = ++lastId;
      submissions.set(id, { spam: [], ...submission, id });
      if (idempotencyKey !== null) byIdempotencyKey.set(nameOf(submission), id);
      if (key !== null) {
        keys.delete(key);
        byKey.set(key, id);
      }
      deliveries.forEach(addDelivery);
      claim(uploads, id);
      return 'stored';
    },
    listSubmissions(limit, filter = {}) {
      const words = searchWords(filter.text);
      return [...submissions.values()]
        .reverse()
        .filter((one) => matches(one, filter, words))
        .slice(0, limit);
    },
    readSubmission: (id) => submissions.get(id),
    markSubmissions(ids, spam) {
      const found = find(ids);
      for (const one of found) submissions.set(one.id, { ...one, spam });
      return found.length;
    },
    deleteSubmissions: (ids, again) => remove(find(ids), again),
    expireSubmissions: (before) => remove([...submissions.values()].filter(({ receivedAt }) => receivedAt < before)),
    forgetKeys(before) {
      for (const [key, expiresAt] of keys) if (expiresAt < before) keys.delete(key);
    },
  };
}
