import { isObject } from '../../platform/page/unknown-values.js';
import { cookieSettings } from './cookie-settings.js';

/** What a visitor may be asked for apart, as in `data-sq-consent`. What a page needs to work is not among them. */
export const PURPOSES = ['functional', 'analytics', 'media', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A word of the page to a purpose; `undefined` for any other word. */
export const asPurpose = (word: unknown): Purpose | undefined => {
  const name = typeof word === 'string' ? word.trim().toLowerCase() : '';
  return PURPOSES.find((purpose) => purpose === name);
};

/** Unknown data, a list or words with spaces or commas between, to purposes in their own order. Never throws. */
export function readPurposes(data: unknown): readonly Purpose[] {
  const words: readonly unknown[] = typeof data === 'string' ? data.split(/[\s,]+/) : Array.isArray(data) ? data : [];
  const named = new Set(words.map(asPurpose));
  return PURPOSES.filter((purpose) => named.has(purpose));
}

/**
 * The purposes that a site lets its visitors choose apart: `purposes` of the banner, else `cookieBannerPurposes` of the
 * page's context. Default none: the visitor accepts all or declines all, as the specification has it.
 */
export function offeredPurposes(): readonly Purpose[] {
  const banner = document.querySelector('sq-cookie-banner');
  const config: unknown = (banner as { config?: unknown } | null)?.config;
  const own = banner?.getAttribute('purposes') ?? (isObject(config) ? config['purposes'] : undefined);
  return readPurposes(own ?? cookieSettings().cookieBannerPurposes);
}
