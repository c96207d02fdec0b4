import { expect } from '@open-wc/testing';
import { http, HttpResponse, pretendNetwork } from '../testing/network.js';
import { readResponse } from './read-response.js';
import { request } from './request.js';

const URL_ = '/api/thing';
const answer = (status: number, text: string, as: 'json' | 'text' = 'json') =>
  readResponse({ url: URL_, status, text }, as);
const messageOf = (status: number, text = '') => {
  const result = answer(status, text);
  return result.ok ? undefined : result.failure.message;
};

describe('readResponse', () => {
  it('takes 204 and 1223 for nothing [REQ-006]', () => {
    for (const status of [204, 1223]) expect(answer(status, 'ignored')).to.deep.equal({ ok: true, data: undefined });
  });
  it('reads JSON or raw text [REQ-004]', () => {
    expect(answer(200, '{"a":1}')).to.deep.equal({ ok: true, data: { a: 1 } });
    expect(answer(200, '{"a":1}', 'text')).to.deep.equal({ ok: true, data: '{"a":1}' });
  });
  it('says when an answer is no JSON [REQ-010]', () => {
    expect(messageOf(200, '<html>')).to.match(
      /^Internal Error: Unable to parse server response from \(\/api\/thing\) as JSON: \S/,
    );
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
  it('is unable to connect for the rest [REQ-014]', () => {
    for (const status of [400, 404, 418, 429, 502, 504]) expect(messageOf(status)).to.match(/^Unable to connect/);
  });
  it('believes a JSON body that says why, for 400, 401, 500 and 502 [REQ-016]', () => {
    for (const status of [400, 401, 500, 502])
      for (const field of ['error', 'message', 'billingErrorCode'])
        expect(messageOf(status, `{"${field}":"Why"}`)).to.equal('Why');
    expect(messageOf(503, '{"error":"Why"}')).not.to.equal('Why');
  });
});

describe('request', () => {
  const network = pretendNetwork();
  afterEach(() => (document.cookie = 'crumb=; max-age=0; path=/'));

  it('sends GET, POST, PUT and DELETE [REQ-001]', async () => {
    const seen: string[] = [];
    network.use(http.all(URL_, ({ request: { method } }) => (seen.push(method), HttpResponse.json({}))));
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) await request(URL_, { method, read: () => true });
    expect(seen).to.deep.equal(['GET', 'POST', 'PUT', 'DELETE']);
  });
  it('sends JSON or a form [REQ-003]', async () => {
    const seen: (string | null)[] = [];
    network.use(
      http.post(URL_, async ({ request: sent }) => {
        seen.push(sent.headers.get('content-type'), await sent.text());
        return HttpResponse.json({});
      }),
    );
    await request(URL_, { method: 'POST', body: { a: 'ä' }, read: () => true });
    await request(URL_, { method: 'POST', form: { a: 'x y', b: '&' }, read: () => true });
    expect(seen).to.deep.equal([
      'application/json',
      '{"a":"ä"}',
      'application/x-www-form-urlencoded;charset=UTF-8',
      'a=x+y&b=%26',
    ]);
  });
  it('tries again every 200 ms when no answer comes, if asked to [REQ-015]', async () => {
    const times: number[] = [];
    network.use(
      http.get(URL_, () => {
        times.push(performance.now());
        return times.length < 3 ? HttpResponse.error() : HttpResponse.json({ done: true });
      }),
    );
    const result = await request(URL_, { retries: 3, read: () => 'done' });
    expect(result).to.deep.equal({ ok: true, data: 'done' });
    expect(times).to.have.length(3);
    expect(times[2]! - times[1]!).to.be.at.least(190);
    times.length = 0;
    network.use(http.get(URL_, () => (times.push(0), HttpResponse.error())));
    expect((await request(URL_, { read: () => true })).ok).to.equal(false);
    expect(times).to.have.length(1);
  });
  it('gives up quietly when its caller does', async () => {
    network.use(http.get(URL_, () => new Promise<never>(() => {})));
    const abort = new AbortController();
    const running = request(URL_, { signal: abort.signal, read: () => true });
    abort.abort();
    expect(await running).to.deep.equal({ ok: false, failure: { kind: 'aborted', message: '' } });
  });
});
