import { hasCookie } from '../../platform/storage/has-cookie.js';

/** Storefront §9: banner version 2. A choice that was made on another version is asked for again. */
export const VERSION = '2';
/** Storefront §9: a choice is kept for 30 days. In seconds. */
export const LIFE_S = 30 * 24 * 60 * 60;
export const VERSION_COOKIE = 'ss_cookieBannerVersion';

/** Global Privacy Control: the browser declines for its visitor (w3c.github.io/gpc). */
export const hasOptOutSignal = (): boolean => !!(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

/**
 * Cheap cookie check for the loader: has the visitor answered the banner? The version cookie is written with every
 * choice, whatever the site calls its consent cookie. A site that has renamed that cookie since is answered "yes" here
 * although its choice is unknown: `loadBannerOnDemand` then asks again.
 */
export const isAnswered = (): boolean => hasOptOutSignal() || hasCookie(`${VERSION_COOKIE}=${VERSION}`);
