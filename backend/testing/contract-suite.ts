import { captchaSuite } from './captcha-suite.js';
import { cartSuite } from './cart-suite.js';
import { censusSuite } from './census-suite.js';
import { consentSuite } from './consent-suite.js';
import type { Assert, Backend, Start, Suite, Test, Visitor } from './contract.js';
import { createJar, type Jar } from './cookie-jar.js';
import { editorSuite } from './editor-suite.js';
import { eventsSuite } from './events-suite.js';
import { fieldSuite } from './field-suite.js';
import { formRenderSuite } from './form-render-suite.js';
import { formSuite } from './form-suite.js';
import { idempotencySuite } from './idempotency-suite.js';
import { measureSuite } from './measure-suite.js';
import { memberSuite } from './member-suite.js';
import { ownerSuite } from './owner-suite.js';
import { plainFormSuite } from './plain-form-suite.js';
import { placesSuite } from './places-suite.js';
import { recordsSuite } from './records-suite.js';
import { shopSuite } from './shop-suite.js';
import { spamSuite } from './spam-suite.js';
import { uploadSuite } from './upload-suite.js';
import { widgetSuite } from './widget-suite.js';

/**
 * The contract of the backend, as tests that any implementation can run. `npm test` runs it with the memory storage and
 * with SQLite.
 */
export function contractSuite(test: Test, assert: Assert, start: Start): void {
  const check: Suite['check'] = (title, run, options = {}) => {
    test(title, async () => {
      const clock = { ms: Date.UTC(2026, 10, 20, 12) };
      const backend = await start({ now: () => clock.ms, showSubmissions: true, ...options });
      const visitor = () => newVisitor(backend, createJar());
      async function owner() {
        const jar = createJar();
        await backend.signIn?.(jar);
        return newVisitor(backend, jar);
      }
      async function submissions() {
        const response = await (await owner()).get('/api/demo/submissions');
        return ((await response.json()) as { submissions: Record<string, unknown>[] }).submissions;
      }
      try {
        await run({ clock, visitor, owner, submissions });
      } finally {
        await backend.stop();
      }
    });
  };
  generalSuite({ assert, check });
  const suites = [formSuite, idempotencySuite, captchaSuite, fieldSuite, plainFormSuite];
  const recording = [consentSuite, censusSuite, eventsSuite, measureSuite, recordsSuite];
  for (const suite of [
    ...suites,
    formRenderSuite,
    ownerSuite,
    spamSuite,
    uploadSuite,
    cartSuite,
    shopSuite,
    ...recording,
    widgetSuite,
    placesSuite,
    memberSuite,
    editorSuite,
  ])
    suite({ assert, check });
}

function newVisitor(backend: Backend, jar: Jar): Visitor {
  const raw = (path: string, init: RequestInit) => backend.fetch(path, init, jar);
  return {
    cookies: jar.cookies,
    raw,
    get: (path) => raw(path, {}),
    send(method, path, body, headers = {}) {
      const crumb = jar.cookies.get('crumb');
      return raw(path, {
        method,
        headers: { 'content-type': 'application/json', ...(crumb && { 'x-csrf-token': crumb }), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    },
  };
}

function generalSuite({ assert, check }: Suite) {
  check('an unknown call is answered by 404 in JSON', async ({ visitor }) => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/form', '/api/form/Nothing', '/api/commerce']) {
      const response = await visitor().get(path);
      assert.strictEqual(response.status, 404, path);
      assert.match(response.headers.get('content-type') ?? '', /^application\/json/, path);
      assert.deepEqual(Object.keys((await response.json()) as object), ['error'], path);
    }
  });
  check('HEAD is GET without the body, OPTIONS names the methods, others are refused', async ({ visitor }) => {
    const head = await visitor().raw('/api/commerce/shopping-cart', { method: 'HEAD' });
    assert.strictEqual(head.status, 200);
    assert.strictEqual(await head.text(), '');
    const options = await visitor().raw('/api/form/SaveFormSubmission', { method: 'OPTIONS' });
    assert.strictEqual(options.status, 204);
    assert.strictEqual(options.headers.get('allow'), 'POST, OPTIONS');
    const wrong = await visitor().get('/api/form/SaveFormSubmission');
    assert.strictEqual(wrong.status, 405);
    assert.strictEqual(wrong.headers.get('allow'), 'POST, OPTIONS');
  });
  check(
    'the first answer to a visitor without a crumb sets one, and later answers set no other',
    async ({ visitor }) => {
      for (const path of ['/api/nothing', '/api/commerce/shopping-cart']) {
        const someone = visitor();
        await someone.get(path);
        const crumb = someone.cookies.get('crumb');
        assert.match(crumb ?? '', /^[0-9a-f]{32}$/);
        await someone.get(path);
        assert.strictEqual(someone.cookies.get('crumb'), crumb);
      }
    },
  );
  check('answers belong to one visitor: they are not cached', async ({ visitor }) => {
    const response = await visitor().get('/api/commerce/shopping-cart');
    assert.strictEqual(response.headers.get('cache-control'), 'no-store');
    assert.strictEqual(response.headers.get('x-content-type-options'), 'nosniff');
  });
  check('no answer is shown as a page of its own, put into a frame, or named to other sites', async ({ visitor }) => {
    for (const path of ['/api/commerce/shopping-cart', '/api/track/Track', '/api/nothing', '/api/demo/submissions']) {
      const { headers } = await visitor().get(path);
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none';.*frame-ancestors 'none'/, path);
      assert.strictEqual(headers.get('referrer-policy'), 'same-origin', path);
      assert.strictEqual(headers.get('cross-origin-resource-policy'), 'same-origin', path);
    }
  });
  check(
    'submissions are not shown unless the option says so',
    async ({ visitor }) => assert.strictEqual((await visitor().get('/api/demo/submissions')).status, 404),
    { showSubmissions: false },
  );
  check(
    'a bug is answered by 500 in JSON, without details',
    async ({ visitor }) => {
      const response = await visitor().send('POST', '/api/form/FormSubmissionKey');
      assert.strictEqual(response.status, 500);
      assert.deepEqual(await response.json(), { error: 'Internal server error. Please try again later.' });
    },
    {
      report: () => {},
      clientOf() {
        throw new Error('details');
      },
    },
  );
}
