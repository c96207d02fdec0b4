import type { Suite, Visitor } from './contract.js';
import { post as postTo } from './form-calls.js';

const CONTACT = '/api/form/submit/contact';
const GOOD = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

const post = (visitor: Visitor, fields: Record<string, string> | [string, string][], path = CONTACT) =>
  postTo(visitor, fields, path);
interface Part {
  name: string;
  text: string;
  /** The file name of a file field; empty when no file was chosen. */
  filename?: string;
}
const parts = (fields: object): Part[] => Object.entries(fields).map(([name, text]) => ({ name, text: String(text) }));

/** A multipart body written by hand: WebKit cannot read files of a `FormData` that was never sent. */
function postMultipart(visitor: Visitor, fields: Part[]) {
  const boundary = 'a-line-between';
  const head = ({ name, filename }: Part) =>
    `content-disposition: form-data; name="${name}"` +
    (filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: application/octet-stream`);
  const body = fields.map((part) => `--${boundary}\r\n${head(part)}\r\n\r\n${part.text}\r\n`).join('');
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return visitor.raw(CONTACT, { method: 'POST', headers, body: `${body}--${boundary}--\r\n` });
}

export function plainFormSuite({ assert, check }: Suite) {
  check('a form without script is stored and redirected to the thank-you page', async (world) => {
    const response = await post(world.visitor(), GOOD);
    assert.strictEqual(response.status, 303);
    assert.strictEqual(response.headers.get('location'), '/thanks.html');
    const [stored] = await world.submissions();
    assert.strictEqual(stored?.['formId'], 'contact');
    assert.deepEqual(stored?.['form'], GOOD);
  });
  check('multipart is read as well, and a name that occurs twice is a list', async (world) => {
    const extras = [...parts({ extras: 'apron' }), ...parts({ extras: 'lunch' })];
    assert.strictEqual((await postMultipart(world.visitor(), [...parts(GOOD), ...extras])).status, 303);
    const [stored] = await world.submissions();
    assert.deepEqual(stored?.['form'], { ...GOOD, extras: ['apron', 'lunch'] });
  });
  check('as many controls as fit in a body are read, whatever their names', async ({ visitor }) => {
    const bodies = [
      'a=&'.repeat(65_000),
      Array.from({ length: 15_000 }, (_, at) => `mood.question${at}=`).join('&'),
      Array.from({ length: 30_000 }, (_, at) => `${at}=`).join('&'),
    ];
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const body of bodies) {
      const response = await visitor().raw('/api/form/submit/playground', { method: 'POST', headers, body });
      await response.text();
      assert.ok(response.status < 500, `${body.slice(0, 20)}…: ${response.status}`);
    }
  });
  check('an empty file field is accepted', async ({ visitor }) => {
    const picture = { name: 'picture', text: '', filename: '' };
    assert.strictEqual((await postMultipart(visitor(), [...parts(GOOD), picture])).status, 303);
  });
  check(
    'the redirect is the page that the form names, if it is on this site',
    async ({ visitor }) => {
      const goals = [
        ['/shop/thanks?from=form#top', '/shop/thanks?from=form#top'],
        ['https://example.com/', '/thanks.html'],
        ['//example.com', '/thanks.html'],
        ['/\\example.com', '/thanks.html'],
        ['/\t/example.com', '/thanks.html'],
        ['/.//example.com', '/thanks.html'],
        ['/./\\example.com', '/thanks.html'],
        ['/a/..//example.com', '/thanks.html'],
        ['/%2e//example.com', '/thanks.html'],
        ['/a/%2E%2e/\\example.com', '/thanks.html'],
        ['/\n\\example.com', '/thanks.html'],
        [' //example.com', '/thanks.html'],
        ['/%2f/../thanks', '/thanks'],
        ['/%2fexample.com', '/%2fexample.com'],
        ['javascript:alert(1)', '/thanks.html'],
        ['thanks', '/thanks.html'],
        ['', '/thanks.html'],
      ];
      const someone = visitor();
      for (const [successRedirect = '', goal] of goals) {
        const response = await post(someone, { ...GOOD, successRedirect });
        assert.strictEqual(response.headers.get('location'), goal, successRedirect);
      }
    },
    { limits: { submissionsPerMinute: 100 } },
  );
  check('the redirect field is not stored', async (world) => {
    await post(world.visitor(), { ...GOOD, successRedirect: '/shop' });
    assert.deepEqual((await world.submissions())[0]?.['form'], GOOD);
  });
  check('errors are answered by a page that names them and has all texts', async (world) => {
    const fields = { ...GOOD, email: 'ada', message: 'two\nlines', successRedirect: '/shop' };
    const response = await post(world.visitor(), fields);
    assert.strictEqual(response.status, 400);
    assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
    const page = await response.text();
    assert.match(page, /One or more fields is invalid, please check your entries\./);
    assert.match(page, /<label for="field-1-0">email<\/label>/);
    assert.match(
      page,
      /id="field-1-0" name="email" value="ada"[^>]*aria-invalid="true" aria-describedby="field-1-0-error"/,
    );
    assert.match(page, /<strong id="field-1-0-error">Email is not valid\./);
    assert.match(page, /<textarea[^>]*name="message"[^>]*>\s*two\nlines<\/textarea>/);
    assert.match(page, /<input type="hidden" name="successRedirect" value="\/shop"/);
    assert.match(page, /<a href="\/">Back to the page<\/a>/);
    assert.deepEqual(await world.submissions(), []);
  });
  check('a field that is missing can be filled in on that page', async ({ visitor }) => {
    const page = await (await post(visitor(), { message: 'Hello' })).text();
    assert.match(page, /name="email" value=""[^>]*aria-invalid="true"/);
  });
  check('texts are shown as text on that page, never as HTML', async ({ visitor }) => {
    const response = await post(visitor(), {
      email: '"><script>alert(1)</script>',
      message: '</textarea>\n<script>alert(2)</script>',
      '"><img src=x onerror=alert(3)>': 'x',
    });
    const page = await response.text();
    assert.ok(!/<script|<img|<\/textarea>\s*&lt;\/textarea/.test(page));
    assert.match(page, /value="&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;"/);
    assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  });
  check('files are refused with a message, and the texts are shown again', async (world) => {
    const picture = { name: 'picture', text: 'x', filename: 'pot.jpg' };
    const response = await postMultipart(world.visitor(), [...parts(GOOD), picture]);
    assert.strictEqual(response.status, 400);
    assert.match(await response.text(), /Files cannot be sent with this form\./);
    assert.deepEqual(await world.submissions(), []);
  });
  check(
    'unknown forms, bodies of other types, large ones and too many are answered by readable pages',
    async ({ visitor }) => {
      const someone = visitor();
      const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
      const broken = {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: 'nothing',
      };
      const cases: [Response, number, RegExp][] = [
        [await post(someone, GOOD, '/api/form/submit/nobody'), 404, /This form has not been configured yet\./],
        [await someone.raw(CONTACT, json), 415, /Could not parse the form fields/],
        [await someone.raw(CONTACT, broken), 400, /Could not parse the form fields/],
        [await post(someone, { message: 'x'.repeat(300_000) }), 413, /too large/],
        [await post(someone, GOOD), 303, /^$/],
        [await post(someone, GOOD), 429, /Submission rate limit exceeded[^]*value="ada@example\.com"/],
      ];
      for (const [response, status, text] of cases) {
        assert.strictEqual(response.status, status);
        assert.match(await response.text(), text);
      }
    },
    { limits: { submissionsPerMinute: 1 } },
  );
  check(
    'submissions with and without script count together',
    async ({ visitor }) => {
      const someone = visitor();
      const { key } = (await (await someone.send('POST', '/api/form/FormSubmissionKey')).json()) as { key: string };
      const payload = { key, formId: 'contact', form: JSON.stringify(GOOD) };
      assert.strictEqual((await someone.send('POST', '/api/form/SaveFormSubmission', payload)).status, 204);
      assert.strictEqual((await post(someone, GOOD)).status, 429);
    },
    { limits: { submissionsPerMinute: 1 } },
  );
}
