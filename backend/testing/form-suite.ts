import type { Suite } from './contract.js';
import { KEY, keyFor, payload, post, SAVE, submit, VALUES } from './form-calls.js';

const HOUR_MS = 3_600_000;

export function formSuite({ assert, check }: Suite) {
  check(
    'the submissions of one client take so many bytes a day, to whichever form and without script too',
    async (world) => {
      const someone = world.visitor();
      const long = { ...VALUES, more: 'ö'.repeat(1900) };
      assert.strictEqual((await submit(someone, long)).status, 204);
      world.clock.ms += 60_000;
      const refused = await submit(someone, long);
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '86340']);
      assert.strictEqual((await post(someone, long, '/api/form/submit/contact')).status, 429);
      assert.strictEqual((await submit(someone)).status, 204);
      assert.strictEqual((await world.submissions()).length, 2);
      world.clock.ms += 86_400_000;
      assert.strictEqual((await submit(someone, long)).status, 204);
    },
    { limits: { submissionBytesPerClient: 6000 } },
  );
  check('an empty post is answered by a new key each time [FRM-041]', async ({ visitor }) => {
    const someone = visitor();
    const response = await someone.raw(KEY, { method: 'POST', credentials: 'include' });
    assert.strictEqual(response.status, 200);
    const body = (await response.json()) as { key: string };
    assert.deepEqual(Object.keys(body), ['key']);
    assert.ok(body.key.length >= 16);
    assert.ok(body.key !== (await keyFor(someone)));
  });

  check(
    'a payload is stored unchanged and answered by 204 without a body [FRM-023, FRM-024, FRM-042, FRM-043]',
    async (world) => {
      const response = await submit(world.visitor(), {
        ...VALUES,
        phone: ['', '555', '010', '1234'],
        mood: { pots: 2 },
      });
      assert.strictEqual(response.status, 204);
      assert.strictEqual(await response.text(), '');
      const [stored] = await world.submissions();
      assert.deepEqual(stored, {
        id: 1,
        formId: 'contact',
        receivedAt: '2026-11-20T12:00:00.000Z',
        form: { ...VALUES, phone: ['', '555', '010', '1234'], mood: { pots: 2 } },
        collectionId: 'c1',
        objectName: 'page-section-1',
        isOverlayForm: false,
        submitButtonText: 'Send',
        pageTitle: 'Contact',
        pageId: 'p1',
        contentSource: 'c',
        pagePath: '/contact.html',
        pagePermissionTypeValue: null,
        spam: [],
      });
    },
  );
  check('the newest submission comes first', async (world) => {
    const someone = world.visitor();
    for (const name of ['one', 'two', 'three']) await submit(someone, { ...VALUES, name });
    const names = (await world.submissions()).map(({ form }) => (form as { name: string }).name);
    assert.deepEqual(names, ['three', 'two', 'one']);
  });
  check('hostile and unusual texts are stored unchanged', async (world) => {
    const values = {
      email: 'ada@example.com',
      message: `'); DROP TABLE submissions; -- <script>alert(1)</script> \u0000 \ud83c\udf0a \u202e "`,
      ['__proto__']: 'a name like any other',
      constructor: 'another',
    };
    assert.strictEqual((await submit(world.visitor(), values)).status, 204);
    const [stored] = await world.submissions();
    assert.strictEqual(JSON.stringify(stored?.['form']), JSON.stringify(values));
  });
  check('fields about the page may be missing, and long ones are cut', async (world) => {
    const someone = world.visitor();
    const form = JSON.stringify(VALUES);
    const bare = { key: await keyFor(someone), formId: 'contact', form };
    assert.strictEqual((await someone.send('POST', SAVE, bare)).status, 204);
    assert.strictEqual((await submit(someone, VALUES, { pageTitle: 'x'.repeat(5000) })).status, 204);
    const [long, short] = await world.submissions();
    assert.strictEqual(short?.['pageTitle'], '');
    assert.strictEqual((long?.['pageTitle'] as string).length, 1000);
  });

  check('a crumb that is missing or wrong is refused with a new one, which works [REQ-009]', async (world) => {
    const someone = world.visitor();
    const body = JSON.stringify(payload(await keyFor(someone)));
    const before = someone.cookies.get('crumb') ?? '';
    for (const headers of [{}, { 'x-csrf-token': 'f'.repeat(32) }] as Record<string, string>[]) {
      const refused = await someone.raw(SAVE, { method: 'POST', headers, body });
      assert.strictEqual(refused.status, 400);
      const answer = (await refused.json()) as { error: string; crumbFail: boolean; crumb: string };
      assert.strictEqual(answer.crumbFail, true);
      assert.ok(answer.error.length > 0);
      assert.ok(answer.crumb !== before);
      assert.strictEqual(answer.crumb, someone.cookies.get('crumb'));
    }
    assert.deepEqual(await world.submissions(), []);
    const crumb = someone.cookies.get('crumb') ?? '';
    const accepted = await someone.raw(`${SAVE}?crumb=${crumb}`, { method: 'POST', body });
    assert.strictEqual(accepted.status, 204);
  });
  check('a query crumb that contradicts the header is refused', async ({ visitor }) => {
    const someone = visitor();
    const key = await keyFor(someone);
    const refused = await someone.send('POST', `${SAVE}?crumb=${'0'.repeat(32)}`, payload(key));
    assert.strictEqual(((await refused.json()) as { crumbFail?: boolean }).crumbFail, true);
  });

  check(
    'a repeated save is answered even when the limit is reached',
    async (world) => {
      const someone = world.visitor();
      const body = payload(await keyFor(someone));
      assert.strictEqual((await someone.send('POST', SAVE, body)).status, 204);
      assert.strictEqual((await someone.send('POST', SAVE, body)).status, 204);
      assert.strictEqual((await submit(someone)).status, 429);
    },
    { limits: { submissionsPerMinute: 1 } },
  );
  check('a key is valid for an hour, and only if it was issued', async (world) => {
    const someone = world.visitor();
    const old = await keyFor(someone);
    const young = await keyFor(someone);
    for (const key of ['f'.repeat(32), 'x', '']) {
      const refused = await someone.send('POST', SAVE, payload(key));
      assert.strictEqual(refused.status, 400);
      const { error } = (await refused.json()) as { error: string };
      assert.strictEqual(error, 'Error processing form submission. Please reload and try again.');
    }
    world.clock.ms += HOUR_MS - 1;
    assert.strictEqual((await someone.send('POST', SAVE, payload(young))).status, 204);
    world.clock.ms += 1;
    assert.strictEqual((await someone.send('POST', SAVE, payload(old))).status, 400);
    assert.strictEqual((await world.submissions()).length, 1);
  });

  check(
    'field errors come as a map by field id, and use up neither key nor limit [FRM-039]',
    async (world) => {
      const someone = world.visitor();
      const key = await keyFor(someone);
      for (let times = 0; times < 3; times++) {
        const bad = { name: ' ', email: 'ada@example', message: 'x'.repeat(601) };
        const refused = await someone.send('POST', SAVE, payload(key, bad));
        assert.strictEqual(refused.status, 400);
        assert.deepEqual(await refused.json(), {
          errors: {
            name: 'This field is required.',
            email: 'Email is not valid. Email addresses should follow the format name@example.com.',
            message: 'You have exceeded the character limit.',
          },
        });
      }
      assert.strictEqual((await someone.send('POST', SAVE, payload(key))).status, 204);
    },
    { limits: { submissionsPerMinute: 1 } },
  );
  check('a page may show a form without some of its fields, but not without its email', async ({ visitor }) => {
    assert.strictEqual((await submit(visitor(), { email: 'ada@example.com' })).status, 204);
    const refused = await submit(visitor(), { name: 'Ada' });
    assert.deepEqual(await refused.json(), { errors: { email: 'This field is required.' } });
  });
  check('a form that accepts any fields still has limits', async ({ visitor }) => {
    const someone = visitor();
    const playground = { formId: 'playground' };
    assert.strictEqual((await submit(someone, { anything: ['a', 'b'], goes: true }, playground)).status, 204);
    const refused = await submit(someone, { anything: 'x'.repeat(10_001) }, playground);
    assert.deepEqual(await refused.json(), { errors: { anything: 'You have exceeded the character limit.' } });
  });
  check('a body or a field list that cannot be read is refused with a message', async (world) => {
    const someone = world.visitor();
    const key = await keyFor(someone);
    const malformed = 'Error processing form submission. Please reload and try again.';
    const unparseable = 'Could not parse the form fields, please check your entries.';
    const cases: [unknown, string][] = [
      ['', malformed],
      ['{"key":', malformed],
      ['[]', malformed],
      ['null', malformed],
      [{ ...payload(key), form: VALUES }, malformed],
      [payload(key, VALUES, { formId: 7 }), malformed],
      [payload(key, VALUES, { contentSource: 'x' }), malformed],
      [payload(key, VALUES, { isOverlayForm: 'no' }), malformed],
      [payload(key, VALUES, { captchaKey: 7 }), malformed],
      [payload(key, 'not JSON'), unparseable],
      [payload(key, '["a list"]'), unparseable],
      // Turned into a text, these lists end with an error of the stack.
      [payload(key, `{"a":${'['.repeat(8000)}${']'.repeat(8000)}}`), unparseable],
      [payload(key, `{"_stamp":${'['.repeat(8000)}${']'.repeat(8000)}}`), unparseable],
      [payload(key, { ['x'.repeat(201)]: '' }), unparseable],
      [payload(key, Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`f${at}`, '']))), unparseable],
    ];
    for (const [body, error] of cases) {
      const refused = await someone.send('POST', SAVE, body);
      assert.strictEqual(refused.status, 400);
      assert.deepEqual(await refused.json(), { error });
    }
    assert.deepEqual(await world.submissions(), []);
  });
  check('an unknown form is answered by 404', async ({ visitor }) => {
    for (const formId of ['nobody', '', '__proto__', 'constructor']) {
      const refused = await submit(visitor(), VALUES, { formId });
      assert.strictEqual(refused.status, 404);
      assert.deepEqual(await refused.json(), { error: 'This form has not been configured yet.' });
    }
  });
  check('a body of more than 256 KiB is refused', async (world) => {
    const someone = world.visitor();
    const key = await keyFor(someone);
    const refused = await someone.send('POST', SAVE, payload(key, { message: 'x'.repeat(300_000) }));
    assert.strictEqual(refused.status, 413);
    assert.deepEqual(Object.keys((await refused.json()) as object), ['error']);
    assert.strictEqual((await someone.send('POST', SAVE, payload(key))).status, 204);
  });

  check('more than five submissions a minute to one form are refused', async (world) => {
    const someone = world.visitor();
    for (let times = 0; times < 5; times++) assert.strictEqual((await submit(someone)).status, 204);
    world.clock.ms += 20_000;
    const key = await keyFor(someone);
    const refused = await someone.send('POST', SAVE, payload(key));
    assert.strictEqual(refused.status, 429);
    assert.strictEqual(refused.headers.get('retry-after'), '40');
    const text = 'Unable to submit form. Submission rate limit exceeded. Please try again later.';
    assert.deepEqual(await refused.json(), { error: text });
    assert.strictEqual((await submit(someone, { email: 'ada@example.com' }, { formId: 'newsletter' })).status, 204);
    world.clock.ms += 40_000;
    assert.strictEqual((await someone.send('POST', SAVE, payload(key))).status, 204);
  });
  check(
    'each client has its own limits, for keys and for submissions',
    async (world) => {
      const [ada, eve] = [{ 'x-client': 'ada' }, { 'x-client': 'eve' }];
      const someone = world.visitor();
      const key = async (client: Record<string, string>) => {
        const response = await someone.send('POST', KEY, undefined, client);
        return response.status === 200 ? ((await response.json()) as { key: string }).key : response.status;
      };
      for (const client of [ada, eve]) {
        const save = async () => someone.send('POST', SAVE, payload(String(await key(client))), client);
        assert.strictEqual((await save()).status, 204);
        const refused = await save();
        assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '60']);
        assert.strictEqual(await key(client), 429);
      }
    },
    {
      limits: { submissionsPerMinute: 1, tokensPerMinute: 2 },
      clientOf: (c) => c.req.header('x-client') ?? 'nobody',
    },
  );
  check(
    'too many keys in a minute are refused',
    async (world) => {
      const someone = world.visitor();
      for (let times = 0; times < 2; times++) await keyFor(someone);
      const refused = await someone.send('POST', KEY);
      assert.strictEqual(refused.status, 429);
      assert.strictEqual(refused.headers.get('retry-after'), '60');
      world.clock.ms += 60_000;
      assert.strictEqual((await someone.send('POST', KEY)).status, 200);
    },
    { limits: { tokensPerMinute: 2 } },
  );
}
