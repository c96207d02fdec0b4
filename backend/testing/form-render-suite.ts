import type { Suite, Visitor, World } from './contract.js';
import { KEY } from './form-calls.js';

const RENDER = '/api/census/form-render';
const DAY_MS = 86_400_000;
const PAGE = {
  pageTitle: 'Contact',
  pageId: 'p1',
  contentSource: 'c',
  pagePath: '/contact.html',
  pagePermissionTypeValue: null,
};
const SHOWN = { formId: 'contact', visitorCookie: 'abc|1|2|3|4', ...PAGE };

const send = (visitor: Visitor, body: BodyInit, type = 'application/json') =>
  visitor.raw(RENDER, { method: 'POST', headers: { 'content-type': type }, body });
async function renders({ owner }: World, query = '') {
  const response = await (await owner()).get(`/api/demo/form-renders${query}`);
  return ((await response.json()) as { renders: Record<string, unknown>[] }).renders;
}

export function formRenderSuite({ assert, check }: Suite) {
  check('a form render is stored and answered by 204 without a body [FRM-044]', async (world) => {
    const response = await send(world.visitor(), JSON.stringify(SHOWN));
    assert.deepEqual([response.status, await response.text()], [204, '']);
    assert.deepEqual(await renders(world), [{ ...SHOWN, receivedAt: '2026-11-20T12:00:00.000Z' }]);
  });
  check('it is accepted form-encoded, by beacon, and from a visitor without a cookie', async (world) => {
    const someone = world.visitor();
    const encoded = { formId: 'contact', visitorCookie: '', pageTitle: 'Form & co', contentSource: 'i' };
    const type = 'application/x-www-form-urlencoded;charset=UTF-8';
    assert.strictEqual((await send(someone, new URLSearchParams(encoded).toString(), type)).status, 204);
    assert.strictEqual((await send(someone, '{"formId":"newsletter"}', 'text/plain;charset=UTF-8')).status, 204);
    const [beacon, form] = await renders(world);
    assert.deepEqual([beacon?.['formId'], beacon?.['visitorCookie'], beacon?.['pagePath']], ['newsletter', '', '']);
    assert.deepEqual([form?.['pageTitle'], form?.['contentSource']], ['Form & co', 'i']);
    assert.strictEqual((await renders(world, '?formId=contact')).length, 1);
  });
  check('a body that cannot be read, is too large or names no known form is refused', async (world) => {
    const someone = world.visitor();
    const cases: [unknown, number][] = [
      ['', 400],
      ['[]', 400],
      [{ ...SHOWN, formId: 7 }, 400],
      [{ ...SHOWN, visitorCookie: {} }, 400],
      [{ ...SHOWN, contentSource: 'x' }, 400],
      [{ ...SHOWN, formId: 'nobody' }, 404],
      [{ ...SHOWN, pageTitle: 'x'.repeat(300_000) }, 413],
    ];
    for (const [body, status] of cases) {
      const refused = await send(someone, typeof body === 'string' ? body : JSON.stringify(body));
      assert.strictEqual(refused.status, status);
      assert.deepEqual(Object.keys((await refused.json()) as object), ['error']);
    }
    assert.strictEqual((await someone.get(RENDER)).status, 405);
    assert.deepEqual(await renders(world), []);
  });
  check(
    'too many in a minute are refused, and after 30 days they are deleted',
    async (world) => {
      const someone = world.visitor();
      assert.strictEqual((await send(someone, JSON.stringify(SHOWN))).status, 204);
      const refused = await send(someone, JSON.stringify(SHOWN));
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '60']);
      world.clock.ms += 30 * DAY_MS + 1;
      await someone.send('POST', KEY);
      assert.deepEqual(await renders(world), []);
    },
    { limits: { tokensPerMinute: 1 } },
  );
}
