import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv } from '../app-options.js';
import { isInPage, readCookie, readSecretCookie, setCookie, setSecretCookie } from './cookies.js';
import { isToken, newSecret, newToken, tokenOf } from './token.js';

/**
 * The anti-forgery token (storefront §7): a cookie that the site's own scripts repeat in the header `X-CSRF-Token` or
 * the query `crumb`. Another site can make a browser send the cookie, but cannot read it to repeat it.
 *
 * It is made of a secret cookie: the owner's session, a member's, or the visitor's own. Another host of the domain can set the crumb of
 * a visitor to one that it knows, but not to one that belongs to a secret that it does not know
 * (https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html, "signed
 * double-submit cookie").
 */
const COOKIE = 'crumb';
/** The secret of a visitor who has not signed in. Says nothing about them, and is stored nowhere. */
export const VISIT = 'visit';
/** The secret of the owner's session. */
export const OWNER = 'owner';
/** The secret of a member's session. */
export const MEMBER = 'member';

/** Half of a crumb is random, so that a new one differs; the other half shows which secret it was made of. */
const HALF = 16;

const seal = async (secret: string, random: string): Promise<string> =>
  random + (await tokenOf(secret, `${COOKIE} ${random}`)).slice(0, HALF);
const newCrumb = (secret: string): Promise<string> => seal(secret, newToken().slice(0, HALF));

const readVisitor = (c: AppContext): string | undefined =>
  readSecretCookie(c, OWNER) ?? readSecretCookie(c, MEMBER) ?? readSecretCookie(c, VISIT);

/** The crumb in the visitor's cookie, if this site made it for this visitor. */
async function readCrumb(c: AppContext): Promise<string | undefined> {
  const crumb = readCookie(c, COOKIE);
  if (!isToken(crumb)) return undefined;
  // All cookies of a page can be written by its own scripts, and nothing but the page reaches the app.
  if (isInPage(c)) return crumb;
  const secret = readVisitor(c);
  const isOwn = secret !== undefined && crumb === (await seal(secret, crumb.slice(0, HALF)));
  return isOwn ? crumb : undefined;
}

/** The same for all calls during one answer. */
async function setFreshCrumb(c: AppContext): Promise<string> {
  const given = c.get('freshCrumb');
  if (given) return given;
  let secret = readVisitor(c);
  if (secret === undefined && !isInPage(c)) setSecretCookie(c, VISIT, (secret = newSecret()));
  return setCrumbTo(c, secret === undefined ? newToken() : await newCrumb(secret));
}
function setCrumbTo(c: AppContext, crumb: string): string {
  setCookie(c, COOKIE, crumb);
  c.set('freshCrumb', crumb);
  return crumb;
}

/** Sets a crumb for a visitor without one, or with one of somebody else. Returns the visitor's. */
export const ensureCrumb = async (c: AppContext): Promise<string> => (await readCrumb(c)) ?? setFreshCrumb(c);
export const setCrumb = createMiddleware<AppEnv>(async (c, next) => {
  await ensureCrumb(c);
  await next();
});

/** At a sign-in: the crumb that belongs to the new session. */
export const setCrumbOf = async (c: AppContext, secret: string): Promise<string> =>
  setCrumbTo(c, await newCrumb(secret));

const crumbsOutside = (c: AppContext): string[] =>
  [c.req.header('x-csrf-token'), c.req.query('crumb')].filter((text) => text !== undefined);

/** Whether the request repeats any crumb, a wrong one too. An empty text is none. */
export const repeatsCrumb = (c: AppContext, inBody: string): boolean => [...crumbsOutside(c), inBody].some(Boolean);

/** Whether the request repeats the crumb of its cookie; `inBody` is used where neither header nor query has one. */
export async function hasValidCrumb(c: AppContext, inBody?: string): Promise<boolean> {
  const outside = crumbsOutside(c);
  const repeated = outside.length > 0 ? outside : [inBody];
  const crumb = await readCrumb(c);
  return crumb !== undefined && repeated.every((text) => text === crumb);
}

/** Sends a new crumb for a retry (storefront §4), with a status whose JSON body the data wrapper reads (storefront §8). */
export const answerCrumbFailure = async (c: AppContext) =>
  c.json({ error: 'Your session has expired. Please try again.', crumbFail: true, crumb: await setFreshCrumb(c) }, 400);

/** Refuses requests that do not repeat their crumb. */
export const requireCrumb = createMiddleware<AppEnv>(async (c, next) =>
  (await hasValidCrumb(c)) ? next() : answerCrumbFailure(c),
);
