import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-options.js';

/** A year, for this host only: what else the domain has is not known here. */
const HSTS = 'max-age=31536000';
const OWNERS = /^\/+owner\b/i;

/**
 * What holds for every answer of the site. An answer that sets a cookie, or that was made for the owner, is for one visitor: no
 * cache between may keep it for another. By HTTPS browsers do not come back by HTTP.
 */
export const siteHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  const kept = headers.get('cache-control') ?? '';
  const isSecret = headers.has('set-cookie') || OWNERS.test(c.req.path);
  if (isSecret && !/\b(?:no-store|private)\b/.test(kept))
    c.header('cache-control', ['private', kept].filter(Boolean).join(', '));
  if (c.env.https) c.header('strict-transport-security', HSTS);
});
