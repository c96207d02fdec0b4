import { pageContext } from '../../platform/page/read-page.js';
import { removeCookie } from '../../platform/storage/cookies.js';
import { inLocalStorage } from '../../platform/storage/local-storage.js';

/** Of the cookie and in local storage (ambiguity A49). A site that names it otherwise says so in its context. */
export function analyticsIdName(): string {
  const name = pageContext().cookieSettings['analyticsCookieName'];
  return typeof name === 'string' && /^[\w-]+$/.test(name) ? name : 'ss_analytics_id';
}

export function forgetAnalyticsId(): void {
  removeCookie(analyticsIdName());
  inLocalStorage((storage) => storage.removeItem(analyticsIdName()));
}
