import { get, put, remove } from '../platform/storage/database.js';

/** Control name to its values. Passwords, files and card numbers are left out by whoever reads the form. */
export type DraftValues = Readonly<Record<string, readonly string[]>>;

interface Draft {
  readonly values: DraftValues;
  readonly savedAt: number;
}

const LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** What was typed and not sent, by the caller's key; one that is too old is dropped and not given. */
export async function loadDraft(key: string, now = Date.now()): Promise<DraftValues | undefined> {
  const draft = await get<Draft>('drafts', key);
  if (!draft || now - draft.savedAt <= LIFE_MS) return draft?.values;
  await dropDraft(key);
  return undefined;
}

export async function saveDraft(key: string, values: DraftValues, now = Date.now()): Promise<void> {
  await put('drafts', key, { values, savedAt: now } satisfies Draft);
}

export async function dropDraft(key: string): Promise<void> {
  await remove('drafts', key);
}
