import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { newToken } from '../http/token.js';
import { openStorage } from '../storage/open-storage.js';
import type { BackendStorage } from '../storage/storage.js';
import { createJar } from './cookie-jar.js';
import { DEMO_MEMBER } from '../members/demo-member.js';
import { saveWith, send, startServer, stopServer, visit, WITH_MEMBER, type Running } from './server-process.js';

const PROCESSES = 4;
const ROUNDS = 10;

/** Four processes that share a database, and a connection of the test's own. */
export function raceSuite(environment: () => Promise<Record<string, string>>): void {
  let all: Running[] = [];
  let storage: BackendStorage;
  before(async () => {
    const env = { ...(await environment()), SQ_SUBMISSIONS_PER_MINUTE: '1000' };
    all = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(env, WITH_MEMBER)));
    storage = await openStorage(env, '');
  });
  after(async () => {
    await Promise.all(all.map((one) => stopServer(one, 'SIGKILL')));
    await storage.close();
  });

  const post = ({ origin }: Running, path: string, fields: Record<string, string>) =>
    fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams(fields),
    });

  it('store one review of an order', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const token = newToken();
      await storage.placeOrder({ token, key: token, data: '{}', placedAt: Date.now() }, []);
      const answers = await Promise.all(
        all.map((one, at) => post(one, '/api/form/submit/review', { rating: '4', review: `by ${at}`, token })),
      );
      assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 400, 400, 400]);
      const problem = await answers.find(({ status }) => status === 400)?.text();
      assert.match(problem ?? '', /You have already reviewed this purchase\./);
    }
    assert.equal((await storage.listSubmissions(1000, { formId: 'review' })).length, ROUNDS);
  });

  /** The answers of all processes to `count` requests each, by status. */
  async function statuses(count: number, request: (one: Running, at: number) => Promise<Response>) {
    const answers = await Promise.all(all.flatMap((one) => Array.from({ length: count }, (_, at) => request(one, at))));
    const found: Record<number, number> = {};
    for (const { status } of answers) found[status] = (found[status] ?? 0) + 1;
    return found;
  }
  const withCrumb = async ({ origin }: Running) => {
    const { jar } = await visit(origin);
    return { cookie: jar.readCookies(), 'x-csrf-token': jar.cookies.get('crumb') ?? '' };
  };
  const SESSION = '/api/site-users/account/session';

  it('store a submission once that is sent to each of them, with a key of its own', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const sent = send(`round ${round}`);
      assert.deepEqual(await statuses(2, async ({ origin }) => saveWith(origin, await visit(origin), sent)), {
        204: 2 * PROCESSES,
      });
    }
    assert.equal((await storage.listSubmissions(1000, { formId: 'playground' })).length, ROUNDS);
  });

  it('let ten passwords of an account be tried by one client', async () => {
    const headers = await withCrumb(all[0]!);
    assert.deepEqual(
      await statuses(5, ({ origin }) =>
        fetch(origin + SESSION, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'eve@example.com', password: 'x' }),
        }),
      ),
      { 401: 10, 429: 10 },
    );
  });

  it('take as many files of one client in an hour as one of them would', async () => {
    const headers = await withCrumb(all[0]!);
    assert.deepEqual(
      await statuses(30, ({ origin }, at) =>
        fetch(`${origin}/api/form/uploads?formId=repair&field=receipt&name=${at}.pdf`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/pdf' },
          body: '%PDF-1.7',
        }),
      ),
      { 200: 100, 429: 20 },
    );
  });

  it('know a member who has signed in at one of them, until the end at another', async () => {
    const jar = createJar();
    const call = async ({ origin }: Running, path: string, init: RequestInit = {}) => {
      const headers = { cookie: jar.readCookies(), 'x-csrf-token': jar.cookies.get('crumb') ?? '' };
      const response = await fetch(origin + path, { ...init, headers: { ...headers, ...init.headers } });
      response.headers.getSetCookie().forEach(jar.writeCookie);
      return response;
    };
    const greetings = () => Promise.all(all.map(async (one) => (await call(one, '/members')).text()));
    const ASKS = /type="password"/;
    const [first, second] = all as [Running, Running];
    await call(first, '/api/commerce/shopping-cart');
    const body = JSON.stringify(DEMO_MEMBER);
    const signedIn = await call(first, SESSION, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    assert.equal(signedIn.status, 200, await signedIn.text());
    for (const page of await greetings()) assert.doesNotMatch(page, ASKS);
    await call(second, SESSION, { method: 'DELETE' });
    for (const page of await greetings()) assert.match(page, ASKS);
  });
}
