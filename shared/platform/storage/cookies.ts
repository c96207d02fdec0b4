/* The only file that reads and writes `document.cookie`. Browsers may refuse both; the functions never throw. */

export function readCookie(name: string): string | undefined {
  try {
    for (const pair of document.cookie.split(/; */)) {
      const at = pair.indexOf('=');
      if (at > 0 && pair.slice(0, at) === name) return decode(pair.slice(at + 1));
    }
  } catch {
    // a sandboxed frame has no cookies
  }
  return undefined;
}

interface CookieOptions {
  /** Seconds. Default: until the browser closes. 0 removes the cookie. */
  maxAge?: number;
}

/** For the whole site, `SameSite=Lax`, and `Secure` on https pages. */
export function writeCookie(name: string, value: string, { maxAge }: CookieOptions = {}): void {
  const parts = [`${name}=${encode(value)}`, 'path=/', 'SameSite=Lax'];
  if (maxAge !== undefined) parts.push(`max-age=${maxAge}`);
  if (location.protocol === 'https:') parts.push('Secure');
  try {
    document.cookie = parts.join('; ');
  } catch {
    // a sandboxed frame has no cookies
  }
}

/** Bars are not encoded: they are allowed in cookies, and separate the fields of the visitor cookie (storefront §3). */
const encode = (value: string) => encodeURIComponent(value).replaceAll('%7C', '|');

export const removeCookie = (name: string): void => writeCookie(name, '', { maxAge: 0 });

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
