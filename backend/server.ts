import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createApp } from './app.js';
import { completeOptions, type AppContext, type AppEnv, type AppOptions, type Settings } from './app-options.js';
import { addHealthPage, addProbes } from './health.js';
import { clientOfAddress } from './http/client-address.js';
import { keepAnswer } from './http/keep-answer.js';
import { knownHostsOnly } from './http/known-hosts.js';
import { siteHeaders } from './http/site-headers.js';
import { clientBehind, readTrust, type Trust } from './http/trusted-proxies.js';
import { ownersPagesOnly } from './sign-in/owners-only.js';
import { signInRoutes } from './sign-in/sign-in-routes.js';
import { forgetOld } from './storage/forget-old.js';
import { streamMultipart } from './uploads/stream-multipart.js';

const FORGET_EVERY_MS = 10 * 60_000;

/** Without proxies of the site the address of the connection: then no header is believed. */
const clientFrom = (isTrusted: Trust) => (c: AppContext) =>
  clientOfAddress(clientBehind(getConnInfo(c).remote.address ?? 'unknown', c.req.raw.headers, isTrusted));

export interface ServerOptions extends AppOptions {
  /** Whether a proxy in front of it speaks HTTPS with visitors: cookies are then secure. Default false. */
  readonly https?: boolean;
  /** The proxies in front of it, as `SQ_TRUSTED_PROXIES` names them. Default: none. */
  readonly trustedProxies?: string;
  /** What it answers with besides the calls and the owner's sign-in: the site. Default: nothing. */
  readonly pages?: (settings: Settings) => Hono<AppEnv>;
}

/** The backend, and a site over it, not listening yet: the caller says where, and closes the storage after it. */
export function createServer({
  hosts = [],
  https = false,
  trustedProxies = '',
  pages = withoutPages,
  ...given
}: ServerOptions): Server {
  const clientOf = clientFrom(readTrust(trustedProxies));
  const options: AppOptions = { hosts, clientOf, readMultipart: streamMultipart, ...given };
  const settings = completeOptions(options);
  const site = new Hono<AppEnv>();
  site.use(siteHeaders);
  addProbes(site, settings.storage, () => server.listening);
  site.use(knownHostsOnly(hosts));
  site.route('/', createApp(options));
  if (settings.showSubmissions) {
    site.route('/owner', signInRoutes(settings));
    site.use(ownersPagesOnly(settings));
    addHealthPage(site, settings.storage);
  }
  // Pages and files. Answers of the backend are not compressed: their size would tell of the secrets in them (BREACH).
  site.use(compress());
  site.use(keepAnswer());
  site.route('/', pages(settings));
  const answer = (request: Request, env: AppEnv['Bindings']) => site.fetch(request, { ...env, https });
  const server = createAdaptorServer({ fetch: answer as typeof site.fetch }) as Server;
  forgetWhileOpen(server, settings);
  return server;
}

/** What is kept for some time only is forgotten in time where nobody comes any more, too. */
function forgetWhileOpen(server: Server, settings: Settings) {
  const forget = () => void forgetOld(settings).catch(settings.report);
  server.once('listening', () => {
    forget();
    const timer = setInterval(forget, FORGET_EVERY_MS);
    server.once('close', () => clearInterval(timer));
  });
}

/** Alone, it leads the owner from the sign-in to the one page that it has. */
const withoutPages = () => new Hono<AppEnv>().get('/owner.html', (c) => c.redirect('/owner/health', 303));
