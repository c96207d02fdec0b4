import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv, Settings } from '../app-options.js';
import { isInPage } from '../http/cookies.js';
import { hasValidCrumb } from '../http/crumb.js';
import { isSameOrigin } from '../http/same-origin.js';
import { readSession } from './session.js';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a page of this site has sent it. The session's cookie is sent with requests of other hosts of the domain too. */
const isOwnRequest = async (c: AppContext): Promise<boolean> =>
  READS.includes(c.req.method) || isSameOrigin(c.req.raw.headers, new URL(c.req.url).host) || (await hasValidCrumb(c));

/** Refuses calls without the owner's session. Inside a page there is nobody but its visitor, and nothing to be kept. */
export const ownersOnly = (settings: Settings) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (isInPage(c)) return next();
    if (!(await readSession(c, settings)))
      return c.json({ error: 'Sign in as the owner first, at /owner/sign-in.' }, 401);
    if (!(await isOwnRequest(c))) return c.json({ error: 'This can only be sent from a page of this site.' }, 403);
    return next();
  });

/** `/owner.html`, and all pages in `/owner/`, however the address is written. Their sheets and scripts hold nothing. */
function isOwnersPage(pathname: string): boolean {
  let decoded;
  try {
    decoded = decodeURIComponent(pathname).toLowerCase();
  } catch {
    return false; // no file has such an address
  }
  const segments = decoded.split('/').filter(Boolean);
  return /^owner(\.html)?$/.test(segments[0] ?? '') && !/\.(css|js)$/.test(segments.at(-1) ?? '');
}

/** Sends whoever asks for one of the owner's pages to the sign-in first, and back afterwards. */
export const ownersPagesOnly = (settings: Settings) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!isOwnersPage(pathname)) return next();
    // What the owner sees is not for the list of pages that a browser keeps, nor for other sites.
    c.header('referrer-policy', 'same-origin');
    if (await readSession(c, settings)) return next();
    c.header('cache-control', 'no-store');
    return c.redirect(`/owner/sign-in?${new URLSearchParams({ to: pathname + search }).toString()}`, 303);
  });
