import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv } from '../app-options.js';
import { setCookie } from './cookies.js';

const DAY_MS = 86_400_000;
/** As the kit itself keeps it (docs/consent-cookies.md). */
const KEPT_MS = 30 * DAY_MS;

/** The cookies of an answer, and what each may contain. `name` is that of `consentCookieName`. */
const answerCookies = (name: string): readonly (readonly [string, RegExp])[] => [
  [name, /^(?:true|false)$/],
  ['ss_cookieBannerVersion', /^\d{1,4}$/],
  ['ss_cookiePurposes', /^[a-z]+(?:\.[a-z]+)*$/],
  ['ss_consentId', /^[\da-f-]{36}$/i],
];

/**
 * Sets the visitor's answer to the cookie banner again, with the value that it has: Safari keeps a cookie of a script for
 * seven days, and one of a server as long as the server says. Where a parent domain has another answer nothing is set: the
 * kit knows which of them rules.
 */
function renewAnswer(c: AppContext, name: string): void {
  const pairs = (c.req.header('cookie') ?? '').split(/; */);
  const sent = answerCookies(name).map(([cookie, format]) => {
    const values = pairs.filter((pair) => pair.startsWith(`${cookie}=`)).map((pair) => pair.slice(cookie.length + 1));
    return [cookie, values, values.length < 2 && values.every((value) => format.test(value))] as const;
  });
  // One without its version is no answer.
  if (sent[0]![1].length + sent[1]![1].length < 2 || !sent.every(([, , isValid]) => isValid)) return;
  for (const [cookie, [value]] of sent) if (value !== undefined) setCookie(c, cookie, value, { maxAgeMs: KEPT_MS });
}

/** Whether a visitor opens a page: not a file of it, nor a page that is fetched before anybody wants it. */
const isPage = (c: AppContext) =>
  c.req.method === 'GET' &&
  /\btext\/html\b/.test(c.req.header('accept') ?? '') &&
  !/\bprefetch\b/.test(c.req.header('sec-purpose') ?? '');

/**
 * Renews the visitor's answer with every page. Such a page is for its visitor alone: stored on the way, it would give the
 * answer of one visitor to all.
 */
export const keepAnswer = (name = 'ss_cookieAllowed') =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!isPage(c)) return;
    renewAnswer(c, name);
    if (c.res.headers.has('set-cookie'))
      c.header('cache-control', ['private', c.res.headers.get('cache-control') ?? 'no-cache'].join(', '));
  });
