import { readCookie, writeCookie } from '../storage/cookies.js';
import { sessionToken } from './session-token.js';

/** The anti-forgery token: the server sets the cookie, every call repeats it (storefront §7, ambiguity A47). */
const CRUMB_COOKIE = 'crumb';

export const readCrumb = (): string | undefined => readCookie(CRUMB_COOKIE);
/** A new crumb ends the token of a session: the server has just refused what came with it. */
export function writeCrumb(crumb: string): void {
  writeCookie(CRUMB_COOKIE, crumb);
  sessionToken().set('');
}

/** Whether a crumb can be sent in a cookie and in a header. Any other text would make the call fail. */
export const isCrumb = (text: string | undefined): text is string =>
  text !== undefined && /^[\x21-\x7e]{1,1024}$/.test(text);
