import type { Server } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createApp } from './backend/app.js';
import {
  completeOptions,
  DEFAULT_LIMITS,
  type AppContext,
  type AppEnv,
  type AppOptions,
  type Limits,
} from './backend/app-options.js';
import { demoCaptcha } from './backend/forms/demo-captcha.js';
import { demoMember } from './backend/members/demo-member.js';
import { clientOfAddress } from './backend/http/client-address.js';
import { keepAnswer } from './backend/http/keep-answer.js';
import { knownHostsOnly } from './backend/http/known-hosts.js';
import { siteHeaders } from './backend/http/site-headers.js';
import { clientBehind, readTrust, type Trust } from './backend/http/trusted-proxies.js';
import { ownersPagesOnly } from './backend/sign-in/owners-only.js';
import { createSignInLink, LINK_LIFETIME_MS } from './backend/sign-in/sign-in-link.js';
import { signInRoutes } from './backend/sign-in/sign-in-routes.js';
import type { BackendStorage } from './backend/storage/storage.js';
import { readNotifications } from './backend/notifications/from-environment.js';
import { openStorage } from './backend/storage/open-storage.js';
import { createDiskFiles } from './backend/uploads/disk-files.js';
import { streamMultipart } from './backend/uploads/stream-multipart.js';
import { serveFiles, type Folders } from './files/serve-files.js';
import { closeServer, listenFrom } from './listen.js';
import { shopRoutes } from './shop/shop-routes.js';
import { summaryWidget } from './shop/summary-widget.js';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const FOLDERS: Folders = {
  site: HERE,
  dist: path.join(HERE, '../dist'),
  docs: path.join(HERE, '../docs/site/dist'),
  blockPages: true,
};
const PORT = 4173;
/** Containers are killed ten seconds after they were asked to stop. */
const STOP_MS = 8000;

/** Without proxies of the site the address of the connection: then no header is believed. */
const clientFrom = (isTrusted: Trust) => (c: AppContext) =>
  clientOfAddress(clientBehind(getConnInfo(c).remote.address ?? 'unknown', c.req.raw.headers, isTrusted));

interface ServerOptions extends AppOptions {
  /** Whether a proxy in front of it speaks HTTPS with visitors: cookies are then secure. Default false. */
  readonly https?: boolean;
  /** The proxies in front of it, as `SQ_TRUSTED_PROXIES` names them. Default: none. */
  readonly trustedProxies?: string;
}

/** The demo site with its backend, not listening yet: the caller says where, and closes the storage after it. */
export function createServer(
  { hosts = [], https = false, trustedProxies = '', ...given }: ServerOptions,
  folders: Partial<Folders> = {},
): Server {
  const widgets = { summary: summaryWidget };
  const clientOf = clientFrom(readTrust(trustedProxies));
  const options = { hosts, clientOf, readMultipart: streamMultipart, widgets, ...demoCaptcha, ...demoMember, ...given };
  const site = new Hono<AppEnv>();
  site.use(siteHeaders);
  addProbes(site, options.storage, () => server.listening);
  site.use(knownHostsOnly(hosts));
  site.route('/', createApp(options));
  const settings = completeOptions(options);
  if (options.showSubmissions) {
    site.route('/owner', signInRoutes(settings));
    site.use(ownersPagesOnly(settings));
  }
  // Pages and files. Answers of the backend are not compressed: their size would tell of the secrets in them (BREACH).
  site.use(compress());
  site.use(keepAnswer());
  site.route('/', shopRoutes(settings));
  site.route('/', serveFiles({ ...FOLDERS, ...folders }));
  const answer = (request: Request, env: AppEnv['Bindings']) => site.fetch(request, { ...env, https });
  const server = createAdaptorServer({ fetch: answer as typeof site.fetch }) as Server;
  return server;
}

/**
 * For whoever watches over the process, by whatever name it is reached: `/healthz`, it answers; `/readyz`, it takes requests,
 * and its database answers too.
 */
function addProbes(site: Hono<AppEnv>, storage: BackendStorage, isOpen: () => boolean) {
  const noStore = { 'cache-control': 'no-store' };
  site.get('/healthz', (c) => c.text('ok', 200, noStore));
  site.get('/readyz', async (c) => {
    let isReady = isOpen();
    try {
      await storage.isTaken('');
    } catch {
      isReady = false;
    }
    return isReady ? c.text('ready', 200, noStore) : c.text('not ready', 503, noStore);
  });
}

const DAY_MS = 86_400_000;

function readCount(name: string): number | undefined {
  const text = process.env[name];
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`${name} is no count: ${text}`);
  return count;
}

const SWITCHES: Readonly<Record<string, boolean>> = {
  ...{ '1': true, true: true, yes: true, on: true },
  ...{ '': false, '0': false, false: false, no: false, off: false },
};
function readSwitch(name: string): boolean {
  const text = process.env[name] ?? '';
  const isOn = Object.hasOwn(SWITCHES, text.toLowerCase()) ? SWITCHES[text.toLowerCase()] : undefined;
  if (isOn === undefined) throw new RangeError(`${name} is neither on nor off: ${text}`);
  return isOn;
}

