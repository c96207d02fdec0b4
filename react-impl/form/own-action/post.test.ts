import { expect } from '@open-wc/testing';
import { formService } from './form-services.js';
import { readJsonAnswer } from './json-answer.js';
import { encodePost } from './send-post.js';
import { fingerprint, hasFiles, type Post, type PostEntry } from '../logic/post.js';
import { postFailure } from '../on-use/explain-failure.js';

const post = (enctype: string, ...entries: PostEntry[]): Post => ({
  action: 'https://forms.example/take',
  enctype,
  entries,
  visible: [],
  typed: [],
  isNetlify: false,
});
const FILE = new File(['x'], 'a\nb.txt');

describe('the body of a post', () => {
  it('is urlencoded as browsers do: names and values with CRLF, files by their names', () => {
    const { body, contentType } = encodePost(
      post('application/x-www-form-urlencoded', ['a b', '1\r2\n3\r\n4'], ['é', ''], ['f', FILE], ['n', null]),
    );
    expect(contentType).to.equal('application/x-www-form-urlencoded');
    expect(encodePost(post('application/x-www-form-urlencoded', ['a\nb', ''])).body).to.equal('a%0D%0Ab=');
    expect(body).to.equal('a+b=1%0D%0A2%0D%0A3%0D%0A4&%C3%A9=&f=a%0D%0Ab.txt&n=');
  });
  it('is text/plain, a line for each entry', () => {
    expect(encodePost(post('text/plain', ['a', '1'], ['a', '2'])).body).to.equal('a=1\r\na=2\r\n');
  });
  it('is multipart in the same order, with an empty file where none was chosen', () => {
    const { body, contentType } = encodePost(post('multipart/form-data', ['a', '1\n2'], ['f', FILE], ['n', null]));
    const [text, file, nothing] = [...(body as FormData)].map(([, value]) => value);
    expect(contentType).to.equal(undefined);
    expect(text).to.equal('1\r\n2');
    expect((file as File).size).to.equal(1);
    expect([(nothing as File).name, (nothing as File).size]).to.deep.equal(['', 0]);
  });
  it('has files only when some were chosen', () => {
    expect([hasFiles(post('', ['n', null])), hasFiles(post('', ['f', FILE]))]).to.deep.equal([false, true]);
  });
  it('has the same fingerprint for the same content; the token of a captcha is no content', () => {
    const of = (...entries: PostEntry[]) => fingerprint(post('', ...entries), ['token']);
    expect(of(['a', '1'], ['token', 'x'])).to.equal(of(['a', '1'], ['token', 'y']));
    expect(of(['a', '1'])).not.to.equal(of(['a', '2']));
    expect(of(['a', '1'])).not.to.equal(of(['b', '1']));
    expect(of(['f', new File(['x'], 'f')])).not.to.equal(of(['f', new File(['xy'], 'f')]));
    expect(fingerprint({ ...post(''), action: 'https://other.example/' })).not.to.equal(fingerprint(post('')));
  });
});

describe('known form services', () => {
  it('get the post at the address of the author; FormSubmit at the one for scripts', () => {
    const addressOf = (action: string) => formService(action)?.address;
    expect(addressOf('https://formspree.io/f/x?a=1')).to.equal('https://formspree.io/f/x?a=1');
    expect(addressOf('https://formsubmit.co/a@b.example')).to.equal('https://formsubmit.co/ajax/a@b.example');
    expect(addressOf('https://formsubmit.co/ajax/a@b.example')).to.equal('https://formsubmit.co/ajax/a@b.example');
    expect(addressOf('https://formspree.io.evil.example/f/x')).to.equal(undefined);
  });
});

