import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { AppContext, AppEnv } from '@sq-blocks/backend';
import { findBlockPage } from '../layout/block-pages.js';
import { layOut, readPage } from '../layout/layout.js';
import { findFile, type FoundFile } from './find-file.js';
import { sendHeaders, sendPage } from './send-page.js';

export interface Folders {
  /** The pages. */
  readonly site: string;
  /** The built kit, under `/dist/`. */
  readonly dist: string;
  /** The built documentation, under `/docs/`; there is none where the folder does not exist. */
  readonly docs: string;
  /** Whether the site has a page for each block, under `/blocks/`. */
  readonly blockPages: boolean;
}

/** The demo's pages and the built kit. Browsers ask each time (`no-cache`), and get nothing new when it is the same. */
export function serveFiles({ site, dist, docs, blockPages }: Folders) {
  const app = new Hono<AppEnv>();
  app.get('/dist/*', async (c) => send(c, await findFile(dist, c.req.path.slice('/dist'.length))));
  app.get('/docs', (c) => redirectToFolder(c));
  app.get('/docs/*', async (c) => {
    const inside = c.req.path.slice('/docs'.length);
    const found = await findFile(docs, inside);
    if (found) return send(c, found);
    if (!inside.endsWith('/') && (await findFile(docs, `${inside}/`))) return redirectToFolder(c);
    return send(c, await findFile(docs, '/404.html'), 404);
  });
  app.get('*', async (c) => {
    const blockPage = blockPages && findBlockPage(site, c.req.path);
    if (blockPage) return sendPage(c, blockPage);
    const found = await findFile(site, c.req.path);
    if (found) return send(c, found);
    const folder = c.req.path.endsWith('/') ? undefined : `${c.req.path}/`;
    if (folder && ((blockPages && findBlockPage(site, folder)) || (await findFile(site, folder))))
      return redirectToFolder(c);
    return send(c, await findFile(site, '/404.html'), 404);
  });
  app.all('*', (c) => {
    c.header('allow', 'GET, HEAD, OPTIONS');
    return c.req.method === 'OPTIONS' ? c.body(null, 204) : c.text('Method not allowed', 405);
  });
  return app;
}

/** The address of a folder ends with a slash, or the relative links of its index would be wrong. */
const redirectToFolder = (c: AppContext) => c.redirect(`./${c.req.path.split('/').at(-1)}/`, 308);

const NOT_FOUND = 'Not found';

async function send(c: AppContext, found: FoundFile | undefined, status: 200 | 404 = 200) {
  if (!found) {
    c.header('x-content-type-options', 'nosniff');
    return c.text(NOT_FOUND, 404);
  }
  const { file, type, size, changedAt } = found;
  if (type.startsWith('text/html')) {
    const source = await readFile(file, 'utf8');
    const { head, content } = readPage(source);
    return sendPage(c, head ? layOut(head, content, c.req.path) : source, status);
  }
  const isKnown = sendHeaders(c, type, size, `${size.toString(36)}-${changedAt.getTime().toString(36)}`);
  if (isKnown && status === 200) return c.body(null, 304);
  if (c.req.method === 'HEAD') return c.body(null, status);
  return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>, status);
}
