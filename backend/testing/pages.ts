import { Hono } from 'hono';
import type { AppContext, AppEnv, Settings } from '../app-options.js';
import { ensureCrumb } from '../http/crumb.js';
import { readMember } from '../members/session.js';

const SHEETS = ['/site.css', '/owner/owner.css', '/owner/sign-in.css'];
const PAGES = ['/', '/contact.html', '/consent.html', '/owner.html', '/OWNER.html', '/owner/submissions.html'];

/** A small site over the backend, as `pages` of a server: with the crumb in each page, and one for members. */
export function testPages(settings: Settings): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const send = async (c: AppContext, text: string) => {
    await ensureCrumb(c);
    c.header('cache-control', c.res.headers.get('cache-control') ?? 'no-cache');
    return c.html(`<!doctype html><title>A page</title><p>${text}`);
  };
  for (const path of PAGES) app.get(path, (c) => send(c, path));
  app.get('/members', async (c) => send(c, (await readMember(c, settings)) ?? '<input type="password">'));
  for (const path of SHEETS)
    app.get(path, (c) => c.body('p {}', 200, { 'content-type': 'text/css', 'cache-control': 'no-cache' }));
  return app;
}
