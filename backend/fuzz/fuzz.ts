import { request, Agent, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { randomOf, type Random } from '../../shared/testing/seeded-random.js';
import { closeServer, listenFrom } from '../listen.js';
import { createServer, type ServerOptions } from '../server.js';
import { createJar } from '../testing/cookie-jar.js';
import { testPages } from '../testing/pages.js';
import { signIn } from '../testing/sign-in.js';
import type { BackendStorage } from '../storage/storage.js';
import { hostileRequest, type HostileRequest, type Known } from './hostile-request.js';
import { hostileText } from './hostile-values.js';

export interface FuzzResult {
  readonly requests: number;
  /** How many answers had which status; `none` where the connection ended without one. */
  readonly statuses: ReadonlyMap<number | 'none', number>;
  /** The longest time of one answer, and the longest computing time of one. */
  readonly slowestMs: number;
  readonly slowestCpuMs: number;
  readonly slowest: string;
  /** Live memory after each tenth of the requests, in MiB. */
  readonly heapMiB: readonly number[];
  /** What must not be: answers with 5xx, reported errors, requests without any answer. */
  readonly failures: readonly string[];
}

/** So often the state that only the server can give is made anew. */
const RENEW_AFTER = 250;
/** The server's clock moves with each request: limits of minutes are seldom reached, and days pass. */
const TICK_MS = 1000;
/** After this time there is no answer. */
const TIMEOUT_MS = 20_000;
const SHARE_OF_RAW = 0.01;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function send(agent: Agent, port: number, { method, path, headers, body }: HostileRequest) {
  return new Promise<{ status: number | 'none'; setCookie: string[]; text: string }>((resolve) => {
    const none = () => resolve({ status: 'none', setCookie: [], text: '' });
    const asked = request(
      { agent, port, host: '127.0.0.1', method, path, headers, timeout: TIMEOUT_MS },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', none);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 'none',
            setCookie: response.headers['set-cookie'] ?? [],
            text: Buffer.concat(parts).toString().slice(0, 100_000),
          }),
        );
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', none);
    asked.end(body);
  });
}

/** Bytes that are no HTTP, or HTTP whose headers contradict its body. Resolves when the connection has ended. */
function sendRaw(port: number, random: Random): Promise<void> {
  const start = `${random.oneOf(['POST', 'GET', 'post', ''])} ${random.oneOf(['/api/form/submit/contact', '*', '//', 'http://evil.example/', '/%'])} HTTP/1.1\r\n`;
  const lies = [
    'content-length: 99999999',
    'content-length: -1',
    'transfer-encoding: chunked',
    'host: evil.example',
    'host:',
    'expect: 100-continue',
    'connection: upgrade\r\nupgrade: x',
  ];
  const bytes = `${start}host: localhost\r\n${random.oneOf(lies)}\r\n\r\n${hostileText(random)}`;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', () => {});
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
}

const openAlone = (options: ServerOptions) => createServer({ ...options, pages: testPages });

/**
 * Sends hostile requests, one after the other, to a server of its own on this machine. The same for the same seed.
 *
 * @param open The server, for a site over the backend that is not a test's.
 */
export async function fuzz(
  storage: BackendStorage,
  count: number,
  seed: number,
  open: (options: ServerOptions) => Server = openAlone,
): Promise<FuzzResult> {
  const failures: string[] = [];
  const clock = { ms: Date.UTC(2026, 10, 20) };
  const report = (error: unknown) =>
    failures.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const server = open({ storage, showSubmissions: true, now: () => clock.ms, report });
  const agent = new Agent({ keepAlive: true });
  const port = await listenFrom(server, 0, '127.0.0.1');
  try {
    return await run({ storage, count, random: randomOf(seed), clock, agent, port, failures });
  } finally {
    agent.destroy();
    await close(server);
  }
}
const close = (server: Server) => (server.closeAllConnections(), closeServer(server));

interface Run {
  readonly storage: BackendStorage;
  readonly count: number;
  readonly random: Random;
  readonly clock: { ms: number };
  readonly agent: Agent;
  readonly port: AddressInfo['port'];
  readonly failures: string[];
}
async function run({ storage, count, random, clock, agent, port, failures }: Run): Promise<FuzzResult> {
  const statuses = new Map<number | 'none', number>();
  const heapMiB: number[] = [];
  const slow = { ms: 0, cpuMs: 0, what: '' };
  let known = await renew(storage, agent, port, clock.ms);
  for (let i = 0; i < count; i++) {
    clock.ms += TICK_MS;
    if (i % RENEW_AFTER === RENEW_AFTER - 1) known = await renew(storage, agent, port, clock.ms);
    if (random.chance(SHARE_OF_RAW)) await sendRaw(port, random);
    const hostile = hostileRequest(known, random);
    const said = failures.length;
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    const { status } = await send(agent, port, hostile);
    const ms = performance.now() - start;
    const { user, system } = process.cpuUsage(cpu);
    const what = `request ${i}: ${hostile.method} ${hostile.path.slice(0, 300)}`;
    if (ms > slow.ms) Object.assign(slow, { ms, what });
    slow.cpuMs = Math.max(slow.cpuMs, (user + system) / 1000);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 'none' || status >= 500 || failures.length > said)
      failures.push(
        `${status}: ${what}\n${JSON.stringify(hostile.headers)}\n${hostile.body?.toString().slice(0, 2000) ?? ''}`,
      );
    if ((i + 1) % Math.ceil(count / 10) === 0) {
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      heapMiB.push((heapUsed + external) / 2 ** 20);
    }
  }
  return {
    requests: count,
    statuses,
    slowestMs: slow.ms,
    slowestCpuMs: slow.cpuMs,
    slowest: slow.what,
    heapMiB,
    failures,
  };
}

/** A visitor with a crumb, a key and a cart, and an owner who is signed in. */
async function renew(storage: BackendStorage, agent: Agent, port: number, now: number): Promise<Known> {
  const origin = `http://127.0.0.1:${port}`;
  const [jar, owner] = [createJar(), createJar()];
  const call = async (path: string, body?: object) => {
    const headers: Record<string, string> = {
      origin,
      cookie: jar.readCookies(),
      'x-csrf-token': jar.cookies.get('crumb') ?? '',
    };
    const { setCookie, text } = await send(agent, port, {
      method: 'POST',
      path,
      headers,
      body: body && Buffer.from(JSON.stringify(body)),
    });
    setCookie.forEach(jar.writeCookie);
    return JSON.parse(text) as { key?: string; entries?: { id: string }[] };
  };
  const { key = '' } = await call('/api/form/FormSubmissionKey');
  const { entries } = await call('/api/commerce/shopping-cart/entries', { itemId: 'tide-bowl', quantity: 1 });
  await signIn(origin, storage, owner, now);
  return {
    origin,
    key,
    entry: entries?.[0]?.id ?? 'none',
    cookies: jar.readCookies(),
    crumb: jar.cookies.get('crumb') ?? '',
    ownersCookies: owner.readCookies(),
    ownersCrumb: owner.cookies.get('crumb') ?? '',
  };
}
