import { expect } from '@open-wc/testing';
import { readResponse, withRefusalStatus } from './read-response.js';
import { readRefusal, toResponseBody } from './response-body.js';

const URL_ = '/api/thing';
const answer = (status: number, text: string, as: 'json' | 'text' = 'json') =>
  readResponse({ url: URL_, status, text }, as);
const messageOf = (status: number, text = '') => {
  const result = answer(status, text);
  return result.ok ? undefined : result.failure.message;
};

describe('readResponse', () => {
  it('reads 204 and 1223 as an empty answer [REQ-006]', () => {
    for (const status of [204, 1223]) expect(answer(status, 'ignored')).to.deep.equal({ ok: true, data: undefined });
  });
  it('reads JSON or raw text [REQ-004]', () => {
    expect(answer(200, '{"a":1}')).to.deep.equal({ ok: true, data: { a: 1 } });
    expect(answer(200, '{"a":1}', 'text')).to.deep.equal({ ok: true, data: '{"a":1}' });
    expect(answer(200, '', 'text')).to.deep.equal({ ok: true, data: '' });
    expect(answer(200, '')).to.deep.equal({ ok: true, data: undefined });
  });
  it('reads JSON that is not an object', () => {
    for (const value of [null, [1], 'text', 7, false])
      expect(answer(200, JSON.stringify(value))).to.deep.equal({ ok: true, data: value });
  });
  it('reports an answer that is not JSON [REQ-010]', () => {
    expect(messageOf(200, '<html>')).to.match(
      /^Internal Error: Unable to parse server response from \(\/api\/thing\) as JSON: \S/,
    );
  });
  it('reads JSON with something around it', () => {
    const notice = '<br />\n<b>Notice</b>: Undefined offset [0] {x} in <b>/a.php</b> on line <b>3</b><br />\n';
    for (const text of [
      `\uFEFF{"a":{"b":"}\\""}}`,
      ` {"a":{"b":"}\\""}} `,
      `)]}',\n{"a":{"b":"}\\""}}`,
      `while(1);{"a":{"b":"}\\""}}`,
      `${notice}{"a":{"b":"}\\""}}`,
      `{"a":{"b":"}\\""}}<script>{"c":1}</script>`,
    ])
      expect(answer(200, text)).to.deep.equal({ ok: true, data: { a: { b: '}"' } } });
    expect(answer(200, ")]}'\n[1]")).to.deep.equal({ ok: true, data: [1] });
    for (const guard of ['while(1);', 'for (;;);'])
      expect(answer(200, `${guard}[1]`)).to.deep.equal({ ok: true, data: [1] });
    expect(answer(200, '\uFEFF[1]')).to.deep.equal({ ok: true, data: [1] });
    expect(answer(200, 'Undefined {"x"} in a.php\n{"a":1}')).to.deep.equal({ ok: true, data: { a: 1 } });
    expect(answer(200, ' \n\uFEFF')).to.deep.equal({ ok: true, data: undefined });
    expect(messageOf(400, `${notice}{"error":"Why"}`)).to.equal('Why');
    expect(withRefusalStatus({ url: URL_, status: 200, text: `${notice}{"loginRequired":true}` }).status).to.equal(401);
  });
  it('takes neither a page for JSON nor a part of it, and quotes nothing of it', () => {
    for (const text of [
      '<!doctype html><script type="application/ld+json">{"a":1}</script>',
      '<p>1</p><pre>{"a":1}</pre>',
      '<textarea>{"a":1}</textarea>',
      '<p>1</p><template>{"a":1}</template>',
      'Undefined offset [0]',
      'Hello {}',
      '{"a":',
      '{"secret":"x",',
      '{"a":{"b":1}',
      // What breaks off within a text ends the search, with or without a backslash before the end.
      '{"a":"} {"b":1}',
      '{"a":"} {"b":1}\\',
    ])
      expect(messageOf(200, text), text).to.match(/^Internal Error: [^"]*$/);
  });
  it('reads a long text in one go', () => {
    for (const part of ['{"', '{"a":', '{"a":{', '}{"'])
      expect(messageOf(200, `x${part.repeat(100_000)}`), part).to.match(/^Internal Error/);
  });
  it('reads JSON that comes several times, and ends after a few', () => {
    expect(answer(200, '{"a":1}'.repeat(3))).to.deep.equal({ ok: true, data: { a: 1 } });
    const deep = `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    for (const text of ['{"a":1}'.repeat(100_000), `${'{"a":1}\n'.repeat(100_000)}{"a":2}`])
      expect(messageOf(200, text)).to.match(/^Internal Error/);
    expect(() => answer(200, deep + deep)).not.to.throw();
  });
  it('has a text for 401 and 403 [REQ-011]', () => {
    expect([401, 403].map((status) => messageOf(status))).to.deep.equal([
      'Unauthorized request',
      'Unauthorized request',
    ]);
  });
  it('has a text for 500 and 501 [REQ-012]', () => {
    for (const status of [500, 501])
      expect(messageOf(status)).to.equal('Internal server error. Please try again later.');
  });
  it('has a text for 503 [REQ-013]', () => {
    expect(messageOf(503)).to.equal('This service is temporarily unavailable. Please try again later.');
  });
  it('is unable to connect for the rest, also for invalid statuses [REQ-014]', () => {
    for (const status of [0, 304, 400, 404, 418, 429, 502, 504])
      expect(messageOf(status)).to.match(/^Unable to connect/);
  });
  it('has these words, and more when the browser is offline [TXT-018, TXT-019]', () => {
    expect(messageOf(404)).to.equal('Unable to connect. Please try again');
    const result = readResponse({ url: URL_, status: 404, text: '' }, 'json', false);
    expect(!result.ok && result.failure.message).to.equal(
      'Unable to connect. Please try again. Please check your internet connection.',
    );
  });
  it('uses the message of a JSON body for 400, 401, 500 and 502 [REQ-016]', () => {
    for (const status of [400, 401, 500, 502])
      for (const field of ['error', 'message', 'billingErrorCode'])
        expect(messageOf(status, `{"${field}":"Why"}`)).to.equal('Why');
    for (const status of [403, 404, 501, 503]) expect(messageOf(status, '{"error":"Why"}')).not.to.equal('Why');
  });
  it('skips fields that are not texts', () => {
    expect(messageOf(400, '{"error":{"code":1},"message":"","billingErrorCode":"CARD"}')).to.equal('CARD');
    for (const text of ['null', '[]', '"Why"', '7', '{"error":7}', '{"error'])
      expect(messageOf(500, text)).to.equal('Internal server error. Please try again later.');
  });
});

describe('a body', () => {
  it('has all fields of the specification [REQ-007]', () => {
    const body = {
      error: 'No',
      message: 'Why',
      billingErrorCode: 'CARD',
      loginRequired: true,
      authorizationFail: true,
      crumbFail: true,
      crumb: 'new',
      errors: { email: 'Wrong' },
      cleaned: true,
      network: false,
      errorKey: 'k-1',
    };
    expect(toResponseBody(body)).to.deep.equal(body);
    const result = answer(400, JSON.stringify(body));
    expect(!result.ok && result.failure).to.deep.equal({ kind: 'status', status: 400, message: 'No', body });
  });
  it('is without fields of a wrong type, and with unknown fields unchanged', () => {
    expect(
      toResponseBody({
        error: 1,
        message: null,
        crumbFail: 'true',
        cleaned: 1,
        errorKey: {},
        errors: [],
        data: [1],
        x: 2,
      }),
    ).to.deep.equal({ data: [1], x: 2 });
    for (const value of [null, undefined, 'text', 7, ['error']]) expect(toResponseBody(value)).to.equal(undefined);
  });
  it('has only those messages by field that are texts, or lists of texts', () => {
    const errors: unknown = JSON.parse(
      '{"a":"A","b":{"c":"C"},"d":null,"e":["E","F",5],"f":[],"__proto__":"P","constructor":"Q"}',
    );
    const read = toResponseBody({ errors })!.errors!;
    expect(Object.entries(read)).to.deep.equal([
      ['a', 'A'],
      ['e', 'E F'],
      ['__proto__', 'P'],
      ['constructor', 'Q'],
    ]);
  });
  it('can refuse with any status', () => {
    const status = (text: string, real = 200) => withRefusalStatus({ url: URL_, status: real, text }).status;
    expect(status('{"crumbFail":true}')).to.equal(400);
    expect(status('{"loginRequired":true}')).to.equal(401);
    expect(status('{"authorizationFail":true}')).to.equal(401);
    expect(status('{"authorizationFail":true}', 503)).to.equal(503);
    expect(status('{"authorizationFail":false}')).to.equal(200);
  });
  it('refuses only by its own fields', () => {
    for (const text of [
      '"crumbFail"',
      '["crumbFail"]',
      '{"a":{"crumbFail":true}}',
      '{"crumbFail":1}',
      '{"crumbFail":tru',
    ])
      expect(readRefusal(text)).to.equal(undefined);
  });
});
