import type { Server } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import {
  type AppEnv,
  createServer as createBackend,
  demoCaptcha,
  demoMember,
  type ServerOptions,
  start,
} from '@sq-blocks/backend';
import { serveFiles, type Folders } from './files/serve-files.js';
import { shopRoutes } from './shop/shop-routes.js';
import { summaryWidget } from './shop/summary-widget.js';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const FOLDERS: Folders = {
  site: HERE,
  dist: path.join(HERE, '../dist'),
  docs: path.join(HERE, '../site/dist'),
  blockPages: true,
};

/** The studio's pages over the backend, not listening yet: the caller says where, and closes the storage after it. */
export const createServer = (options: ServerOptions, folders: Partial<Folders> = {}): Server =>
  createBackend({
    widgets: { summary: summaryWidget },
    ...demoCaptcha,
    ...demoMember,
    pages: (settings) =>
      new Hono<AppEnv>().route('/', shopRoutes(settings)).route('/', serveFiles({ ...FOLDERS, ...folders })),
    ...options,
  });

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  await start({
    createServer,
    name: 'Tidewater Studio',
    dataFile: path.join(HERE, 'data/demo.db'),
    linesOf: (origin) => [`The documentation: ${origin}/docs/`],
  });
