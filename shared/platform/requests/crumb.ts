import { readCookie, writeCookie } from '../storage/cookies.js';

/** The anti-forgery token: the server sets the cookie, every call repeats it (storefront §7, ambiguity A47). */
const CRUMB_COOKIE = 'crumb';

export const readCrumb = (): string | undefined => readCookie(CRUMB_COOKIE);
export const writeCrumb = (crumb: string): void => writeCookie(CRUMB_COOKIE, crumb);

/** Fits into a cookie and a header: anything else would break the call that is to repeat it. */
export const isCrumb = (text: string | undefined): text is string =>
  text !== undefined && /^[\x21-\x7e]{1,1024}$/.test(text);
