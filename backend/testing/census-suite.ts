import type { Suite } from './contract.js';
import { BEACON, encode, FORM, JSON_TYPE, sendRecord, storedData } from './record-calls.js';

const HIT = '/api/census/RecordHit';
const DATA = {
  userAgent: 'Browser/1.0',
  clientDate: 1_795_176_000_000,
  viewportInnerWidth: 375,
  url: 'https://shop.example/',
  title: 'Tidewater & Söhne',
  recordType: 1,
  localStorageSupported: true,
  visitorCookie: 'abc|1|2|3|4',
};
const hit = (more: Record<string, string> = {}) =>
  encode({ event: 'View', data: JSON.stringify(DATA), visitorCookie: 'abc|1|2|3|4', ...more });
const BUTTON = {
  id: 'b1',
  buttonText: 'Book',
  clickthroughUrl: '/rooms',
  alignment: 'center',
  size: 'large',
  newWindow: false,
  context: 'button-block',
};
const CLICK = '/api/census/button-click';

export function censusSuite({ assert, check }: Suite) {
  check('a hit is stored: event, data and the visitor cookie, form-encoded [TRK-013]', async (world) => {
    const response = await sendRecord(world.visitor(), HIT, hit(), FORM);
    assert.deepEqual([response.status, await response.text()], [204, '']);
    assert.strictEqual((await sendRecord(world.visitor(), HIT, hit({ visitorCookie: '' }), FORM)).status, 204);
    assert.deepEqual(await storedData(world), [
      ['hit', { event: 'View', visitorCookie: '', data: DATA }],
      ['hit', { event: 'View', visitorCookie: 'abc|1|2|3|4', data: DATA }],
    ]);
  });
  check('an overlay and a quick view send the same fields as a hit [POP-012, PRD-030]', async (world) => {
    const someone = world.visitor();
    const data = encode({ event: 'close', data: '{"version":2}', visitorCookie: '' });
    assert.strictEqual((await sendRecord(someone, '/api/census/overlay', data, FORM)).status, 204);
    assert.strictEqual((await sendRecord(someone, '/api/census/RecordQuickView/tide-bowl', data, FORM)).status, 204);
    const [[, view] = [], [, overlay] = []] = await storedData(world);
    assert.deepEqual(overlay, { event: 'close', visitorCookie: '', data: { version: 2 } });
    assert.deepEqual(view, { event: 'close', visitorCookie: '', productId: 'tide-bowl', data: { version: 2 } });
    for (const id of ['a%2Fb', 'x'.repeat(101)])
      assert.strictEqual((await sendRecord(someone, `/api/census/RecordQuickView/${id}`, data, FORM)).status, 400);
  });
  check('a button render or click is stored, in each way that it can be sent [TRK-016, TRK-017]', async (world) => {
    const someone = world.visitor();
    const encoded = { id: 'b2', buttonText: '', newWindow: 'true', context: 'popup-overlay' };
    assert.strictEqual((await sendRecord(someone, '/api/census/button-render', encode(encoded), FORM)).status, 204);
    assert.strictEqual((await sendRecord(someone, CLICK, JSON.stringify(BUTTON), BEACON)).status, 204);
    assert.strictEqual((await sendRecord(someone, CLICK, JSON.stringify(BUTTON), JSON_TYPE)).status, 204);
    assert.deepEqual(await storedData(world), [
      ['button-click', BUTTON],
      ['button-click', BUTTON],
      ['button-render', encoded],
    ]);
  });
  check('a census call of a wrong shape is refused with the reason, and not stored', async (world) => {
    const someone = world.visitor();
    const cases: [string, string, string, number][] = [
      [HIT, '', FORM, 400],
      [HIT, hit({ event: '' }), FORM, 400],
      [HIT, hit({ data: '{' }), FORM, 400],
      [HIT, hit({ data: '[]' }), FORM, 400],
      [HIT, hit({ data: '{"url":7}' }), FORM, 400],
      [HIT, hit({ data: '['.repeat(30_000) + ']'.repeat(30_000) }), FORM, 413],
      [HIT, hit({ data: `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}` }), FORM, 400],
      [HIT, hit({ visitorCookie: 'abc|0|2|3|4' }), FORM, 400],
      [HIT, hit({ visitorCookie: 'abc' }), FORM, 400],
      [HIT, `${hit()}&event=twice`, FORM, 400],
      [HIT, JSON.stringify({ event: 'View', data: '{}', visitorCookie: '' }), JSON_TYPE, 400],
      [HIT, hit({ event: 'x'.repeat(70_000) }), FORM, 413],
      [CLICK, '[]', JSON_TYPE, 400],
      [CLICK, JSON.stringify({ ...BUTTON, id: '' }), JSON_TYPE, 400],
      [CLICK, JSON.stringify({ ...BUTTON, context: 'elsewhere' }), JSON_TYPE, 400],
      [CLICK, JSON.stringify({ ...BUTTON, newWindow: 'perhaps' }), JSON_TYPE, 400],
      [CLICK, encode({ context: 'button-block' }), FORM, 400],
    ];
    for (const [path, body, type, status] of cases) {
      const refused = await sendRecord(someone, path, body, type);
      assert.strictEqual(refused.status, status, body.slice(0, 80));
      assert.deepEqual(Object.keys((await refused.json()) as object), ['error']);
    }
    assert.strictEqual((await someone.get(HIT)).status, 405);
    assert.deepEqual(await storedData(world), []);
  });
}
