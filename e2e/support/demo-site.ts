import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppOptions } from '../../demo/backend/app-options.js';
import { createSqliteStorage } from '../../demo/backend/storage/sqlite-storage.js';
import { closeServer, listenFrom } from '../../demo/listen.js';
import { createServer } from '../../demo/server.js';
import { readTags } from '../../scripts/registry.mjs';

/** The demo with its Node backend, as `npm start` runs it, on a new database. */
export async function openDemo(limits: AppOptions['limits'] = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sq-demo-'));
  const storage = createSqliteStorage(path.join(folder, 'demo.db'));
  const server = createServer({ storage, showSubmissions: true, limits });
  const port = await listenFrom(server, 0, '127.0.0.1');
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await closeServer(server);
      await storage.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export const BLOCK_PAGES = readTags().map((tag) => `/blocks/${tag}.html`);
export const GALLERY_PAGES = [
  '',
  'stacked',
  'slider',
  'slideshow',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'carousel',
  'list',
  'linked',
  'templates',
].map((name) => `/gallery/${name && `${name}.html`}`);
export const PAGES = [
  '/',
  '/blocks/',
  '/cart.html',
  '/consent.html',
  '/owner.html',
  '/owner/submissions.html',
  '/owner/services.html',
  '/owner/privacy-check.html',
  '/privacy.html',
  '/thanks.html',
  ...BLOCK_PAGES,
  ...GALLERY_PAGES,
];
