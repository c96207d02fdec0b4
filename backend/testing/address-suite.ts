import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { closeServer, listenFrom } from '../listen.js';
import { createServer } from '../server.js';
import { ROUTES, type Route } from '../fuzz/routes.js';
import { hashSecret } from '../http/token.js';
import type { BackendStorage } from '../storage/storage.js';
import { createJar } from './cookie-jar.js';

const ADDRESS = '198.51.100.77';
const MAILBOX = 'ada@example.com';
const HOUR_MS = 3_600_000;

/** What a storage has written. */
export interface Written {
  readonly storage: BackendStorage;
  /** All rows of all tables, by the name of the table. */
  rows(): Promise<Readonly<Record<string, string>>>;
  /** What is on the disk, deleted or not; empty where it cannot be read. */
  bytes(): Promise<string>;
  close(): Promise<void>;
}

/** Is answered by mail. */
const BOOKING: Route = {
  method: 'POST',
  path: '/api/form/submit/workshop',
  body: { 'who.First': 'Ada', 'who.Last': 'Lovelace', email: MAILBOX, day: 'Saturday' },
  isForm: true,
};

/** Sends every call that there is. */
async function visit(origin: string, address: string): Promise<void> {
  const jar = createJar();
  async function send({ method, path, query, body, isForm }: Route, key = 'KEY') {
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? '').replace('"KEY"', JSON.stringify(key));
    const fields = () =>
      new URLSearchParams(
        Object.entries(JSON.parse(text) as object).map(([name, value]) => [
          name,
          typeof value === 'string' ? value.replace('CRUMB', jar.cookies.get('crumb') ?? '') : JSON.stringify(value),
        ]),
      );
    const response = await fetch(`${origin}${path}?${new URLSearchParams(query).toString()}`, {
      method,
      redirect: 'manual',
      headers: {
        origin,
        cookie: jar.readCookies(),
        'x-csrf-token': jar.cookies.get('crumb') ?? '',
        'x-forwarded-for': address,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? fields() : text }),
    });
    response.headers.getSetCookie().forEach(jar.writeCookie);
    return response.text();
  }
  for (const route of [...ROUTES, BOOKING]) {
    const first: Route = { method: 'POST', path: '/api/form/FormSubmissionKey' };
    await send(route, (JSON.parse(await send(first)) as { key?: string }).key);
  }
}

/** `open` gives an empty storage that processes share. */
export function addressSuite(open: () => Promise<Written>): void {
  it('has no address of a visitor as it is, and its hash no longer than an hour, or with a file the day', async () => {
    const { storage, rows, bytes, close } = await open();
    const clock = { ms: Date.UTC(2026, 10, 20, 12) };
    const forgotten: Promise<void>[] = [];
    const server = createServer({
      storage: {
        ...storage,
        forget(times) {
          const done = Promise.resolve(storage.forget(times));
          forgotten.push(done);
          return done;
        },
      },
      trustedProxies: '1',
      showSubmissions: true,
      notifications: { replies: true },
      now: () => clock.ms,
    });
    mock.timers.enable({ apis: ['setInterval'] });
    try {
      const port = await listenFrom(server, 0, '127.0.0.1');
      await visit(`http://127.0.0.1:${port}`, ADDRESS);
      await visit(`http://127.0.0.1:${port}`, '2001:db8:77:78::1');
      const found = await rows();
      const [hash, mailHash] = [await hashSecret(ADDRESS), await hashSecret(MAILBOX)];
      const tablesWith = (text: string) =>
        Object.keys(found)
          .filter((name) => found[name]?.includes(text))
          .sort();
      assert.deepEqual(tablesWith(hash), ['calls', 'uploads']);
      assert.deepEqual(tablesWith(mailHash), ['calls']);
      const written = JSON.stringify(found) + (await bytes());
      assert.doesNotMatch(written, /198\.51\.100|2001:db8:77:78/);
      assert.ok(!found['calls']?.includes(MAILBOX));

      for (const [waitMs, left] of [
        [HOUR_MS + 1, ['uploads']],
        [12 * HOUR_MS, []],
      ] as const) {
        clock.ms += waitMs;
        const { length } = forgotten;
        // Nobody comes any more.
        mock.timers.tick(10 * 60_000);
        assert.equal(forgotten.length, length + 1);
        await Promise.all(forgotten);
        const later = await rows();
        assert.deepEqual(
          Object.keys(later).filter((name) => later[name]?.includes(hash) ?? false),
          left,
        );
        assert.ok(!later['calls']?.includes(mailHash));
      }
    } finally {
      mock.timers.reset();
      await closeServer(server);
      await close();
    }
  });
}
