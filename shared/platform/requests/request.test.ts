import { expect } from '@open-wc/testing';
import { until, warningsOf } from '../../testing/fixture.js';
import { holdTimers } from '../../testing/held-timers.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { pause } from '../timing/pause.js';
import { request } from './request.js';
import { toPageContext } from '../page/read-page.js';
import { API_ROOT, LIBRARY_BASE_PATH, REST_ROOT } from './paths.js';
import { pretend } from '../../testing/storage.js';
import { postForm } from './post-form.js';

describe('the answer to a form', () => {
  const HERE = location.origin;
  let restore = () => {};
  afterEach(() => restore());

  for (const [what, asked, answered, wasRedirected] of [
    ['of the address itself', `${HERE}/mail.php?a=1`, `${HERE}/mail.php?a=1`, false],
    ['of an address with a fragment', `${HERE}/mail.php#form`, `${HERE}/mail.php`, false],
    ['of a relative address', '/mail.php', `${HERE}/mail.php`, false],
    ['of a page that asks by https: alone', 'http://shop.example/mail.php', 'https://shop.example/mail.php', false],
    ['without an address, as of a service worker', `${HERE}/mail.php`, '', false],
    ['of another page', `${HERE}/mail.php`, `${HERE}/thanks.html`, true],
    ['of another query', `${HERE}/mail.php`, `${HERE}/mail.php?sent=1`, true],
    ['of another site', 'http://shop.example/mail.php', 'https://pay.example/mail.php', true],
  ] as const)
    it(`${what} was ${wasRedirected ? '' : 'not '}redirected, where the browser does not say so`, async () => {
      restore = pretend(window, 'fetch', () => {
        const response = new Response('Thanks');
        Object.defineProperty(response, 'url', { value: answered });
        return Promise.resolve(response);
      });
      const { signal } = new AbortController();
      const answer = await postForm(asked, { body: 'a=1', headers: {}, followsRedirects: true, signal });
      expect([answer?.wasRedirected, answer?.text]).to.deep.equal([wasRedirected, 'Thanks']);
    });
});

describe('the root paths', () => {
  it('are /api/ and /api/rest/ [REQ-024]', () => {
    expect([API_ROOT, REST_ROOT]).to.deep.equal(['/api/', '/api/rest/']);
    expect(toPageContext({}).apiRoot).to.equal(API_ROOT);
  });
  it('include that of the older library [REQ-025]', () => {
    expect(LIBRARY_BASE_PATH).to.equal('/universal/yui3/3.17.2/');
  });
});

const URL_ = '/api/thing';
const ABORTED = { ok: false, failure: { kind: 'aborted', message: '' } };
/** Whatever a success answers. */
const read = (): true => true;

/** An abort signal that knows who listens to it. */
function countedSignal(onListen = () => {}) {
  const abort = new AbortController();
  const listening = new Set<unknown>();
  const real = { add: abort.signal.addEventListener, remove: abort.signal.removeEventListener };
  Object.assign(abort.signal, {
    addEventListener(this: AbortSignal, type: string, listener: () => void) {
      listening.add(listener);
      real.add.call(this, type, listener);
      onListen();
    },
    removeEventListener(this: AbortSignal, type: string, listener: () => void) {
      listening.delete(listener);
      real.remove.call(this, type, listener);
    },
  });
  return { abort, listening };
}

