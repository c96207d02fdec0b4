import type { Suite } from './contract.js';
import { keyFor, payload, post, SAVE, submit, VALUES } from './form-calls.js';

const SAID = 'Complete CAPTCHA before submitting.';

/** A provider that accepts each of these tokens once, as real ones do. */
function pretendProvider(...tokens: string[]) {
  const asked: [string, string][] = [];
  const good = new Set(tokens);
  return {
    asked,
    options: {
      captchaForms: ['contact'],
      verifyCaptcha(token: string, formId: string) {
        asked.push([token, formId]);
        return Promise.resolve(good.delete(token));
      },
    },
  };
}

export function captchaSuite({ assert, check }: Suite) {
  const missing = pretendProvider('good');
  check(
    'a form with a captcha is accepted with a valid token only, which is not stored [FRM-025, FRM-048]',
    async (world) => {
      const someone = world.visitor();
      const key = await keyFor(someone);
      for (const more of [{}, { captchaKey: '' }, { captchaKey: 'bad' }]) {
        const refused = await someone.send('POST', SAVE, payload(key, VALUES, more));
        assert.strictEqual(refused.status, 400);
        assert.deepEqual(await refused.json(), { error: SAID });
      }
      const taken = await someone.send('POST', SAVE, payload(key, VALUES, { captchaKey: 'good' }));
      assert.strictEqual(taken.status, 204);
      assert.deepEqual(missing.asked, [
        ['bad', 'contact'],
        ['good', 'contact'],
      ]);
      assert.ok(!JSON.stringify(await world.submissions()).includes('good'));
    },
    missing.options,
  );
  const once = pretendProvider('good');
  check(
    'a token is verified once: a retry, also at the same time, is answered without',
    async (world) => {
      const someone = world.visitor();
      const body = payload(await keyFor(someone), VALUES, { captchaKey: 'good' });
      const all = await Promise.all([1, 2, 3].map(() => someone.send('POST', SAVE, body)));
      assert.deepEqual(
        all.map(({ status }) => status),
        [204, 204, 204],
      );
      assert.strictEqual(once.asked.length, 1);
      assert.strictEqual((await world.submissions()).length, 1);
    },
    once.options,
  );
  const spared = pretendProvider('good');
  check(
    'an invalid field does not use up a token',
    async ({ visitor }) => {
      const refused = await submit(visitor(), { email: 'none' }, { captchaKey: 'good' });
      assert.deepEqual(Object.keys((await refused.json()) as object), ['errors']);
      assert.deepEqual(spared.asked, []);
    },
    spared.options,
  );
  const limited = pretendProvider('good');
  check(
    'invalid tokens count for the limit, missing ones do not',
    async ({ visitor }) => {
      const someone = visitor();
      for (const captchaKey of ['', '', 'bad'])
        assert.strictEqual((await submit(someone, VALUES, { captchaKey })).status, 400);
      assert.strictEqual((await submit(someone, VALUES, { captchaKey: 'worse' })).status, 429);
      assert.strictEqual(limited.asked.length, 1);
    },
    { ...limited.options, limits: { submissionsPerMinute: 1 } },
  );
  const elsewhere = pretendProvider();
  check(
    'other forms need no captcha',
    async ({ visitor }) => {
      const values = { email: 'ada@example.com' };
      assert.strictEqual((await submit(visitor(), values, { formId: 'newsletter' })).status, 204);
      assert.deepEqual(elsewhere.asked, []);
    },
    elsewhere.options,
  );
  check(
    'nothing is accepted when the provider refuses or cannot be reached',
    async (world) => {
      assert.strictEqual((await submit(world.visitor(), VALUES, { captchaKey: 'good' })).status, 500);
      assert.deepEqual(await world.submissions(), []);
    },
    { captchaForms: ['contact'], verifyCaptcha: () => Promise.reject(new Error('gone')), report: () => {} },
  );
  const plain = pretendProvider('good');
  check(
    'a form without script needs it too; the answer shows the texts again, but not the token',
    async (world) => {
      const someone = world.visitor();
      for (const captcha of [{}, { captchaKey: 'bad' }] as Record<string, string>[]) {
        const refused = await post(someone, { ...VALUES, ...captcha }, '/api/form/submit/contact');
        assert.strictEqual(refused.status, 400);
        const page = await refused.text();
        assert.match(page, /Complete CAPTCHA before submitting\./);
        assert.match(page, /name="email" value="ada@example\.com"/);
        assert.ok(!page.includes('captchaKey'));
      }
      const fields = { ...VALUES, 'g-recaptcha-response': 'good' };
      assert.strictEqual((await post(someone, fields, '/api/form/submit/contact')).status, 303);
      assert.deepEqual((await world.submissions())[0]?.['form'], VALUES);
    },
    plain.options,
  );
}
