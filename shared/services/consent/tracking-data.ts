import { removeCookie } from '../../platform/storage/cookies.js';
import { inLocalStorage } from '../../platform/storage/local-storage.js';
import { cookieSettings } from './cookie-settings.js';

/** The visit cookies and the analytics id, under their default names (storefront §3, §9). */
export const TRACKING_COOKIES = ['ss_cvr', 'ss_cvt', 'ss_analytics_id'] as const;

/** A cookie name that the site has set in its `cookieSettings`, or the default. */
export function cookieNameSetting(key: 'analyticsCookieName' | 'consentCookieName', fallback: string): string {
  const name = cookieSettings()[key];
  return typeof name === 'string' && /^[\w-]+$/.test(name) ? name : fallback;
}

/** Name of the analytics id, as a cookie and in local storage (ambiguity A49). */
export const analyticsIdName = (): string => cookieNameSetting('analyticsCookieName', 'ss_analytics_id');

/**
 * The one place that deletes what the kit stores to recognise a visitor: the visit cookies, and the analytics id, which
 * is a cookie and an entry of local storage.
 */
export function clearTrackingData(): void {
  const id = analyticsIdName();
  [...TRACKING_COOKIES, id].forEach(removeCookie);
  inLocalStorage((storage) => storage.removeItem(id));
}
