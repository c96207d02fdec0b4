import { get, put, remove, removeWhere } from '../platform/storage/database.js';

/** Control name to its values. The caller leaves out passwords, files and card numbers. */
export type DraftValues = Readonly<Record<string, readonly string[]>>;

interface Draft {
  readonly values: DraftValues;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

const isOver = ({ savedAt = 0 }: Partial<Draft>, now: number): boolean => now - savedAt > LIFETIME_MS;

/** The draft saved under `key`; `undefined` when there is none, or only one older than 30 days, which is deleted. */
export async function loadDraft(key: string, now = Date.now()): Promise<DraftValues | undefined> {
  const draft = await get<Draft>('drafts', key);
  if (!draft || !isOver(draft, now)) return draft?.values;
  await deleteDraft(key);
  return undefined;
}

/** Deletes what is older than 30 days, also of pages that nobody visits any more. */
export const deleteOldDrafts = (now = Date.now()) =>
  removeWhere<Partial<Draft>>('drafts', (stored) => isOver(stored, now));

/** Replaces the draft of `key`. Never rejects: without storage nothing is saved. */
export async function saveDraft(key: string, values: DraftValues, now = Date.now()): Promise<void> {
  await put('drafts', key, { values, savedAt: now } satisfies Draft);
}

export async function deleteDraft(key: string): Promise<void> {
  await Promise.all([key, attemptOf(key)].map((each) => remove('drafts', each)));
}

/** The last attempt to send a draft. */
export interface Attempt {
  /** Its idempotency key. */
  readonly id: string;
  /** A digest of what was sent. */
  readonly content: string;
}

/** Stored beside the draft, which is written again at each pause in typing, and deleted with it. */
const attemptOf = (key: string) => `${key} attempt`;

export const loadAttempt = (key: string): Promise<Attempt | undefined> => get<Attempt>('drafts', attemptOf(key));

export async function saveAttempt(key: string, attempt: Attempt, now = Date.now()): Promise<void> {
  await put('drafts', attemptOf(key), { ...attempt, savedAt: now });
}
