import type { Suite } from './contract.js';
import { BEACON, encode, FORM, JSON_TYPE, sendRecord, storedData } from './record-calls.js';

const ERRORS = '/api/events/RecordJavascriptErrors';
const TRACE = '/api/events/Trace';
const EVENT = '/api/events/RecordEvent';
const ANALYTICS = '/api/v1/events';
const error = (more: object = {}) => ({
  event: 'javascript-error',
  data: {
    app: 'sq-blocks',
    message: 'x is not a function',
    stack: 'at y',
    line: 3,
    column: null,
    custom: { tries: 2 },
  },
  timestamp: 1_795_176_000_000,
  ...more,
});
const SITE = { websiteId: 'w1', memberAccountId: null, locales: ['en', 'de'], pageHash: '#shop', pagePath: '/' };

export function eventsSuite({ assert, check }: Suite) {
  check('errors of a page are stored one by one, if the crumb is repeated [ERR-003]', async (world) => {
    const someone = world.visitor();
    const list = [error(), error({ event: 'second' })];
    const first = await someone.send('POST', ERRORS, list);
    assert.deepEqual([first.status, ((await first.json()) as { crumbFail: boolean }).crumbFail], [400, true]);
    const response = await someone.send('POST', ERRORS, list);
    assert.deepEqual([response.status, await response.text()], [204, '']);
    assert.deepEqual(await storedData(world), [
      ['error', error({ event: 'second' })],
      ['error', error()],
    ]);
  });
  check('log entries are accepted as a JSON string in data, by beacon too [ERR-009]', async (world) => {
    const someone = world.visitor();
    const data = JSON.stringify([{ level: 'warn', message: 'one' }, { message: 'two' }]);
    assert.strictEqual((await sendRecord(someone, TRACE, encode({ data }), FORM)).status, 204);
    assert.strictEqual((await sendRecord(someone, TRACE, JSON.stringify({ data: '[{"n":3}]' }), BEACON)).status, 204);
    const stored = await storedData(world);
    assert.deepEqual(stored, [
      ['log', { n: 3 }],
      ['log', { message: 'two' }],
      ['log', { level: 'warn', message: 'one' }],
    ]);
  });
  check('an event of the site carries its crumb in the form [TRK-025]', async (world) => {
    const someone = world.visitor();
    const form = (crumb: string) => encode({ crumb, event: 'subscribe', data: JSON.stringify(SITE) });
    const failed = await sendRecord(someone, EVENT, form('none'), FORM);
    const { crumbFail, crumb } = (await failed.json()) as { crumbFail: boolean; crumb: string };
    assert.deepEqual([failed.status, crumbFail], [400, true]);
    assert.strictEqual((await sendRecord(someone, EVENT, form(crumb), FORM)).status, 204);
    // A retry repeats the new crumb in the header; the form still holds the old one.
    const headers = { 'content-type': FORM, 'x-csrf-token': crumb };
    assert.strictEqual((await someone.raw(EVENT, { method: 'POST', headers, body: form('old') })).status, 204);
    const stored = ['event', { event: 'subscribe', data: SITE }];
    assert.deepEqual(await storedData(world), [stored, stored]);
  });
  check(
    'an event that names nobody needs no crumb; one that names a member, or repeats a wrong crumb, does',
    async (world) => {
      const form = (data: object) => encode({ crumb: '', event: 'subscribe', data: JSON.stringify(data) });
      const nobody = world.visitor();
      assert.strictEqual((await sendRecord(nobody, EVENT, form(SITE), FORM)).status, 204);
      const member = { ...SITE, memberAccountId: 'm1' };
      assert.strictEqual((await sendRecord(nobody, EVENT, form(member), FORM)).status, 400);
      const wrong = { 'content-type': FORM, 'x-csrf-token': '0'.repeat(32) };
      assert.strictEqual((await nobody.raw(EVENT, { method: 'POST', headers: wrong, body: form(SITE) })).status, 400);
      assert.deepEqual(await storedData(world), [['event', { event: 'subscribe', data: SITE }]]);
    },
  );
  check('an analytics event is answered by 202, as JSON and as plain text of a beacon [TRK-022]', async (world) => {
    const event = { analyticsId: 'a1', commonData: { language: 'en' }, customData: { action: 'click' } };
    const nameless = { ...event, analyticsId: null };
    for (const sent of [event, nameless])
      for (const type of [JSON_TYPE, BEACON]) {
        const response = await sendRecord(world.visitor(), ANALYTICS, JSON.stringify(sent), type);
        assert.deepEqual([response.status, await response.text()], [202, '']);
      }
    assert.deepEqual(
      await storedData(world),
      [nameless, nameless, event, event].map((each) => ['analytics', each]),
    );
  });
  check('an event call of a wrong shape is refused with the reason, and not stored', async (world) => {
    const someone = world.visitor();
    await someone.get(ERRORS);
    const crumb = someone.cookies.get('crumb') ?? '';
    const site = (data: string, event = 'e') => encode({ crumb, event, data });
    const custom = { analyticsId: 'a1', commonData: {}, customData: {} };
    const cases: [string, string, string, number][] = [
      [ERRORS, '{}', JSON_TYPE, 400],
      [ERRORS, '[]', JSON_TYPE, 400],
      [ERRORS, '[1]', JSON_TYPE, 400],
      [ERRORS, JSON.stringify([error({ timestamp: 'now' })]), JSON_TYPE, 400],
      [ERRORS, JSON.stringify([error({ data: { message: 5 } })]), JSON_TYPE, 400],
      [ERRORS, JSON.stringify([error({ data: { message: 'm', line: '3' } })]), JSON_TYPE, 400],
      [ERRORS, JSON.stringify(Array.from({ length: 21 }, () => error())), JSON_TYPE, 400],
      [ERRORS, JSON.stringify([error({ event: 'x'.repeat(70_000) })]), JSON_TYPE, 413],
      [TRACE, '[{}]', JSON_TYPE, 400],
      [TRACE, encode({ data: '[]' }), FORM, 400],
      [TRACE, encode({ data: '["words"]' }), FORM, 400],
      [EVENT, site('{"pagePath":1}'), FORM, 400],
      [EVENT, site('text'), FORM, 400],
      [EVENT, site('{}', ''), FORM, 400],
      [EVENT, encode({ event: 'e', data: '{}' }), FORM, 400],
      [ANALYTICS, JSON.stringify({ ...custom, analyticsId: '' }), JSON_TYPE, 400],
      [ANALYTICS, JSON.stringify({ ...custom, commonData: [] }), JSON_TYPE, 400],
      [ANALYTICS, JSON.stringify({ ...custom, customData: 'x' }), JSON_TYPE, 400],
    ];
    for (const [path, body, type, status] of cases) {
      const headers = { 'content-type': type, 'x-csrf-token': crumb };
      const refused = await someone.raw(path, { method: 'POST', headers, body });
      assert.strictEqual(refused.status, status, body.slice(0, 80));
      assert.deepEqual(Object.keys((await refused.json()) as object), ['error']);
    }
    for (const path of [ERRORS, TRACE, EVENT, ANALYTICS]) assert.strictEqual((await someone.get(path)).status, 405);
    assert.deepEqual(await storedData(world), []);
  });
}
