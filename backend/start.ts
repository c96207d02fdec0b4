import type { Server } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { closeServer, listenFrom } from './listen.js';
import { readNotifications } from './notifications/from-environment.js';
import type { ServerOptions } from './server.js';
import { createSignInLink, LINK_LIFETIME_MS } from './sign-in/sign-in-link.js';
import { openStorage } from './storage/open-storage.js';
import type { BackendStorage } from './storage/storage.js';
import { createDiskFiles } from './uploads/disk-files.js';
import { DAY_MS, DEFAULT_LIMITS, type Limits } from './app-options.js';

const PORT = 4173;

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

/** Containers are killed ten seconds after they were asked to stop. */
const STOP_MS = 8000;

/** As long as there is no password; afterwards where `SQ_SIGN_IN_LINK=1` asks for it, as logs may be read by others. */
async function inviteOwner(storage: BackendStorage, origin: string, isAsked: boolean): Promise<string[]> {
  if ((await storage.readPassword()) !== undefined && !isAsked) return [];
  const link = await createSignInLink(storage, storage.clock?.());
  return [`Sign in as its owner, once, within ${LINK_LIFETIME_MS / 60_000} minutes: ${origin}${link}`];
}

/** What is started, and what it says of itself. */
export interface Started {
  readonly createServer: (options: ServerOptions) => Server;
  readonly name: string;
  /** The SQLite file where the environment names no database. */
  readonly dataFile: string;
  /** More lines for whoever starts it. */
  readonly linesOf?: (origin: string) => readonly string[];
}

/**
 * `PORT` (default 4173) or the next one that is free, 0 for any; `HOST` (default this machine only); `SQ_HOSTS`, the
 * names under which others reach it, separated by commas (default none); `SQ_HTTPS=1`: visitors reach it by HTTPS, through
 * a proxy; `SQ_TRUSTED_PROXIES`, how many proxies or which networks of them are believed who a visitor is (default none);
 * `DATABASE_URL`, a PostgreSQL database that other processes may share, or `SQ_DATA`, the file of SQLite (default:
 * `dataFile`); `SQ_FILES`, the folder for files of visitors, which processes with one database share (default
 * `files` beside the SQLite file), and `SQ_FILES_GB`, how much they may take (default 20); `SQ_SUBMISSIONS_PER_MINUTE`, how often one client may send one form (default 5); `SQ_KEEP_DAYS`,
 * how long submissions are kept (default: until the owner deletes them); `SQ_SIGN_IN_LINK=1`: prints a link for the owner
 * although there is a password; those of `notifications/from-environment.ts`; `SQ_SPAM_SECRET`, which signs the stamps of
 * forms (`spam/stamp.ts`; default: they say nothing).
 */
async function run({ createServer, name, dataFile: defaultFile, linesOf }: Started) {
  // A log that cannot be written, as its disk is full or its reader is gone, is lost; the server goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  // The database, its journals and the files are for the user of the server only.
  process.umask(0o077);
  const { HOST: host = '127.0.0.1' } = process.env;
  const port = readPort();
  const https = readSwitch('SQ_HTTPS');
  const isLinkAsked = readSwitch('SQ_SIGN_IN_LINK');
  const dataFile = process.env['SQ_DATA'] ?? defaultFile;
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
      `${name} is open: ${origin}/`,
      ...(await inviteOwner(storage, origin, isLinkAsked)),
      ...(linesOf?.(origin) ?? []),
    ].join('\n'),
  );
}

/** A mistake of whoever starts it, such as a port that is none, is one line and no stack; what is open already would go on. */
function refuse(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Runs it until it is asked to stop. */
export const start = (started: Started): Promise<void> => run(started).catch(refuse);
