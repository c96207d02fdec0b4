/* The only file that reads and writes `document.cookie`. Browsers may refuse both; the functions never throw. */
import { ofDocument } from '../page/script-global.js';

/** All values under a name: a parent domain or a folder may have one of its own. Their order means nothing. */
export function readCookies(name: string): string[] {
  try {
    return ofDocument('cookie')
      .split(/; */)
      .filter((pair) => pair.startsWith(`${name}=`))
      .map((pair) => decode(pair.slice(name.length + 1)));
  } catch {
    return []; // a sandboxed frame has no cookies
  }
}

export const readCookie = (name: string): string | undefined => readCookies(name)[0];

/** The names of all cookies that a script can read, each once. */
export function cookieNames(): string[] {
  try {
    return [
      ...new Set(
        ofDocument('cookie')
          .split(/; */)
          .map((pair) => pair.split('=')[0]!),
      ),
    ];
  } catch {
    return [];
  }
}

interface CookieOptions {
  /** Seconds. Default: until the browser closes. 0 removes the cookie. */
  maxAge?: number;
}

/**
 * For the whole site, `SameSite=Lax`, and `Secure` on https pages. A cookie of the same name with another value, of a
 * parent domain or a folder, is removed: it could be read in place of this one.
 */
export function writeCookie(name: string, value: string, { maxAge }: CookieOptions = {}): void {
  const write = () => set(name, value, '/', maxAge);
  write();
  if (readCookies(name).every((found) => found === value)) return;
  removeEverywhere(name);
  write();
}

/**
 * From every domain and folder that the page can write. Returns whether it is gone. What is not there is not written: a
 * script is held up by every write, and by the first reading after it.
 */
export function removeCookie(name: string): boolean {
  if (readCookies(name).length === 0) return true;
  set(name, '', '/', 0);
  if (readCookies(name).length > 0) removeEverywhere(name);
  return readCookies(name).length === 0;
}

function set(name: string, value: string, path: string, maxAge?: number, domain?: string): void {
  const parts = [`${name}=${encode(value)}`, `path=${path}`, 'SameSite=Lax'];
  if (domain) parts.push(`domain=${domain}`);
  if (maxAge !== undefined) parts.push(`max-age=${maxAge}`);
  if (location.protocol === 'https:') parts.push('Secure');
  try {
    Reflect.set(Document.prototype, 'cookie', parts.join('; '), document);
  } catch {
    // a sandboxed frame has no cookies
  }
}

/** A cookie is removed by the domain and the path with which it was written, which nobody can read. */
function removeEverywhere(name: string): void {
  const labels = location.hostname.split('.');
  const domains = [undefined, ...labels.map((_, at) => labels.slice(at).join('.'))];
  const folders = location.pathname.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'));
  const paths = new Set(folders.flatMap((folder) => [folder || '/', `${folder}/`]));
  for (const domain of domains) for (const path of paths) set(name, '', path, 0, domain);
}

/** Bars are not encoded: they are allowed in cookies, and separate the fields of the visitor cookie (storefront §3). */
const encode = (value: string) => encodeURIComponent(value).replaceAll('%7C', '|');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
