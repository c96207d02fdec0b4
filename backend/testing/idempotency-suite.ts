import type { Suite, Visitor } from './contract.js';
import { keyFor, payload, SAVE, submit, VALUES } from './form-calls.js';

const HOUR_MS = 3_600_000;
const ID = '0b3f8f5e-4c0d-4d2b-9a51-0d6a5b1c7e10';
const OTHER_ID = '0b3f8f5e-4c0d-4d2b-9a51-0d6a5b1c7e11';

/** Retries as a client without an answer does: with a new submission key and the same `Idempotency-Key`. */
const tryToSend = async (visitor: Visitor, id: string, values: object = VALUES, more: object = {}) =>
  visitor.send('POST', SAVE, payload(await keyFor(visitor), values, more), { 'idempotency-key': id });

export function idempotencySuite({ assert, check }: Suite) {
  check('a submission key stores one submission, whatever is sent with it later', async (world) => {
    const someone = world.visitor();
    const key = await keyFor(someone);
    assert.strictEqual((await someone.send('POST', SAVE, payload(key))).status, 204);
    const later = [payload(key), payload(key, { ...VALUES, name: 'Eve' }), payload(key, { email: 'none' })];
    for (const body of later) {
      const again = await someone.send('POST', SAVE, body);
      assert.deepEqual([again.status, await again.text()], [204, '']);
    }
    world.clock.ms += 2 * HOUR_MS;
    assert.strictEqual((await someone.send('POST', SAVE, payload(key))).status, 204);
    const stored = await world.submissions();
    assert.deepEqual(
      stored.map(({ form }) => form),
      [VALUES],
    );
  });
  check('the same save at the same time is stored once, and counted once', async (world) => {
    const someone = world.visitor();
    const body = payload(await keyFor(someone));
    const all = await Promise.all(Array.from({ length: 8 }, () => someone.send('POST', SAVE, body)));
    assert.deepEqual([...new Set(all.map(({ status }) => status))], [204]);
    assert.strictEqual((await world.submissions()).length, 1);
  });
  check('a retry with a new submission key and the same Idempotency-Key is stored once', async (world) => {
    const someone = world.visitor();
    for (let times = 0; times < 3; times++) {
      const answer = await tryToSend(someone, ID);
      assert.deepEqual([answer.status, await answer.text()], [204, '']);
    }
    assert.strictEqual((await world.submissions()).length, 1);
  });
  check('retries at the same time, each with its own key, are stored once', async (world) => {
    const someone = world.visitor();
    await keyFor(someone); // sets the crumb
    const all = await Promise.all(Array.from({ length: 8 }, () => tryToSend(someone, ID)));
    assert.deepEqual([...new Set(all.map(({ status }) => status))], [204]);
    assert.strictEqual((await world.submissions()).length, 1);
  });
  check('the key of a retry refers to the first submission from then on', async (world) => {
    const someone = world.visitor();
    await tryToSend(someone, ID);
    const key = await keyFor(someone);
    await someone.send('POST', SAVE, payload(key), { 'idempotency-key': ID });
    assert.strictEqual((await someone.send('POST', SAVE, payload(key))).status, 204);
    assert.strictEqual((await world.submissions()).length, 1);
  });
  check('a retry is recognised weeks later, also with a key that has expired', async (world) => {
    const someone = world.visitor();
    await tryToSend(someone, ID);
    const key = await keyFor(someone);
    for (const hours of [24, 24 * 30]) {
      world.clock.ms += hours * HOUR_MS;
      assert.strictEqual((await tryToSend(someone, ID)).status, 204);
      const late = await someone.send('POST', SAVE, payload(key), { 'idempotency-key': ID });
      assert.strictEqual(late.status, 204);
    }
    assert.strictEqual((await world.submissions()).length, 1);
  });
  check('a refused submission is checked again when it is retried', async (world) => {
    const someone = world.visitor();
    assert.strictEqual((await tryToSend(someone, ID, { email: 'none' })).status, 400);
    assert.strictEqual((await tryToSend(someone, ID)).status, 204);
    assert.strictEqual((await world.submissions()).length, 1);
  });
  check('another Idempotency-Key, another form or no key is another submission', async (world) => {
    const someone = world.visitor();
    await tryToSend(someone, ID);
    await tryToSend(someone, OTHER_ID);
    await tryToSend(someone, ID, VALUES, { formId: 'newsletter' });
    await submit(someone);
    await submit(someone);
    assert.strictEqual((await world.submissions()).length, 5);
  });
  check('the key is accepted in quotes, as in the draft, and in capitals', async (world) => {
    const someone = world.visitor();
    for (const id of [ID, `"${ID}"`, ID.toUpperCase()])
      assert.strictEqual((await tryToSend(someone, id)).status, 204, id);
    assert.strictEqual((await world.submissions()).length, 1);
  });
  check('a key that is not a UUID is refused', async (world) => {
    const someone = world.visitor();
    for (const id of ['', '1', `"${ID}`, `${ID}, ${ID}`, 'x'.repeat(36)]) {
      const refused = await tryToSend(someone, id);
      assert.strictEqual(refused.status, 400, id);
      assert.deepEqual(await refused.json(), { error: 'The header Idempotency-Key is not a UUID.' });
    }
    assert.deepEqual(await world.submissions(), []);
  });
  check(
    'a retry does not count for the limit',
    async (world) => {
      const someone = world.visitor();
      for (let times = 0; times < 3; times++) assert.strictEqual((await tryToSend(someone, ID)).status, 204);
      assert.strictEqual((await tryToSend(someone, OTHER_ID)).status, 429);
    },
    { limits: { submissionsPerMinute: 1 } },
  );
}
