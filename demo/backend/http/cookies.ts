import { parse, serialize } from 'hono/utils/cookie';
import type { AppContext, AppEnv } from '../app-options.js';

/** `undefined` where `app.fetch` was called without an environment, as servers do. */
const page = (c: AppContext) => (c.env as AppEnv['Bindings'] | undefined)?.page;

export function readCookie(c: AppContext, name: string): string | undefined {
  const sent = page(c)?.readCookies() ?? c.req.header('cookie') ?? '';
  return parse(sent, name)[name];
}

/** For the whole site, and readable by its scripts, which repeat it. Lasts `maxAgeMs`, or until the browser closes. */
export function setCookie(c: AppContext, name: string, value: string, maxAgeMs?: number): void {
  const line = serialize(name, value, {
    path: '/',
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:',
    ...(maxAgeMs !== undefined && { maxAge: Math.floor(maxAgeMs / 1000) }),
  });
  const inPage = page(c);
  if (inPage) inPage.writeCookie(line);
  else c.header('set-cookie', line, { append: true });
}
