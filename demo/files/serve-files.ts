import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { AppContext, AppEnv } from '../backend/app-options.js';
import { ensureCrumb } from '../backend/http/crumb.js';
import { CONTENT_SECURITY_POLICY } from './content-security-policy.js';
import { findFile, type FoundFile } from './find-file.js';

export interface Folders {
  /** The pages. */
  readonly site: string;
  /** The built kit, under `/dist/`. */
  readonly dist: string;
}

/** The demo's pages and the built kit. Always asked for again (`no-cache`), not sent again when they are the same. */
export function serveFiles({ site, dist }: Folders) {
  const app = new Hono<AppEnv>();
  app.get('/dist/*', async (c) => send(c, await findFile(dist, c.req.path.slice('/dist'.length))));
  app.get('*', async (c) => {
    const found = await findFile(site, c.req.path);
    if (found) return send(c, found);
    // A folder is asked for with its slash, or the relative links of its index would be wrong.
    const index = c.req.path.endsWith('/') ? undefined : await findFile(site, `${c.req.path}/`);
    if (index) return c.redirect(`./${c.req.path.split('/').at(-1)}/`, 308);
    return send(c, await findFile(site, '/404.html'), 404);
  });
  app.all('*', (c) => {
    c.header('allow', 'GET, HEAD, OPTIONS');
    return c.req.method === 'OPTIONS' ? c.body(null, 204) : c.text('Method not allowed', 405);
  });
  return app;
}

function send(c: AppContext, found: FoundFile | undefined, status: 200 | 404 = 200) {
  c.header('x-content-type-options', 'nosniff');
  if (!found) return c.text('Not found', 404);
  const { file, type, size, changedAt } = found;
  const tag = `W/"${size.toString(36)}-${changedAt.getTime().toString(36)}"`;
  c.header('cache-control', 'no-cache');
  c.header('etag', tag);
  if (type.startsWith('text/html')) {
    c.header('content-security-policy', CONTENT_SECURITY_POLICY);
    ensureCrumb(c);
  }
  const known = c.req.header('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (status === 200 && known.includes(tag)) return c.body(null, 304);
  c.header('content-type', type);
  c.header('content-length', String(size));
  if (c.req.method === 'HEAD') return c.body(null, status);
  return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>, status);
}
