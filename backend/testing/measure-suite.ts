import type { Suite } from './contract.js';
import { BEACON, encode, FORM, JSON_TYPE, sendRecord, storedData } from './record-calls.js';

const TRACK = '/api/track/Track';
const RECORDS = '/api/1/performance/records';
const VISIT = { landing: '/', refer: '', rk: '0.25', lang: 'en-GB', screen: '375x812' };
const batch = (...records: unknown[][]) =>
  JSON.stringify([['rum-page', '4.3.0', 'load-1', 1_795_176_000_000], ...records]);

export function measureSuite({ assert, check }: Suite) {
  check('the track call is answered by an uncached image of one pixel [TRK-026]', async (world) => {
    const someone = world.visitor();
    const campaign = { source: 'letter', campaign: 'autumn', mkwid: '7' };
    const response = await someone.get(`${TRACK}?${encode({ ...VISIT, ...campaign, other: 'x' })}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    assert.deepEqual(
      [response.status, response.headers.get('content-type'), response.headers.get('cache-control')],
      [200, 'image/gif', 'no-store'],
    );
    assert.strictEqual(String.fromCharCode(...bytes.slice(0, 6)), 'GIF89a');
    // Width and height, two bytes each, the low byte first.
    assert.deepEqual([...bytes.slice(6, 10)], [1, 0, 1, 0]);
    const head = await someone.raw(`${TRACK}?${encode(VISIT)}`, { method: 'HEAD' });
    assert.strictEqual(head.status, 200);
    assert.deepEqual(await storedData(world), [['track', { ...VISIT, ...campaign }]]);
  });
  check('the performance settings give each page load its own id [PRF-005]', async ({ visitor }) => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await visitor().get('/api/1/performance/settings')).json() as Promise<object>),
    );
    const [one, other] = ids as { pageLoadId: string }[];
    assert.deepEqual(Object.keys(one ?? {}), ['pageLoadId']);
    assert.match(one?.pageLoadId ?? '', /^[0-9a-f]{32}$/);
    assert.ok(one?.pageLoadId !== other?.pageLoadId);
  });
  check('measurements are accepted as a JSON array, by beacon and as JSON [PRF-010]', async (world) => {
    const someone = world.visitor();
    const page = { version: '4.3.0', pageLoadId: 'load-1' };
    const response = await sendRecord(
      someone,
      RECORDS,
      batch(['rum-lcp', 1830.5, 0, 1], ['rum-sq-map-shift', 0, 90.1, 2]),
      BEACON,
    );
    assert.deepEqual([response.status, await response.text()], [204, '']);
    assert.strictEqual((await sendRecord(someone, RECORDS, batch(['rum-cls', 0, 0, 1]), JSON_TYPE)).status, 204);
    assert.deepEqual(await storedData(world), [
      ['vital', { name: 'cls', value: 0, start: 0, count: 1, ...page }],
      ['vital', { name: 'sq-map-shift', value: 0, start: 90.1, count: 2, ...page }],
      ['vital', { name: 'lcp', value: 1830.5, start: 0, count: 1, ...page }],
    ]);
  });
  check('a visit or measurement of a wrong shape is refused and not stored', async (world) => {
    const someone = world.visitor();
    const { lang, ...speechless } = VISIT;
    const queries = [
      encode(speechless),
      encode({ ...VISIT, rk: 'x' }),
      encode({ ...VISIT, screen: '375' }),
      `${encode(VISIT)}&lang=${lang}`,
      encode({ ...VISIT, landing: 'x'.repeat(9000) }),
    ];
    for (const query of queries) {
      const refused = await someone.get(`${TRACK}?${query}`);
      assert.strictEqual(refused.status, 400, query.slice(0, 80));
      assert.deepEqual(Object.keys((await refused.json()) as object), ['error']);
    }
    const lcp = ['rum-lcp', 1, 0, 1];
    const many = Array.from({ length: 201 }, () => lcp);
    const bad = [['rum-lcp'], ['lcp', 1, 0, 1], ['rum-lcp', '1', 0, 1], ['rum-lcp', 1, 0, 0], ['rum-lcp', 1, 0, 1, 2]];
    const bodies = ['', '{}', '[]', '[{}]', JSON.stringify([lcp]), '[["rum-page","4.3.0","",0],["rum-lcp",1,0,1]]'];
    bodies.push(batch(), batch(...many), ...bad.map((record) => batch(lcp, record)));
    for (const body of bodies) {
      const refused = await sendRecord(someone, RECORDS, body, BEACON);
      assert.strictEqual(refused.status, 400, body.slice(0, 80));
      assert.deepEqual(Object.keys((await refused.json()) as object), ['error']);
    }
    assert.strictEqual((await sendRecord(someone, RECORDS, `["${'x'.repeat(70_000)}"]`, BEACON)).status, 413);
    assert.strictEqual((await sendRecord(someone, TRACK, '', FORM)).status, 405);
    assert.strictEqual((await someone.get(RECORDS)).status, 405);
    assert.deepEqual(await storedData(world), []);
  });
}
