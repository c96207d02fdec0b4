import { Hono } from 'hono';
import type { AppEnv, Settings } from '../app-options.js';
import { isObject } from '../forms/field-values.js';
import { requireCrumb } from '../http/crumb.js';
import { limitBody } from '../http/limit-body.js';
import { otherMethods } from '../http/other-methods.js';
import { readJson } from '../http/parse-body.js';
import { ownersOnly } from '../sign-in/owners-only.js';

/**
 * Calls of an editor, whose answers the specification does not show: they repeat what was sent last, and are `{}` before
 * (ambiguity A107). It is forgotten when the process ends.
 */
function echo(settings: Settings, fields: readonly string[], { get, put }: { get: readonly string[]; put: string }) {
  const app = new Hono<AppEnv>();
  const bodyLimit = limitBody(settings.limits.bodyBytes, (c) => c.json({ error: 'The request is too large.' }, 413));
  let sent: Readonly<Record<string, unknown>> = {};

  app.use(ownersOnly(settings));
  for (const path of get) app.get(path, (c) => c.json(sent));
  app.put(put, requireCrumb, bodyLimit, (c) => {
    const body = readJson(c.var.body);
    if (!isObject(body) || fields.some((name) => !(name in body)))
      return c.json({ error: `Send ${fields.join(' and ')}.` }, 400);
    sent = Object.fromEntries(fields.map((name) => [name, body[name]]));
    return c.json(sent);
  });
  for (const path of new Set([...get, put])) {
    const methods = [...(get.includes(path) ? ['GET, HEAD'] : []), ...(path === put ? ['PUT'] : [])];
    app.all(path, otherMethods(methods.join(', ')));
  }
  return app;
}

/** Storefront §7. */
export const multilingualRoutes = (settings: Settings) =>
  echo(settings, ['languages'], { get: ['/settings', '/status'], put: '/languages' });
export const headerFooterRoutes = (settings: Settings) =>
  echo(settings, ['header', 'footer'], { get: ['/'], put: '/' });
