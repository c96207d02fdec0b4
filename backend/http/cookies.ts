import { parse, serialize } from 'hono/utils/cookie';
import type { AppContext, AppEnv } from '../app-options.js';
import { isSecret } from './token.js';

/** `undefined` where `app.fetch` was called without an environment, as servers may. */
const bindings = (c: AppContext): AppEnv['Bindings'] => c.env ?? {};

/** Whether the app runs inside a page: then scripts can read every cookie, and only the page's own requests arrive. */
export const isInPage = (c: AppContext): boolean => bindings(c).page !== undefined;

/** Whether visitors reach the site by HTTPS. */
const isHttps = (c: AppContext): boolean => bindings(c).https === true || new URL(c.req.url).protocol === 'https:';

export function readCookie(c: AppContext, name: string): string | undefined {
  const sent = bindings(c).page?.readCookies() ?? c.req.header('cookie') ?? '';
  return parse(sent, name)[name];
}

interface CookieOptions {
  /** Default: until the browser closes. */
  readonly maxAgeMs?: number | undefined;
  /** Scripts cannot read it. Default false. */
  readonly httpOnly?: boolean;
}

/** For the whole site; not sent with what other sites' pages post. */
export function setCookie(c: AppContext, name: string, value: string, options: CookieOptions = {}): void {
  const { maxAgeMs, httpOnly = false } = options;
  const line = serialize(name, value, {
    path: '/',
    sameSite: 'Lax',
    httpOnly,
    secure: isHttps(c),
    ...(maxAgeMs !== undefined && { maxAge: Math.floor(maxAgeMs / 1000) }),
  });
  const { page } = bindings(c);
  if (page) page.writeCookie(line);
  else c.header('set-cookie', line, { append: true });
}

/**
 * The prefix `__Host-` makes a cookie one that no other host of the domain can set (RFC 6265bis, section 4.1.3.2). Browsers
 * take it by HTTPS only.
 */
const secretName = (c: AppContext, name: string) => (isHttps(c) ? `__Host-${name}` : name);

/** A secret that the site's scripts do not see; `undefined` for anything that is not of its form. */
export function readSecretCookie(c: AppContext, name: string): string | undefined {
  const secret = readCookie(c, secretName(c, name));
  return isSecret(secret) ? secret : undefined;
}
export const setSecretCookie = (c: AppContext, name: string, secret: string, maxAgeMs?: number): void =>
  setCookie(c, secretName(c, name), secret, { maxAgeMs, httpOnly: true });
export const deleteSecretCookie = (c: AppContext, name: string): void => setSecretCookie(c, name, '', 0);
