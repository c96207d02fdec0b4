import { expect } from '@open-wc/testing';
import { formService } from './form-services.js';
import { readJsonAnswer } from './json-answer.js';
import { encodePost } from './encode-post.js';
import { fingerprint, hasFiles, type Post, type PostEntry } from './post.js';
import { postFailure } from './submit-failure.js';

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
    const of = (...entries: PostEntry[]) => fingerprint(post('', ...entries), 'token');
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
  const accepted = { isRefused: false, message: '', errors: {}, next: undefined };
  for (const data of [{}, [], null, 'x', 7, { ok: true }, { success: 'true' }, { success: 1 }, { result: 'success' }])
    it(`${JSON.stringify(data)} is accepted with a status of success, and refused with any other`, () => {
      expect(readJsonAnswer(200, data)).to.deep.equal(accepted);
      expect(readJsonAnswer(400, data).isRefused).to.equal(true);
      expect(readJsonAnswer(399, data).isRefused).to.equal(false);
    });
  for (const data of [
    { ok: false },
    { success: 'false' },
    { success: 0 },
    { result: 'error' },
    { result: 'Failed' },
    { error: 'x' },
    { errors: ['x'] },
  ])
    it(`${JSON.stringify(data)} is refused with any status`, () => {
      expect(readJsonAnswer(200, data).isRefused).to.equal(true);
    });
  it('success has the last word over an error that is only a note', () => {
    expect(readJsonAnswer(200, { ok: true, error: 'note', message: 'x' })).to.deep.equal(accepted);
  });
  it('has a message in one of many places', () => {
    const messageOf = (data: unknown) => readJsonAnswer(400, data).message;
    expect(messageOf({ error: 'A', message: 'B' })).to.equal('A');
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
