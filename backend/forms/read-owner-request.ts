import { isObject } from './field-values.js';
import type { SubmissionFilter } from '../storage/storage.js';

/** More than the owner's list shows at once. */
const MAX_IDS = 1000;
const MAX_QUESTION = 200;
const SPAM: Readonly<Record<string, boolean | undefined>> = { only: true, none: false };

/** The query of a list: `formId`, `q` (words), `spam` (`only`, `none`, or anything else for all). Pure. */
export const readFilter = (query: Readonly<Record<string, string>>): SubmissionFilter => ({
  formId: query['formId'] || undefined,
  text: query['q']?.slice(0, MAX_QUESTION),
  spam: Object.hasOwn(SPAM, query['spam'] ?? '') ? SPAM[query['spam'] ?? ''] : undefined,
});

/** `ids`: of submissions. */
function readIds(body: unknown): readonly number[] | undefined {
  if (!isObject(body) || !Array.isArray(body['ids'])) return undefined;
  const ids = body['ids'] as unknown[];
  const areIds = ids.length <= MAX_IDS && ids.every((id) => Number.isSafeInteger(id) && Number(id) > 0);
  return areIds ? (ids as number[]) : undefined;
}

/** `{ "ids": [], "again": true }`, by default false; `undefined` for anything else. Pure. */
export function readDeletion(body: unknown): { ids: readonly number[]; again: boolean } | undefined {
  const ids = readIds(body);
  const again = isObject(body) ? (body['again'] ?? false) : undefined;
  return ids && typeof again === 'boolean' ? { ids, again } : undefined;
}

/** `{ "ids": [], "spam": true }`; `undefined` for anything else. Pure. */
export function readMark(body: unknown): { ids: readonly number[]; isSpam: boolean } | undefined {
  const ids = readIds(body);
  const isSpam = isObject(body) ? body['spam'] : undefined;
  return ids && typeof isSpam === 'boolean' ? { ids, isSpam } : undefined;
}