describe('an answer in JSON', () => {
  const kindOf = (data: unknown, status = 200) => readJsonAnswer(status, data, ['email', 'message']).kind;
  const YES = [
    { ok: true },
    { success: 'true' },
    { success: 1 },
    { result: 'success', msg: 'Please confirm it by the link in our email.' },
    { status: 'mail_sent', message: 'Thank you.', invalid_fields: [] },
    { status: 'success', data: { post: { id: 1 } } },
    { Success: true, Message: 'Sent' },
    { is_valid: true, confirmation_message: '<p>Thanks!</p>' },
    { error: false, message: 'Sent.' },
    { errors: [], message: 'Sent.' },
    { type: 'success', message: 'We have got it.' },
    { status: 'queued', message: 'We look at it.' },
    { code: 200, message: 'We have got it.' },
    { redirect: '/thanks', message: 'One moment' },
    'sent',
    'OK',
  ];
  for (const data of YES)
    it(`${JSON.stringify(data)} says yes`, () => {
      expect(kindOf(data)).to.equal('accepted');
      expect(kindOf(data, 400)).to.equal('refused');
    });
  for (const data of [{}, [], null, '', 7, { id: 7 }, { data: { id: 7, title: 'A record' } }])
    it(`${JSON.stringify(data)} has no words: the status decides`, () => {
      expect([kindOf(data), kindOf(data, 399), kindOf(data, 400)]).to.deep.equal(['accepted', 'accepted', 'refused']);
    });
  for (const data of [
    { message: 'Message could not be sent. Mailer Error: SMTP connect() failed.' },
    'Message could not be sent. Mailer Error: SMTP connect() failed.',
    { status: 'Your message could not be handed over' },
    { code: 1, msg: 'The mailbox is full' },
    { status: 'pending', message: 'We look at it.' },
  ])
    it(`${JSON.stringify(data)} says neither; 201 and 202 do`, () => {
      expect([kindOf(data), kindOf(data, 201), kindOf(data, 202)]).to.deep.equal(['unclear', 'accepted', 'accepted']);
      expect(readJsonAnswer(200, data).message).to.match(/ /);
    });
  const NO: readonly (readonly [unknown, string?, Record<string, string>?])[] = [
    [{ ok: false }],
    [{ success: 'false' }],
    [{ success: 0 }],
    [{ success: '' }],
    [{ sent: false, message: 'No route.' }, 'No route.'],
    [{ result: 'error' }],
    [{ result: 'Failed' }],
    [{ error: 'x' }, 'x'],
    [{ errors: ['x'] }, 'x'],
    [{ errors: 'All of it is wrong.' }, 'All of it is wrong.'],
    [{ hidden: true, Status: 'ERROR', Message: 'Down.' }, 'Down.'],
    [{ status: 'spam', message: 'There was an error.' }, 'There was an error.'],
    [{ status: 'mail_failed', message: 'Not sent.', invalid_fields: [] }, 'Not sent.'],
    [{ status: 'aborted', message: 'Stopped.' }, 'Stopped.'],
    [{ status: 'acceptance_missing', message: 'Accept the terms.' }, 'Accept the terms.'],
    [{ status: 'error', message: 'The mail server is down.' }, 'The mail server is down.'],
    [{ status: 422, title: 'Unprocessable Entity', detail: 'No email.' }, 'No email.'],
    [{ statusCode: 400, message: ['email must be an email'], error: 'Bad Request' }, 'email must be an email'],
    [{ code: 'csrf_expired', message: 'Load the page again.' }, 'Load the page again.'],
    [{ type: 'danger', text: 'Could not be sent.' }, 'Could not be sent.'],
    [{ response: 'error', errorMessage: 'SMTP' }, 'SMTP'],
    [{ success: false, data: 'The nonce is too old.' }, ''],
    [{ success: false, data: [{ code: 'x', message: 'Too many.' }] }, 'Too many.'],
    [{ success: false, data: { message: 'Too many.' } }, 'Too many.'],
    [{ code: 200, data: { status: 'validation_failed', message: 'Look again.' } }, 'Look again.'],
    [
      {
        status: 'validation_failed',
        message: 'Look.',
        invalid_fields: [{ field: 'email', message: 'Odd.', idref: null }],
      },
      '',
      { email: 'Odd.' },
    ],
    [{ is_valid: false, validation_messages: { 1: 'Needed.' } }, '', { 1: 'Needed.' }],
    [
      { success: false, data: { errors: { field: { 3: 'Needed.' }, general: { header: 'Not sent.' } } } },
      'Not sent.',
      { 3: 'Needed.' },
    ],
    [{ errors: { fields: { 4: 'Needed.' }, form: ['Closed.'] }, data: {} }, 'Closed.', { 4: 'Needed.' }],
    [
      { status: 'fail', data: { email: 'Needed.', body: 'Needed too.' } },
      '',
      { email: 'Needed.', body: 'Needed too.' },
    ],
    [{ success: false, data: { email: 'Needed.' } }, '', { email: 'Needed.' }],
    [{ errors: { email: { required: 'Needed.', email: 'Odd.' } } }, '', { email: 'Needed. Odd.' }],
    [{ email: [{ message: 'Enter a valid address.', code: 'invalid' }] }, '', { email: 'Enter a valid address.' }],
    [{ __all__: [{ message: 'Closed.', code: '' }] }, 'Closed.'],
    [{ errors: [{ detail: 'Odd.', source: { pointer: '/data/attributes/email' } }] }, '', { email: 'Odd.' }],
    [{ errors: { email: { name: 'ValidatorError', path: 'email', message: 'Odd.' } } }, '', { email: 'Odd.' }],
    [{ success: true, errors: { email: 'Odd.' } }, '', { email: 'Odd.' }],
    [false],
    [0],
    [-1],
    ['error'],
    ['Invalid captcha', 'Invalid captcha'],
  ];
  for (const [data, message, errors] of NO)
    it(`${JSON.stringify(data)} is refused with any status`, () => {
      for (const status of [200, 400]) {
        const answer = readJsonAnswer(status, data, ['email', 'message']);
        expect(answer.kind).to.equal('refused');
        if (message !== undefined && message !== '') expect(answer.message).to.equal(message);
        if (errors) expect(answer.errors).to.deep.equal(errors);
      }
    });
  it('what it sends back is no error with a status of success', () => {
    expect(kindOf({ email: 'ada@example.com', message: '', tags: ['a'] })).to.equal('accepted');
  });
  it('has fields of any name', () => {
    for (const name of ['constructor', 'toString', '__proto__']) {
      const { errors } = readJsonAnswer(422, JSON.parse(`{"errors": {"${name}": "is missing"}}`)) as { errors: object };
      expect(Object.entries(errors), name).to.deep.equal([[name, 'is missing']]);
    }
  });
  it('members with the names of fields are errors with a status of failure', () => {
    const { errors, message } = readJsonAnswer(400, { email: ['Odd.'], non_field_errors: ['Closed.'], detail: 'x' }, [
      'email',
    ]);
    expect([errors, message]).to.deep.equal([{ email: 'Odd.' }, 'Closed.']);
  });
  it('an error has the last word over a success', () => {
    expect(readJsonAnswer(200, { ok: true, error: 'Quota exceeded', message: 'It came.' })).to.deep.equal({
      kind: 'refused',
      message: 'Quota exceeded',
      errors: {},
      next: undefined,
    });
  });
  it('has a message in one of many places', () => {
    const messageOf = (data: unknown) => readJsonAnswer(400, data).message;
    expect(messageOf({ error: 'A', message: 'B' })).to.equal('A');
    expect(messageOf({ error: 'bad_mail', message: 'B' })).to.equal('B');
    expect(messageOf({ error: { code: 7, message: 'A' } })).to.equal('A');
    expect(messageOf({ error: true, message: ' B ' })).to.equal('B');
    expect(messageOf({ title: 'Bad', detail: 'D' })).to.equal('D');
    expect(messageOf({ body: { message: 'C' } })).to.equal('C');
    expect(messageOf({ errors: [{ message: 'One' }, 'Two'] })).to.equal('One Two');
    expect(messageOf({ message: 7 })).to.equal('');
  });
  it('has errors by field, as a list or a map', () => {
    const errorsOf = (data: unknown) => readJsonAnswer(422, data).errors;
    expect(
      errorsOf({
        errors: [
          { field: 'a', message: 'A', code: 'X' },
          { param: 'b', msg: 'B' },
        ],
      }),
    ).to.deep.equal({
      a: 'A',
      b: 'B',
    });
    expect(errorsOf({ errors: { a: ['A', 'B'], b: { message: 'C' }, c: 7 } })).to.deep.equal({ a: 'A B', b: 'C' });
    expect(errorsOf({ data: { errors: { a: 'A' } } })).to.deep.equal({ a: 'A' });
    expect(errorsOf([{ field: 'a', message: 'A' }])).to.deep.equal({ a: 'A' });
    expect(readJsonAnswer(422, { message: 'Invalid', errors: { a: 'A' } }).message).to.equal('');
  });
  it('has the next page only after success', () => {
    expect(readJsonAnswer(200, { next: '/a' }).next).to.equal('/a');
    expect(readJsonAnswer(200, { redirect_url: '/b' }).next).to.equal('/b');
    expect(readJsonAnswer(400, { next: '/a' }).next).to.equal(undefined);
  });
});

describe('a refusal without words', () => {
  const textOf = (status: number) =>
    postFailure({ kind: 'refused', status, message: '', errors: {} }, (key) => key).message;
  it('has a text for its status', () => {
    expect([401, 404, 405, 429, 500, 501, 503, 403].map(textOf)).to.deep.equal([
      'status401',
      'status404',
      'status404',
      'status429',
      'status500',
      'status404',
      'status500',
      'unknownError',
    ]);
  });
});
