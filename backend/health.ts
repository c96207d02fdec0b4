import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppContext, AppEnv } from './app-options.js';
import { page, SIGN_IN_POLICY } from './sign-in/pages.js';
import type { BackendStorage } from './storage/storage.js';

const read = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  readonly name: string;
  readonly version: string;
};
export const { name: NAME, version: VERSION } = read;

async function answers(storage: BackendStorage): Promise<boolean> {
  try {
    await storage.isTaken('');
    return true;
  } catch {
    return false;
  }
}

/**
 * For whoever watches over the process, by whatever name it is reached: `/healthz`, it answers; `/readyz`, it takes requests,
 * and its database answers too. Strangers learn no version here: it would tell them which faults to try.
 */
export function addProbes(site: Hono<AppEnv>, storage: BackendStorage, isOpen: () => boolean): void {
  const noStore = { 'cache-control': 'no-store' };
  site.get('/healthz', (c) => c.text('ok', 200, noStore));
  site.get('/readyz', async (c) => {
    const isReady = isOpen() && (await answers(storage));
    return isReady ? c.text('ready', 200, noStore) : c.text('not ready', 503, noStore);
  });
}

/** As many as the owner's other page shows. */
const MOST_MESSAGES = 100;

/** `/owner/health`, for the signed-in owner: what runs, since when, and what waits. */
export function addHealthPage(site: Hono<AppEnv>, storage: BackendStorage): void {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  site.get('/owner/health', async (c: AppContext) => {
    c.header('content-security-policy', SIGN_IN_POLICY);
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    const waiting = (await storage.listDeliveries(MOST_MESSAGES)).length;
    const rows = {
      Backend: `${NAME} ${VERSION}`,
      'Runs on': `Node ${process.versions.node}, since ${startedAt}`,
      'Messages that have not arrived': waiting < MOST_MESSAGES ? waiting : `${MOST_MESSAGES} or more`,
    };
    const list = Object.entries(rows).map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    );
    return c.html(
      page(
        'Health',
        undefined,
        html`<dl class="card">${list}</dl>
          <p><a href="/owner/account">To the account</a></p>`,
      ),
    );
  });
}