describe('request', () => {
  const network = pretendNetwork();
  const clearCrumb = () => (document.cookie = 'crumb=; max-age=0; path=/');
  afterEach(clearCrumb);

  /** Answers with these in turn, the last one for ever; gives what was sent. */
  function answers(...responses: (() => Response)[]) {
    const sent: { crumb: string | null; header: string | null }[] = [];
    network.use(
      http.all(URL_, ({ request: { url, headers } }) => {
        sent.push({ crumb: new URL(url).searchParams.get('crumb'), header: headers.get('x-csrf-token') });
        return responses[Math.min(sent.length, responses.length) - 1]!();
      }),
    );
    return sent;
  }
  /** A call that is under way until it is let go. */
  function hang() {
    const reached = Promise.withResolvers<void>();
    const { promise, resolve } = Promise.withResolvers<Response>();
    network.use(http.get(URL_, () => (reached.resolve(), promise)));
    return { reached: reached.promise, letGo: () => resolve(HttpResponse.json({})) };
  }
  const json =
    (body: object, status = 200) =>
    () =>
      HttpResponse.json(body, { status });

  it('sends GET, POST, PUT and DELETE [REQ-001]', async () => {
    const seen: string[] = [];
    network.use(http.all(URL_, ({ request: { method } }) => (seen.push(method), HttpResponse.json({}))));
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) await request(URL_, { method, read });
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
    await request(URL_, { method: 'POST', body: { a: 'ä' }, read });
    await request(URL_, { method: 'POST', form: { a: 'x y', b: '&' }, read });
    expect(seen).to.deep.equal([
      'application/json',
      '{"a":"ä"}',
      'application/x-www-form-urlencoded;charset=UTF-8',
      'a=x+y&b=%26',
    ]);
  });
  it('accepts headers of the caller, except those of the wrapper', async () => {
    const seen: (string | null)[] = [];
    network.use(
      http.post(URL_, ({ request: { headers } }) => {
        seen.push(headers.get('idempotency-key'), headers.get('content-type'), headers.get('accept'));
        return HttpResponse.json({});
      }),
    );
    const headers = { 'Idempotency-Key': 'i', 'Content-Type': 'text/plain', Accept: 'text/html' };
    await request(URL_, { method: 'POST', body: 1, headers, read });
    expect(seen).to.deep.equal(['i', 'application/json', 'application/json']);
  });

  describe('the crumb', () => {
    it('is sent in the address, escaped, and in the header of all but GET [REQ-002]', async () => {
      document.cookie = `crumb=${encodeURIComponent('a+b/c=&d')}; path=/`;
      const sent = answers(json({}));
      await request(`${URL_}?x=1`, { read });
      await request(URL_, { method: 'DELETE', read });
      expect(sent).to.deep.equal([
        { crumb: 'a+b/c=&d', header: null },
        { crumb: 'a+b/c=&d', header: 'a+b/c=&d' },
      ]);
    });
    it('makes no call fail, whatever the cookie contains', async () => {
      const sent = answers(json({}));
      for (const crumb of ['ä€', 'a\nb', '\u0000']) {
        document.cookie = `crumb=${encodeURIComponent(crumb)}; path=/`;
        expect(await request(URL_, { method: 'POST', read })).to.deep.equal({ ok: true, data: true });
      }
      document.cookie = 'crumb=%E0%A4%A; path=/';
      expect(await request(URL_, { method: 'POST', read })).to.deep.equal({ ok: true, data: true });
      expect(sent.map(({ header }) => header)).to.deep.equal([null, null, null, '%E0%A4%A']);
    });
    it('is replaced after a crumb failure, with any status, and the call is sent once more [REQ-008]', async () => {
      for (const status of [200, 400, 403]) {
        document.cookie = 'crumb=old; path=/';
        const sent = answers(json({ crumbFail: true, crumb: 'new' }, status), json({}));
        expect(await request(URL_, { method: 'POST', read })).to.deep.equal({ ok: true, data: true });
        expect(sent.map(({ crumb }) => crumb)).to.deep.equal(['old', 'new']);
        expect(document.cookie).to.contain('crumb=new');
        network.resetHandlers();
      }
    });
    it('is not sent a third time: refused twice is a failure', async () => {
      const sent = answers(json({ crumbFail: true, crumb: 'new' }));
      const result = await request(URL_, { method: 'POST', as: 'text', retries: 2, read });
      expect(!result.ok && result.failure).to.include({ kind: 'status', status: 400 });
      expect(sent).to.have.length(2);
    });
    it('must be valid: a failure without one, or with one that cannot be sent, is final', async () => {
      document.cookie = 'crumb=old; path=/';
      const hostile = [undefined, '', 7, {}, 'a b', 'ä', 'a\r\nx: y', '\ud800', 'x'.repeat(5000)];
      for (const crumb of hostile) {
        const sent = answers(json({ crumbFail: true, crumb }));
        const result = await request(URL_, { method: 'POST', as: 'text', read });
        expect(!result.ok && result.failure.kind, JSON.stringify(crumb)).to.equal('status');
        expect(sent).to.have.length(1);
        network.resetHandlers();
      }
      expect(document.cookie).to.contain('crumb=old');
    });
    it('is neither sent to nor taken from a public file', async () => {
      document.cookie = 'crumb=old; path=/';
      const sent = answers(json({ crumbFail: true, crumb: 'new', loginRequired: true }));
      expect((await request(URL_, { isPublic: true, read })).ok).to.equal(true);
      expect(sent).to.deep.equal([{ crumb: null, header: null }]);
      expect(document.cookie).to.contain('crumb=old');
    });
  });

  describe('without an answer', () => {
    it('is retried every 200 ms, if requested [REQ-015]', async () => {
      let sent = 0;
      network.use(http.get(URL_, () => (++sent < 3 ? HttpResponse.error() : HttpResponse.json({ done: true }))));
      const timers = holdTimers(200);
      try {
        const result = request(URL_, { retries: 3, read: () => 'done' });
        for (const count of [1, 2]) {
          await until(() => timers.waiting().length > 0, 'the pause before the next try');
          expect(sent).to.equal(count);
          timers.runOut(200);
        }
        expect(await result).to.deep.equal({ ok: true, data: 'done' });
        expect(sent).to.equal(3);
        network.use(http.get(URL_, () => (sent++, HttpResponse.error())));
        expect((await request(URL_, { read })).ok).to.equal(false);
        expect(sent, 'one more').to.equal(4);
      } finally {
        timers.restore();
      }
    });
    it('gives the message that it is unable to connect', async () => {
      answers(() => HttpResponse.error());
      const result = await request(URL_, { read });
      expect(result).to.deep.equal({
        ok: false,
        failure: { kind: 'network', message: 'Unable to connect. Please try again' },
      });
    });
    it('gives the same message after a time-out', async () => {
      const { reached, letGo } = hang();
      const abort = new AbortController();
      const running = request(URL_, { signal: abort.signal, retries: 3, read });
      await reached;
      abort.abort(new DOMException('', 'TimeoutError')); // as AbortSignal.timeout does
      const result = await running;
      letGo();
      expect(!result.ok && result.failure.kind).to.equal('network');
    });
    it('because its address is invalid is a failure, too', async () => {
      const result = await request('http://[', { read });
      expect(!result.ok && result.failure).to.deep.equal({
        kind: 'network',
        message: 'Unable to connect. Please try again',
      });
    });
  });

  describe('aborted by its caller', () => {
    it('ends without a message', async () => {
      const { reached, letGo } = hang();
      const abort = new AbortController();
      const running = request(URL_, { signal: abort.signal, read });
      await reached;
      abort.abort();
      expect(await running).to.deep.equal(ABORTED);
      letGo();
    });
    it('before it starts, it sends nothing', async () => {
      const sent = answers(json({}));
      expect(await request(URL_, { signal: AbortSignal.abort(), retries: 3, read })).to.deep.equal(ABORTED);
      expect(sent).to.have.length(0);
    });
    it('while it waits for a retry, it ends at once', async () => {
      const { abort, listening } = countedSignal(() => abort.abort());
      const sent = answers(() => HttpResponse.error());
      expect(await request(URL_, { signal: abort.signal, retries: 100, read })).to.deep.equal(ABORTED);
      expect(sent).to.have.length(1);
      expect(listening.size).to.equal(0);
    });
    it('leaves no listener on the signal', async () => {
      const { abort, listening } = countedSignal();
      await pause(1, abort.signal);
      expect(listening.size).to.equal(0);
      const waiting = pause(10_000, abort.signal);
      expect(listening.size).to.equal(1);
      abort.abort();
      await waiting;
      expect(listening.size).to.equal(0);
    });
  });

  it('treats an answer whose reader throws as unreadable', async () => {
    answers(json({ a: null }));
    const warnings = await warningsOf(async () => {
      const result = await request(URL_, { read: (data) => (data as { a: { b: string } }).a.b });
      expect(!result.ok && result.failure.kind).to.equal('unreadable');
    });
    expect(warnings.join()).to.contain('the answer of /api/thing cannot be read');
  });
});
