import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv } from '../app-options.js';
import { setCookie, readCookie } from './cookies.js';
import { isToken, newToken } from './token.js';

/**
 * The anti-forgery token (storefront §7): a cookie that the site's own scripts repeat in the header `X-CSRF-Token` or
 * the query `crumb`. Another site can make a browser send the cookie, but cannot read it to repeat it.
 */
const COOKIE = 'crumb';

function readCrumb(c: AppContext): string | undefined {
  const crumb = readCookie(c, COOKIE);
  return isToken(crumb) ? crumb : undefined;
}

/** The same for all calls during one answer. */
function setFreshCrumb(c: AppContext): string {
  const given = c.get('freshCrumb');
  if (given) return given;
  const crumb = newToken();
  setCookie(c, COOKIE, crumb);
  c.set('freshCrumb', crumb);
  return crumb;
}

/** Sets a crumb for a visitor without one. */
export function ensureCrumb(c: AppContext): void {
  if (!readCrumb(c)) setFreshCrumb(c);
}
export const setCrumb = createMiddleware<AppEnv>(async (c, next) => {
  ensureCrumb(c);
  await next();
});

/** Whether the request repeats the crumb of its cookie; `inBody` is used where neither header nor query has one. */
export function hasValidCrumb(c: AppContext, inBody?: string): boolean {
  const crumb = readCrumb(c);
  const outside = [c.req.header('x-csrf-token'), c.req.query('crumb')].filter((text) => text !== undefined);
  const repeated = outside.length > 0 ? outside : [inBody];
  return crumb !== undefined && repeated.every((text) => text === crumb);
}

/** Sends a new crumb for a retry (storefront §4), with a status whose JSON body the data wrapper reads (storefront §8). */
export const answerCrumbFailure = (c: AppContext) =>
  c.json({ error: 'Your session has expired. Please try again.', crumbFail: true, crumb: setFreshCrumb(c) }, 400);

/** Refuses requests that do not repeat their crumb. */
export const requireCrumb = createMiddleware<AppEnv>(async (c, next) =>
  hasValidCrumb(c) ? next() : answerCrumbFailure(c),
);
