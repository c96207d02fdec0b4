import type { Suite, Visitor } from './contract.js';
import { KEY } from './form-calls.js';
import { BEACON, sendRecord, storedRecords } from './record-calls.js';

const RECORDS = '/api/1/performance/records';
const PAGE = ['rum-page', '4.3.0', 'load-1', 0];
const DAY_MS = 86_400_000;
const measure = (visitor: Visitor, ...values: number[]) =>
  sendRecord(visitor, RECORDS, JSON.stringify([PAGE, ...values.map((value) => ['rum-lcp', value, 0, 1])]), BEACON);
const values = (records: { data: unknown }[]) => records.map(({ data }) => (data as { value: number }).value);

export function recordsSuite({ assert, check }: Suite) {
  check('the owner gets the records after a given id', async (world) => {
    const someone = world.visitor();
    await measure(someone, 1, 2);
    const { records, newest } = await storedRecords(world);
    assert.deepEqual([values(records), records[0]?.id], [[2, 1], newest]);
    assert.strictEqual(records[0]?.receivedAt, '2026-11-20T12:00:00.000Z');
    await measure(someone, 3);
    const next = await storedRecords(world, `?after=${newest}`);
    assert.deepEqual(values(next.records), [3]);
    assert.deepEqual(await storedRecords(world, `?after=${next.newest}`), { records: [], newest: next.newest });
    // An owner's page that is older than the storage gets a lower `newest`, and starts again.
    assert.deepEqual(await storedRecords(world, '?after=999999'), { records: [], newest: next.newest });
    for (const after of ['-1', 'x', '1.5'])
      assert.strictEqual((await (await world.owner()).get(`/api/demo/records?after=${after}`)).status, 400);
  });
  check(
    'of each kind the newest are stored, up to the limit, without regard to other kinds',
    async (world) => {
      const someone = world.visitor();
      await sendRecord(someone, '/api/v1/events', '{"analyticsId":"a","commonData":{},"customData":{}}', BEACON);
      await measure(someone, 1, 2);
      await measure(someone, 3, 4, 5);
      const { records } = await storedRecords(world);
      assert.deepEqual(
        records.map(({ kind }) => kind),
        ['vital', 'vital', 'vital', 'analytics'],
      );
      assert.deepEqual(values(records.slice(0, 3)), [5, 4, 3]);
    },
    { limits: { recordsPerKind: 3 } },
  );
  check(
    'too many calls in a minute are refused, all kinds together; unreadable ones do not count',
    async (world) => {
      const someone = world.visitor();
      await sendRecord(someone, RECORDS, 'x', BEACON);
      assert.strictEqual((await measure(someone, 1)).status, 204);
      const refused = await sendRecord(
        someone,
        '/api/v1/events',
        '{"analyticsId":"a","commonData":{},"customData":{}}',
        BEACON,
      );
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '60']);
      world.clock.ms += 60_001;
      assert.strictEqual((await measure(someone, 2)).status, 204);
    },
    { limits: { recordsPerMinute: 1 } },
  );
  check(
    'one client drives out no more than its share of a kind in a day',
    async (world) => {
      const someone = world.visitor();
      assert.strictEqual((await measure(someone, 1, 2)).status, 204);
      const refused = await measure(someone, 3, 4, 5);
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '86400']);
      assert.strictEqual((await measure(someone, 3, 4)).status, 204);
      assert.strictEqual((await measure(someone, 5)).status, 429);
      assert.deepEqual(values((await storedRecords(world)).records), [4, 3, 2, 1]);
      const event = '{"analyticsId":"a","commonData":{},"customData":{}}';
      assert.strictEqual((await sendRecord(someone, '/api/v1/events', event, BEACON)).status, 202);
      world.clock.ms += DAY_MS;
      assert.strictEqual((await measure(someone, 6)).status, 204);
    },
    { limits: { recordsPerClient: 4 } },
  );
  check('records are deleted after 30 days', async (world) => {
    const someone = world.visitor();
    await measure(someone, 1);
    world.clock.ms += 30 * DAY_MS;
    await measure(someone, 2);
    world.clock.ms += 1;
    await someone.send('POST', KEY);
    assert.deepEqual(values((await storedRecords(world)).records), [2]);
  });
  check(
    'records are not shown unless the option says so',
    async ({ visitor }) => assert.strictEqual((await visitor().get('/api/demo/records')).status, 404),
    { showSubmissions: false },
  );
}
