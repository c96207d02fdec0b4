import { hasCookie } from '../../platform/storage/has-cookie.js';

/** Storefront §9: banner version 2. A choice made of another version is asked for again. */
export const VERSION = '2';
export const VERSION_COOKIE = 'ss_cookieBannerVersion';

/** Global Privacy Control: the browser says no for its visitor (w3c.github.io/gpc). */
export const hasOptOutSignal = (): boolean => !!(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

/**
 * A glance that tells whether the banner has anything to ask. The version lies beside every choice, whatever the site
 * calls its cookie. Where a site has renamed that cookie since, the store disagrees, and `bringBanner` asks again.
 */
export const isAnswered = (): boolean => hasOptOutSignal() || hasCookie(`${VERSION_COOKIE}=${VERSION}`);
