import { isObject } from '../forms/field-values.js';
import { readTexts } from '../forms/read-page-fields.js';
import { readIdempotencyKey } from '../http/idempotency-key.js';
import type { ConsentRecord } from '../storage/storage.js';

/** More categories than any banner has. */
const MAX_CATEGORIES = 20;
const CATEGORY = /^[\w-]{1,50}$/;

function readChoices(value: unknown): ConsentRecord['choices'] | undefined {
  if (!isObject(value)) return undefined;
  const choices = Object.entries(value);
  const areChoices = choices.every(([name, choice]) => CATEGORY.test(name) && typeof choice === 'boolean');
  return areChoices && choices.length > 0 && choices.length <= MAX_CATEGORIES
    ? (Object.fromEntries(choices) as ConsentRecord['choices'])
    : undefined;
}

/** The visitor's id, in small letters; `undefined` for a text that is no UUID: a short one could be that of another. */
export function readConsentId(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const read = readIdempotencyKey(text);
  return read.ok ? (read.id ?? undefined) : undefined;
}

/** `{ "id", "textVersion", "choices", "pagePath" }`, of which the page may be missing; `undefined` for anything else. Pure. */
export function readConsent(body: unknown): Omit<ConsentRecord, 'receivedAt'> | undefined {
  if (!isObject(body) || typeof body['textVersion'] !== 'string') return undefined;
  const id = readConsentId(body['id']);
  const choices = readChoices(body['choices']);
  const texts = readTexts(body, ['textVersion', 'pagePath']);
  return id !== undefined && choices && texts ? { id, choices, ...texts } : undefined;
}
