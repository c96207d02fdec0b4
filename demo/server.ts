import type { Server } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { createApp } from './backend/app.js';
import { DEFAULT_LIMITS, type AppContext, type AppEnv, type AppOptions } from './backend/app-options.js';
import { demoCaptcha } from './backend/forms/demo-captcha.js';
import { knownHostsOnly } from './backend/http/known-hosts.js';
import { createSqliteStorage } from './backend/storage/sqlite-storage.js';
import { serveFiles, type Folders } from './files/serve-files.js';
import { closeServer, listenFrom } from './listen.js';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const FOLDERS: Folders = { site: HERE, dist: path.join(HERE, '../dist'), blockPages: true };
const PORT = 4173;

/** The address of the connection. Behind a proxy that is the proxy: take it there from the header that the proxy sets. */
const clientOf = (c: AppContext) => getConnInfo(c).remote.address ?? 'unknown';

interface ServerOptions extends AppOptions {
  /** Names under which the site is reached, besides `localhost`. Default: none. */
  readonly hosts?: readonly string[];
}

/** The demo site with its backend, not listening yet: the caller says where, and closes the storage after it. */
export function createServer({ hosts = [], ...options }: ServerOptions, folders: Partial<Folders> = {}): Server {
  const site = new Hono<AppEnv>();
  site.use(knownHostsOnly(hosts));
  site.route('/', createApp({ clientOf, ...demoCaptcha, ...options }));
  site.route('/', serveFiles({ ...FOLDERS, ...folders }));
  return createAdaptorServer({ fetch: site.fetch }) as Server;
}

/** Each submission needs a key: there are never fewer of these. */
function readLimits({ SQ_SUBMISSIONS_PER_MINUTE: text } = process.env): AppOptions['limits'] {
  if (text === undefined) return {};
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`SQ_SUBMISSIONS_PER_MINUTE is no count: ${text}`);
  return { submissionsPerMinute: limit, tokensPerMinute: Math.max(limit, DEFAULT_LIMITS.tokensPerMinute) };
}

/**
 * `PORT` (default 4173) or the next one that is free, 0 for any; `HOST` (default this machine only: the owner's page
 * shows what visitors sent, to anybody who can reach it); `SQ_HOSTS`, the names under which others reach it, separated by
 * commas (default none); `SQ_DATA`, the database file (default `demo/data/demo.db`);
 * `SQ_SUBMISSIONS_PER_MINUTE`, how often one client may send one form (default 5).
 */
async function main() {
  const { PORT: port = PORT, HOST: host = '127.0.0.1', SQ_DATA: file = path.join(HERE, 'data/demo.db') } = process.env;
  const hosts = [host, ...(process.env['SQ_HOSTS'] ?? '').split(',')];
  const storage = createSqliteStorage(file);
  const server = createServer({ storage, showSubmissions: true, limits: readLimits(), hosts });
  const stop = async () => {
    await closeServer(server);
    await storage.close();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

  const found = await listenFrom(server, Number(port), host);
  if (Number(port) !== 0 && found !== Number(port))
    console.log(`Port ${port} is taken; this is the next one that is free.`);
  console.log(`Tidewater Studio is open: http://${host === '127.0.0.1' ? 'localhost' : host}:${found}/`);
}

/** A mistake of whoever starts it, such as a port that is none, is one line and no stack. */
function refuse(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main().catch(refuse);
