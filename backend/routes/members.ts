import { Hono } from 'hono';
import type { AppContext, AppEnv, Settings } from '../app-options.js';
import { requireCrumb } from '../http/crumb.js';
import { limitBody } from '../http/limit-body.js';
import { otherMethods } from '../http/other-methods.js';
import { readJson } from '../http/parse-body.js';
import { setRetryAfter } from '../http/rate-limit.js';
import { createMemberDesk, type Refusal } from '../members/member-desk.js';
import { plainMemberRoutes } from './plain-members.js';

const CLONE_CART = ['true', 'false'];

/**
 * The session of a member of the site (storefront §7). It is the secret cookie `member`, and the `xsrfToken` is the crumb that
 * belongs to it.
 */
export function memberRoutes(settings: Settings) {
  const { limits } = settings;
  const app = new Hono<AppEnv>();
  const desk = createMemberDesk(settings);
  const bodyLimit = limitBody(limits.beaconBytes, (c) => c.json({ error: 'The request is too large.' }, 413));
  function refuse(c: AppContext, { status, error, waitMs }: Refusal) {
    if (waitMs !== undefined) setRetryAfter(c, waitMs);
    return c.json({ error }, status);
  }

  app.route('/', plainMemberRoutes(settings, desk));
  app.post('/account/session', requireCrumb, bodyLimit, async (c) => {
    const result = await desk.signIn(c, readJson(c.var.body));
    return typeof result === 'string' ? c.json({ xsrfToken: result }) : refuse(c, result);
  });
  app.delete('/account/session', requireCrumb, async (c) => {
    const cloneCart = c.req.query('cloneCart') ?? 'false';
    if (!CLONE_CART.includes(cloneCart)) return c.json({ error: 'cloneCart is true or false.' }, 400);
    const refusal = await desk.signOut(c, cloneCart === 'true');
    return refusal ? refuse(c, refusal) : c.body(null, 204);
  });
  app.all('/account/session', otherMethods('POST, DELETE'));
  return app;
}
