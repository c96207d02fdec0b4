import { captchaSuite } from './captcha-suite.js';
import { cartSuite } from './cart-suite.js';
import { censusSuite } from './census-suite.js';
import { consentSuite } from './consent-suite.js';
import type { Assert, Backend, Start, Suite, Test, Visitor } from './contract.js';
import { createJar, type Jar } from './cookie-jar.js';
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
import { encode, FORM, JSON_TYPE, sendRecord } from './record-calls.js';

const WIDGET = '/api/widget/GetWidgetRendering';
const SUMMARY = { type: 'summary', id: 'w1', value: { design: 'grid' } };
const ask = (visitor: Visitor, widget: unknown, more: Record<string, string> = {}) =>
  sendRecord(visitor, WIDGET, encode({ widgetJSON: JSON.stringify(widget), ...more }), FORM);

function widgetSuite({ assert, check }: Suite) {
  check(
    'a widget is rendered from widgetJSON; a summary also names its collection [WID-002, WID-003]',
    async ({ visitor }) => {
      const html = '<p>w1 {"design":"grid"} c1</p>';
      for (const response of [
        await ask(visitor(), { ...SUMMARY, collectionId: 'c1' }),
        await ask(visitor(), SUMMARY, { collectionId: 'c1' }),
      ]) {
        assert.strictEqual(response.status, 200);
        assert.deepEqual(await response.json(), { html });
      }
      assert.deepEqual(await (await ask(visitor(), { type: 55, id: 'w2', value: null })).json(), { html: 'w2' });
    },
    {
      widgets: {
        summary: ({ id, value, collectionId }) => `<p>${id} ${JSON.stringify(value)} ${collectionId}</p>`,
        55: ({ id }) => Promise.resolve(id),
      },
    },
  );
  check(
    'errors of the widget calls, which are not specified, are the {error} of all calls, with 400, 404, 405 [REQ-026]',
    async ({ visitor }) => {
      const someone = visitor();
      const cases: [Response, number, RegExp][] = [
        [await sendRecord(someone, WIDGET, '', FORM), 400, /widgetJSON/],
        [await sendRecord(someone, WIDGET, 'widgetJSON=%7B', FORM), 400, /widgetJSON/],
        [await sendRecord(someone, WIDGET, JSON.stringify({ widgetJSON: SUMMARY }), JSON_TYPE), 400, /widgetJSON/],
        [await ask(someone, []), 400, /widgetJSON/],
        [await ask(someone, { ...SUMMARY, id: '' }), 400, /widgetJSON/],
        [await ask(someone, { type: 'summary', id: 'w1' }), 400, /widgetJSON/],
        [await ask(someone, { ...SUMMARY, collectionId: 7 }), 400, /widgetJSON/],
        [await ask(someone, SUMMARY), 404, /no widget of the type “summary”/],
        [await ask(someone, { ...SUMMARY, type: 'constructor' }), 404, /“constructor”/],
        [await ask(someone, { ...SUMMARY, type: 'empty' }), 404, /no such widget/],
        [await someone.get(WIDGET), 405, /no such method/],
        [await someone.get('/api/widget/Nothing'), 404, /no such call/],
      ];
      for (const [response, status, reason] of cases) {
        assert.strictEqual(response.status, status);
        const body = (await response.json()) as { error: string };
        assert.deepEqual(Object.keys(body), ['error']);
        assert.match(body.error, reason);
      }
    },
    { widgets: { empty: () => undefined } },
  );
}

const LANGUAGES = [{ code: 'de', enabled: true }];
const PARTS = { header: { title: 'Tidewater' }, footer: { text: 'By the sea' } };

function editorSuite({ assert, check }: Suite) {
  const read = async (visitor: Visitor, path: string) => {
    const response = await visitor.get(path);
    assert.strictEqual(response.status, 200, path);
    return (await response.json()) as unknown;
  };
  check(
    'the languages are saved by PUT, and repeated by settings and status [EDT-009, EDT-010, EDT-011]',
    async ({ owner }) => {
      const someone = await owner();
      const paths = ['/api/multilingual/settings', '/api/multilingual/status'];
      for (const path of paths) assert.deepEqual(await read(someone, path), {});
      const saved = await someone.send('PUT', '/api/multilingual/languages', { languages: LANGUAGES, more: 1 });
      assert.strictEqual(saved.status, 200);
      for (const path of paths) assert.deepEqual(await read(someone, path), { languages: LANGUAGES });
    },
  );
  check('the header and footer are saved by PUT, and returned by both calls [EDT-012, EDT-013]', async ({ owner }) => {
    const someone = await owner();
    const path = '/api/site-header-footer';
    assert.deepEqual(await read(someone, path), {});
    const saved = await someone.send('PUT', path, PARTS);
    assert.deepEqual([saved.status, await saved.json()], [200, PARTS]);
    assert.deepEqual(await read(someone, path), PARTS);
  });
  check('what is not of this form, or has no crumb, is refused and changes nothing', async ({ owner }) => {
    const someone = await owner();
    for (const [path, body] of [
      ['/api/multilingual/languages', { language: 'de' }],
      ['/api/multilingual/languages', '['],
      ['/api/site-header-footer', { header: {} }],
      ['/api/site-header-footer', null],
    ] as const)
      assert.strictEqual((await someone.send('PUT', path, body)).status, 400, path);
    const refused = await someone.raw('/api/site-header-footer', { method: 'PUT', body: JSON.stringify(PARTS) });
    assert.strictEqual(((await refused.json()) as { crumbFail?: boolean }).crumbFail, true);
    assert.deepEqual(await read(someone, '/api/site-header-footer'), {});
    assert.strictEqual((await someone.get('/api/multilingual/languages')).status, 405);
    assert.strictEqual((await someone.send('PUT', '/api/multilingual/status', {})).status, 405);
  });
}

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
