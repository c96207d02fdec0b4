import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AppOptions, closeServer, createSqliteStorage, listenFrom } from '@sq-blocks/backend';
import type { BrowserContext } from 'puppeteer-core';
import { ownersCookie } from '@sq-blocks/backend/testing';
import { createServer } from '../../demo/server.js';
import { readTags } from '@sq-blocks/tools/registry';
import { signInContext } from '@sq-blocks/test-helpers/sign-in';

/** The demo with its Node backend, as `npm start` runs it, on a new database. */
export async function openDemo(limits: AppOptions['limits'] = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sq-demo-'));
  const storage = createSqliteStorage(path.join(folder, 'demo.db'));
  const server = createServer({ storage, showSubmissions: true, limits });
  const origin = `http://127.0.0.1:${await listenFrom(server, 0, '127.0.0.1')}`;
  return {
    origin,
    storage,
    /** Signs a browser's context in as the owner. */
    signIn: (context: BrowserContext) => signInContext(context, origin, storage),
    /** The owner's list of submissions, as JSON text. */
    async submissions() {
      const headers = { cookie: await ownersCookie(origin, storage) };
      return (await fetch(`${origin}/api/demo/submissions`, { headers })).text();
    },
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
  'shapes',
  'linked',
  'templates',
].map((name) => `/gallery/${name && `${name}.html`}`);
export const PAGES = [
  '/',
  '/rooms.html',
  '/supper.html',
  '/workshop.html',
  '/journal/',
  '/journal/ash-glaze.html',
  '/visit.html',
  '/magazine/',
  '/magazine/low-water.html',
  '/blocks/',
  '/cart',
  '/shop/',
  '/shop/breakfast-mug',
  '/shop/clay-box',
  '/shop/gift-card',
  '/shop/review',
  '/members',
  '/checkout/donate?donatePageId=wood-for-the-kiln',
  '/consent.html',
  '/owner.html',
  '/owner/submissions.html',
  '/owner/services.html',
  '/owner/privacy-check.html',
  '/owner/account',
  '/privacy.html',
  '/thanks.html',
  '/themes/',
  '/themes/tokens.html',
  ...BLOCK_PAGES,
  ...GALLERY_PAGES,
];
