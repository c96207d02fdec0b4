import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { newToken } from '../http/token.js';
import { openStorage } from '../storage/open-storage.js';
import type { BackendStorage } from '../storage/storage.js';
import { startServer, stopServer, type Running } from './server-process.js';

const PROCESSES = 4;
const ROUNDS = 10;

/** Four processes that share a database, and a connection of the test's own. */
export function raceSuite(environment: () => Promise<Record<string, string>>): void {
  let all: Running[] = [];
  let storage: BackendStorage;
  before(async () => {
    const env = { ...(await environment()), SQ_SUBMISSIONS_PER_MINUTE: '1000' };
    all = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(env)));
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
}
