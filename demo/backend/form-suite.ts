import type { Suite, Visitor } from './contract-suite.js';

const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';
const HOUR_MS = 3_600_000;

const VALUES = { name: 'Ada', email: 'ada@example.com', message: 'Is the blue bowl still there?' };

async function keyFor(visitor: Visitor): Promise<string> {
  const response = await visitor.send('POST', KEY);
  return ((await response.json()) as { key: string }).key;
}

const payload = (key: string, values: object | string = VALUES, more: object = {}) => ({
  key,
  formId: 'contact',
  collectionId: 'c1',
  objectName: 'page-section-1',
  isOverlayForm: false,
  submitButtonText: 'Send',
  form: typeof values === 'string' ? values : JSON.stringify(values),
  pageTitle: 'Contact',
  pageId: 'p1',
  contentSource: 'c',
  pagePath: '/contact.html',
  pagePermissionTypeValue: null,
  ...more,
});

/** A visitor sends a form as the kit does: key, then payload. */
async function submit(visitor: Visitor, values: object | string = VALUES, more: object = {}) {
  return visitor.send('POST', SAVE, payload(await keyFor(visitor), values, more));
}

export function formSuite({ assert, check }: Suite) {
  check('an empty post is answered by a key, a new one each time [FRM-041]', async ({ visitor }) => {
    const someone = visitor();
    const response = await someone.raw(KEY, { method: 'POST', credentials: 'include' });
    assert.strictEqual(response.status, 200);
    const body = (await response.json()) as { key: string };
    assert.deepEqual(Object.keys(body), ['key']);
    assert.ok(body.key.length >= 16);
    assert.ok(body.key !== (await keyFor(someone)));
  });

  check(
    'a payload is stored as it came and answered by 204 without a body [FRM-023, FRM-024, FRM-042, FRM-043]',
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
      });
    },
  );
  check('the newest submission comes first', async (world) => {
    const someone = world.visitor();
    for (const name of ['one', 'two', 'three']) await submit(someone, { ...VALUES, name });
    const names = (await world.submissions()).map(({ form }) => (form as { name: string }).name);
    assert.deepEqual(names, ['three', 'two', 'one']);
  });
  check('what is hostile or strange is stored to the letter', async (world) => {
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
  check('what a page tells of itself may be missing, and is cut when it is long', async (world) => {
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
      const said = (await refused.json()) as { error: string; crumbFail: boolean; crumb: string };
      assert.strictEqual(said.crumbFail, true);
      assert.ok(said.error.length > 0);
      assert.ok(said.crumb !== before);
      assert.strictEqual(said.crumb, someone.cookies.get('crumb'));
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

  check('a save that is repeated is answered again and stored once', async (world) => {
    const someone = world.visitor();
    const body = payload(await keyFor(someone));
    assert.strictEqual((await someone.send('POST', SAVE, body)).status, 204);
    world.clock.ms += 2 * HOUR_MS;
    assert.strictEqual((await someone.send('POST', SAVE, { ...body, pageTitle: 'Another title' })).status, 204);
    assert.strictEqual((await world.submissions()).length, 1);
  });
  check('the same save at the same time is stored once', async (world) => {
    const someone = world.visitor();
    const body = payload(await keyFor(someone));
    const all = await Promise.all([1, 2, 3].map(() => someone.send('POST', SAVE, body)));
    assert.deepEqual(
      all.map(({ status }) => status),
      [204, 204, 204],
    );
    assert.strictEqual((await world.submissions()).length, 1);
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
  check('a key is good once, for an hour, and only if it was given out', async (world) => {
    const someone = world.visitor();
    const used = await keyFor(someone);
    await someone.send('POST', SAVE, payload(used));
    const old = await keyFor(someone);
    const young = await keyFor(someone);
    const refusedLater = [
      payload(used, { ...VALUES, name: 'Eve' }),
      payload('f'.repeat(32)),
      payload('x'),
      payload(''),
    ];
    for (const body of refusedLater) {
      const refused = await someone.send('POST', SAVE, body);
      assert.strictEqual(refused.status, 400);
      const { error } = (await refused.json()) as { error: string };
      assert.strictEqual(error, 'Error processing form submission. Please reload and try again.');
    }
    world.clock.ms += HOUR_MS - 1;
    assert.strictEqual((await someone.send('POST', SAVE, payload(young))).status, 204);
    world.clock.ms += 1;
    assert.strictEqual((await someone.send('POST', SAVE, payload(old))).status, 400);
    assert.strictEqual((await world.submissions()).length, 2);
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
  check('a form that takes anything still has bounds', async ({ visitor }) => {
    const someone = visitor();
    const playground = { formId: 'playground' };
    assert.strictEqual((await submit(someone, { anything: ['a', 'b'], goes: true }, playground)).status, 204);
    const refused = await submit(someone, { anything: 'x'.repeat(10_001) }, playground);
    assert.deepEqual(await refused.json(), { errors: { anything: 'You have exceeded the character limit.' } });
  });
  check('a body or a field list that cannot be read is said to be so', async (world) => {
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
      [payload(key, 'not JSON'), unparseable],
      [payload(key, '["a list"]'), unparseable],
      [payload(key, '{"deep":{"er":{}}}'), unparseable],
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
  check('a form that nobody set up is not found', async ({ visitor }) => {
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

  check('more than five a minute are too many, per form', async (world) => {
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
    'too many keys are too many',
    async (world) => {
      const someone = world.visitor();
      for (let times = 0; times < 2; times++) await keyFor(someone);
      assert.strictEqual((await someone.send('POST', KEY)).status, 429);
      world.clock.ms += 60_000;
      assert.strictEqual((await someone.send('POST', KEY)).status, 200);
    },
    { limits: { tokensPerMinute: 2 } },
  );
}
