import type { Suite, World } from './contract.js';
import { BEACON, JSON_TYPE, sendRecord } from './record-calls.js';

const RECORDS = '/api/consent/records';
const ID = '0b3f8f5e-4c0d-4d2b-9a51-0d6a5b1c7e10';
const OTHER = '0b3f8f5e-4c0d-4d2b-9a51-0d6a5b1c7e11';
const CHOICE = { id: ID, textVersion: '2026-11', choices: { analytics: true, marketing: false }, pagePath: '/shop' };

async function consents(world: World, query = '') {
  const owner = await world.owner();
  const response = await owner.get(`/api/demo/consents${query}`);
  return ((await response.json()) as { consents: Record<string, unknown>[] }).consents;
}

export function consentSuite({ assert, check }: Suite) {
  check('each choice is kept with its time and the version of the text, for its visitor', async (world) => {
    const someone = world.visitor();
    const first = await sendRecord(someone, RECORDS, JSON.stringify(CHOICE), BEACON);
    assert.deepEqual([first.status, await first.text()], [204, '']);
    world.clock.ms += 60_000;
    const withdrawn = { id: ID.toUpperCase(), textVersion: '2026-12', choices: { analytics: false } };
    await sendRecord(someone, RECORDS, JSON.stringify(withdrawn), JSON_TYPE);
    await sendRecord(someone, RECORDS, JSON.stringify({ ...CHOICE, id: OTHER, pagePath: '\0' }), JSON_TYPE);
    assert.deepEqual(await consents(world, `?id=${ID}`), [
      { ...withdrawn, id: ID, pagePath: '', receivedAt: '2026-11-20T12:01:00.000Z' },
      { ...CHOICE, receivedAt: '2026-11-20T12:00:00.000Z' },
    ]);
    assert.strictEqual((await consents(world)).length, 3);
    assert.strictEqual((await (await world.owner()).get('/api/demo/consents?id=1')).status, 400);
  });
  check(
    'the choices of one client take so many bytes a day',
    async (world) => {
      const send = async () => (await sendRecord(world.visitor(), RECORDS, JSON.stringify(CHOICE), BEACON)).status;
      assert.deepEqual([await send(), await send(), await send()], [204, 204, 429]);
      world.clock.ms += 86_400_000;
      assert.strictEqual(await send(), 204);
    },
    { limits: { consentBytesPerClient: 2 * JSON.stringify(CHOICE).length } },
  );
  check('what is no choice is refused', async (world) => {
    const wrong: unknown[] = [
      [],
      { ...CHOICE, id: 'me' },
      { ...CHOICE, id: undefined },
      { ...CHOICE, textVersion: 7 },
      { ...CHOICE, textVersion: undefined },
      { ...CHOICE, choices: {} },
      { ...CHOICE, choices: { analytics: 'yes' } },
      { ...CHOICE, choices: { 'a b': true } },
      { ...CHOICE, choices: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`c${at}`, true])) },
      { ...CHOICE, pagePath: {} },
    ];
    for (const body of wrong) {
      const refused = await sendRecord(world.visitor(), RECORDS, JSON.stringify(body), JSON_TYPE);
      assert.strictEqual(refused.status, 400, JSON.stringify(body));
    }
    const large = await sendRecord(world.visitor(), RECORDS, ' '.repeat(70_000), JSON_TYPE);
    assert.strictEqual(large.status, 413);
    assert.strictEqual((await world.visitor().get(RECORDS)).status, 405);
    assert.deepEqual(await consents(world), []);
  });
  check(
    'too many in a minute are refused, and all are deleted when their time is over',
    async (world) => {
      const send = () => sendRecord(world.visitor(), RECORDS, JSON.stringify(CHOICE), JSON_TYPE);
      assert.strictEqual((await send()).status, 204);
      const refused = await send();
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '60']);
      world.clock.ms += 3 * 365 * 86_400_000;
      assert.strictEqual((await consents(world)).length, 1);
      world.clock.ms += 1;
      assert.deepEqual(await consents(world), []);
    },
    { limits: { tokensPerMinute: 1 } },
  );
}
