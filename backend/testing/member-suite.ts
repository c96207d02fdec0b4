import type { Suite, Visitor, World } from './contract.js';

const SESSION = '/api/site-users/account/session';
const CART = '/api/commerce/shopping-cart';
const ADA = { email: 'ada@example.com', password: 'tide and clay' };
const checkMember = (email: string, password: string) => email === ADA.email && password === ADA.password;

interface Cart {
  entries: { itemId: string }[];
}
const contentOf = async (visitor: Visitor) =>
  ((await (await visitor.get(CART)).json()) as Cart).entries.map(({ itemId }) => itemId);

export function memberSuite({ assert, check }: Suite) {
  async function open({ visitor }: World) {
    const someone = visitor();
    await someone.get(CART);
    return someone;
  }
  const fill = (visitor: Visitor) =>
    visitor.send('POST', `${CART}/entries`, { itemId: 'tide-bowl', sku: 'SQ1000001', quantity: 1 });
  const repeat = (visitor: Visitor, crumb: string) =>
    visitor.send('DELETE', `${CART}/entries/none`, undefined, { 'x-csrf-token': crumb });

  check(
    'a member signs in by email, password and rememberMe, and gets the xsrfToken that later calls repeat [RUN-020, RUN-021]',
    async (world) => {
      const someone = await open(world);
      const before = someone.cookies.get('crumb') ?? '';
      const response = await someone.send('POST', SESSION, { ...ADA, rememberMe: true });
      assert.strictEqual(response.status, 200);
      const { xsrfToken } = (await response.json()) as { xsrfToken: string };
      assert.match(xsrfToken, /^[\x21-\x7e]{16,1024}$/);
      assert.ok(xsrfToken !== before);
      assert.strictEqual((await repeat(someone, xsrfToken)).status, 404);
      const refused = (await (await repeat(someone, before)).json()) as { crumbFail?: boolean };
      assert.strictEqual(refused.crumbFail, true);
    },
    { checkMember },
  );
  check(
    'a sign-in that is not right is refused, with the reason in JSON, and nobody may guess for long',
    async (world) => {
      const someone = await open(world);
      const sent: [unknown, number][] = [
        [{ ...ADA, password: 'wrong' }, 401],
        [{ ...ADA, email: 'eve@example.com' }, 401],
        [{ email: ADA.email }, 400],
        [{ ...ADA, password: '' }, 400],
        [{ ...ADA, email: 'ada@example.com\u0000' }, 400],
        [{ ...ADA, password: ['tide and clay'] }, 400],
        [{ ...ADA, rememberMe: 'yes' }, 400],
        ['{', 400],
        [{ ...ADA, password: 'wrong again' }, 401],
        [{ ...ADA, password: 'and again' }, 429],
      ];
      for (const [body, status] of sent) {
        const response = await someone.send('POST', SESSION, body);
        assert.strictEqual(response.status, status, JSON.stringify(body));
        assert.deepEqual(Object.keys((await response.json()) as object), ['error']);
      }
      assert.strictEqual((await someone.send('POST', SESSION, ADA)).status, 429);
      world.clock.ms += 15 * 60_000;
      assert.strictEqual((await someone.send('POST', SESSION, ADA)).status, 200);
    },
    { checkMember, limits: { signInsPerQuarterHour: 2 } },
  );
  check('nobody is a member unless the site says so', async (world) => {
    assert.strictEqual((await (await open(world)).send('POST', SESSION, ADA)).status, 401);
  });
  check(
    'without its crumb neither call is taken: the answer has a new one, for one retry [RUN-023]',
    async (world) => {
      const someone = await open(world);
      for (const method of ['POST', 'DELETE']) {
        const response = await someone.raw(SESSION, { method });
        assert.strictEqual(response.status, 400);
        const { crumbFail, crumb } = (await response.json()) as { crumbFail: boolean; crumb: string };
        assert.deepEqual([crumbFail, crumb], [true, someone.cookies.get('crumb')]);
      }
    },
    { checkMember },
  );
  check(
    'the session ends with a copy of the cart for cloneCart=true, and else without a cart [RUN-022]',
    async (world) => {
      for (const [query, content] of [
        ['?cloneCart=true', ['tide-bowl']],
        ['?cloneCart=false', []],
        ['', []],
      ] as const) {
        const someone = await open(world);
        const { xsrfToken } = (await (await someone.send('POST', SESSION, ADA)).json()) as { xsrfToken: string };
        await fill(someone);
        const token = someone.cookies.get('CART');
        assert.strictEqual((await someone.send('DELETE', SESSION + query)).status, 204);
        assert.deepEqual(await contentOf(someone), content, query);
        assert.ok(someone.cookies.get('CART') !== token);
        const refused = (await (await repeat(someone, xsrfToken)).json()) as { crumbFail?: boolean };
        assert.strictEqual(refused.crumbFail, true);
        assert.strictEqual((await repeat(someone, someone.cookies.get('crumb') ?? '')).status, 404);
      }
    },
    { checkMember },
  );
  check(
    'a visitor who has not signed in keeps the cart; other queries and methods are refused',
    async (world) => {
      const someone = await open(world);
      await fill(someone);
      assert.strictEqual((await someone.send('DELETE', SESSION)).status, 204);
      assert.deepEqual(await contentOf(someone), ['tide-bowl']);
      assert.strictEqual((await someone.send('DELETE', `${SESSION}?cloneCart=1`)).status, 400);
      const wrong = await someone.get(SESSION);
      assert.deepEqual([wrong.status, wrong.headers.get('allow')], [405, 'POST, DELETE, OPTIONS']);
    },
    { checkMember },
  );
  const postForm = (visitor: Visitor, path: string, fields: Record<string, string>, headers = {}) =>
    visitor.raw(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  check(
    'without script a form signs in and out, and leads back to where it was, never to another site',
    async (world) => {
      const someone = await open(world);
      for (const [successRedirect, goal] of [
        ['/members?a=1', '/members?a=1'],
        ['//evil.example', '/'],
        ['https://evil.example/', '/'],
        ['/\\evil.example', '/'],
        ['', '/'],
      ] as const) {
        const response = await postForm(someone, SESSION, { ...ADA, rememberMe: 'true', successRedirect });
        assert.deepEqual([response.status, response.headers.get('location')], [303, goal], successRedirect);
      }
      await fill(someone);
      assert.strictEqual((await postForm(someone, `${SESSION}/end`, { cloneCart: 'true' })).status, 303);
      assert.deepEqual(await contentOf(someone), ['tide-bowl']);
      await postForm(someone, SESSION, ADA);
      assert.strictEqual((await postForm(someone, `${SESSION}/end`, {})).status, 303);
      assert.deepEqual(await contentOf(someone), []);
    },
    { checkMember },
  );
  check(
    'without script a refusal is a page with the reason, which does not print the password again',
    async (world) => {
      const someone = await open(world);
      const refused: [Record<string, string>, number, RegExp][] = [
        [{ ...ADA, password: 'wrong-password' }, 401, /The email or the password is wrong\./],
        [{ email: ADA.email }, 400, /Send an email and a password\./],
        [{ ...ADA, password: 'x'.repeat(100_000) }, 413, /The form is too large\./],
        [{ ...ADA, password: 'wrong-password' }, 429, /Too many attempts/],
      ];
      for (const [fields, status, reason] of refused) {
        const response = await postForm(someone, SESSION, fields);
        const page = await response.text();
        assert.strictEqual(response.status, status, page);
        assert.match(page, reason);
        assert.ok(!page.includes('wrong-password'));
      }
    },
    { checkMember, limits: { signInsPerQuarterHour: 1 } },
  );
}
