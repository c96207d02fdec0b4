import { pageContext } from '../../platform/page/read-page.js';
import { asObject } from '../../platform/page/unknown-values.js';
import { isAnonymous } from '../consent/analytics-permission.js';

/** Browsers limit the calls that outlive a page to 64 kB in total: one endless title must not cost the whole call. */
const MAX_CHARACTERS = 2048;

/** Unknown data to what a payload may contain: at most 2048 characters of text, or null for anything but text and numbers. */
export const payloadText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_CHARACTERS) : null;

/** The visitor's languages; of an anonymous view the first alone: together they could recognise a browser. */
export const locales = (): readonly string[] => (isAnonymous() ? [navigator.language] : navigator.languages);

/** Null for a visitor who is not signed in, and in an anonymous call. */
export const accountId = (): string | null =>
  isAnonymous() ? null : payloadText(asObject(pageContext().raw.authenticatedAccount).id);