/** Each submission needs a key: there are never fewer of these. */
function readLimits(): Partial<Limits> {
  const limit = readCount('SQ_SUBMISSIONS_PER_MINUTE');
  const days = readCount('SQ_KEEP_DAYS');
  const gigabytes = readCount('SQ_FILES_GB');
  return {
    ...(gigabytes && { uploadBytes: gigabytes * 1e9 }),
    ...(limit && { submissionsPerMinute: limit, tokensPerMinute: Math.max(limit, DEFAULT_LIMITS.tokensPerMinute) }),
    ...(days && { submissionLifetimeMs: days * DAY_MS }),
  };
}

/** A text that is no number is no port either. */
function readPort({ PORT: text = String(PORT) } = process.env): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new RangeError(`PORT is no port: ${text}`);
  return Number(text);
}

/** As long as there is no password; afterwards where `SQ_SIGN_IN_LINK=1` asks for it, as logs may be read by others. */
async function inviteOwner(storage: BackendStorage, origin: string, isAsked: boolean): Promise<string[]> {
  if ((await storage.readPassword()) !== undefined && !isAsked) return [];
  const link = await createSignInLink(storage, storage.clock?.());
  return [`Sign in as its owner, once, within ${LINK_LIFETIME_MS / 60_000} minutes: ${origin}${link}`];
}

/**
 * `PORT` (default 4173) or the next one that is free, 0 for any; `HOST` (default this machine only); `SQ_HOSTS`, the
 * names under which others reach it, separated by commas (default none); `SQ_HTTPS=1`: visitors reach it by HTTPS, through
 * a proxy; `SQ_TRUSTED_PROXIES`, how many proxies or which networks of them are believed who a visitor is (default none);
 * `DATABASE_URL`, a PostgreSQL database that other processes may share, or `SQ_DATA`, the file of SQLite (default
 * `demo/data/demo.db`); `SQ_FILES`, the folder for files of visitors, which processes with one database share (default
 * `files` beside the SQLite file), and `SQ_FILES_GB`, how much they may take (default 20); `SQ_SUBMISSIONS_PER_MINUTE`, how often one client may send one form (default 5); `SQ_KEEP_DAYS`,
 * how long submissions are kept (default: until the owner deletes them); `SQ_SIGN_IN_LINK=1`: prints a link for the owner
 * although there is a password; those of `notifications/from-environment.ts`; `SQ_SPAM_SECRET`, which signs the stamps of
 * forms (`spam/stamp.ts`; default: they say nothing).
 */
async function main() {
  // A log that cannot be written, as its disk is full or its reader is gone, is lost; the server goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  // The database, its journals and the files are for the user of the server only.
  process.umask(0o077);
  const { HOST: host = '127.0.0.1' } = process.env;
  const port = readPort();
  const https = readSwitch('SQ_HTTPS');
  const isLinkAsked = readSwitch('SQ_SIGN_IN_LINK');
  const dataFile = process.env['SQ_DATA'] ?? path.join(HERE, 'data/demo.db');
  const storage = await openStorage(process.env, dataFile);
  const notifications = readNotifications(process.env);
  const server = createServer({
    storage,
    files: createDiskFiles(process.env['SQ_FILES'] ?? path.join(path.dirname(dataFile), 'files')),
    showSubmissions: true,
    limits: readLimits(),
    notifications: notifications.plan,
    spamSecret: process.env['SQ_SPAM_SECRET'] ?? '',
    hosts: [host, ...(process.env['SQ_HOSTS'] ?? '').split(',')],
    https,
    trustedProxies: process.env['SQ_TRUSTED_PROXIES'] ?? '',
    // Where the process is watched, and not among what it answers with.
    logSignIn: (entry) => console.error(JSON.stringify({ time: new Date().toISOString(), event: 'sign-in', ...entry })),
  });
  const stopSending = notifications.dispatcherOf(storage, storage.clock).start();
  const stop = async () => {
    // Whatever hangs, such as a mail server: what is not finished is tried again by the next process.
    setTimeout(() => process.exit(), STOP_MS).unref();
    await Promise.all([closeServer(server), stopSending()]);
    await storage.close();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

  const found = await listenFrom(server, port, host);
  if (port !== 0 && found !== port) console.log(`Port ${port} is taken; this is the next one that is free.`);
  const origin = `http://${host === '127.0.0.1' ? 'localhost' : host}:${found}`;
  // One write: a process that waits for the first line also has the second.
  console.log(
    [
      `Tidewater Studio is open: ${origin}/`,
      ...(await inviteOwner(storage, origin, isLinkAsked)),
      `The documentation: ${origin}/docs/`,
    ].join('\n'),
  );
}

/** A mistake of whoever starts it, such as a port that is none, is one line and no stack; what is open already would go on. */
function refuse(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main().catch(refuse);
