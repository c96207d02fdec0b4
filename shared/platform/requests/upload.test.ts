import { expect } from '@open-wc/testing';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { pretend } from '../../testing/storage.js';
import { until } from '../../testing/fixture.js';
import { upload } from './upload.js';

const URL_ = '/api/uploads';
const STALL_MS = 60_000;

describe('upload', () => {
  const network = pretendNetwork();
  let restores: (() => void)[] = [];
  /** The parts that were shown as sent. */
  let parts: number[] = [];
  beforeEach(() => {
    restores = [];
    parts = [];
    document.cookie = 'crumb=old; path=/';
  });
  afterEach(() => {
    restores.forEach((restore) => restore());
    document.cookie = 'crumb=; max-age=0; path=/';
  });

  const send = (signal = new AbortController().signal, content = 'words') =>
    upload(URL_, new File([content], 'a.txt', { type: 'text/plain' }), {
      headers: { 'Idempotency-Key': 'k' },
      signal,
      onProgress: (part) => parts.push(part),
      read: (data) => (data as { id?: string }).id,
    });
  /** Answers with these in turn, the last one for ever; gives what was sent. */
  function answers(...responses: (() => Response | Promise<Response>)[]) {
    const sent: { crumb: string | null; header: string | null; key: string | null; body: string }[] = [];
    network.use(
      http.post(URL_, async ({ request }) => {
        const { headers, url } = request;
        sent.push({
          crumb: new URL(url).searchParams.get('crumb'),
          header: headers.get('x-csrf-token'),
          key: headers.get('idempotency-key'),
          body: await request.text(),
        });
        return responses[Math.min(sent.length, responses.length) - 1]!();
      }),
    );
    return sent;
  }
  const json =
    (body: object, status = 200) =>
    () =>
      HttpResponse.json(body, { status });
  /** Time-outs of a minute, which end when the test says so; all others are real. */
  function holdStalls() {
    const running = new Map<number, () => void>();
    const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    let id = -1;
    restores.push(
      pretend(window, 'setTimeout', (run: () => void, ms?: number) => {
        if (ms !== STALL_MS) return start(run, ms);
        running.set(--id, run);
        return id;
      }),
      pretend(window, 'clearTimeout', (timer?: number) => {
        if (!running.delete(timer ?? 0)) stop(timer);
      }),
    );
    return { running, end: () => running.forEach((run) => run()) };
  }

  it('sends the file with the crumb and the key', async () => {
    const sent = answers(json({ id: 'f' }));
    expect(await send()).to.deep.equal({ ok: true, data: 'f' });
    expect(sent).to.deep.equal([{ crumb: 'old', header: 'old', key: 'k', body: 'words' }]);
  });
  it('sends the file once more after a crumb failure, with any status, with the new crumb and the same key', async () => {
    for (const status of [200, 403]) {
      document.cookie = 'crumb=old; path=/';
      const sent = answers(json({ crumbFail: true, crumb: 'new' }, status), json({ id: 'f' }));
      expect(await send()).to.deep.equal({ ok: true, data: 'f' });
      expect(sent).to.deep.equal([
        { crumb: 'old', header: 'old', key: 'k', body: 'words' },
        { crumb: 'new', header: 'new', key: 'k', body: 'words' },
      ]);
      expect(document.cookie).to.contain('crumb=new');
      network.resetHandlers();
    }
  });
  it('does not send it a third time, nor with a crumb that cannot be sent', async () => {
    for (const [crumb, count] of [
      ['new', 2],
      ['a b', 1],
    ] as const) {
      const sent = answers(json({ crumbFail: true, crumb }));
      const result = await send();
      expect(!result.ok && result.failure.kind).to.equal('status');
      expect(sent).to.have.length(count);
      network.resetHandlers();
    }
  });
  it('gives up when nothing more is sent or answered for a minute', async () => {
    const stalls = holdStalls();
    let letGo = () => {};
    const late = new Promise<Response>((resolve) => (letGo = () => resolve(HttpResponse.json({ id: 'f' }))));
    const sent = answers(() => late);
    const result = send();
    await until(() => sent.length === 1 && stalls.running.size === 1);
    stalls.end();
    const { ok, ...rest } = await result;
    expect([ok, (rest as { failure: { kind: string } }).failure.kind]).to.deep.equal([false, 'network']);
    expect(stalls.running.size).to.equal(0);
    letGo();
  });
  it('says how much was sent, waits a minute anew each time, and no longer once it has its answer', async () => {
    const stalls = holdStalls();
    // Browsers do not count what a service worker, as that of these tests, answers.
    const calls: XMLHttpRequest[] = [];
    const real = Reflect.get(XMLHttpRequest.prototype, 'send');
    restores.push(
      pretend(XMLHttpRequest.prototype, 'send', function (this: XMLHttpRequest, body: File) {
        calls.push(this);
        real.call(this, body);
      }),
    );
    let letGo = () => {};
    const late = new Promise<Response>((resolve) => (letGo = () => resolve(HttpResponse.json({ id: 'f' }))));
    answers(() => late);
    const result = send();
    const [first] = stalls.running.keys();
    for (const loaded of [1, 4, 5])
      calls[0]!.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 5 }));
    expect(parts).to.deep.equal([0.2, 0.8, 1]);
    expect(stalls.running.size).to.equal(1);
    expect(stalls.running.has(first!)).to.equal(false);
    letGo();
    expect(await result).to.deep.equal({ ok: true, data: 'f' });
    expect(stalls.running.size).to.equal(0);
  });
  it('ends when it is aborted, also before it has begun', async () => {
    let letGo = () => {};
    const late = new Promise<Response>((resolve) => (letGo = () => resolve(HttpResponse.json({ id: 'f' }))));
    const sent = answers(() => late);
    const running = new AbortController();
    const result = send(running.signal);
    await until(() => sent.length === 1);
    running.abort();
    for (const each of [await result, await send(running.signal)])
      expect(!each.ok && each.failure.kind).to.equal('aborted');
    expect(sent).to.have.length(1);
    letGo();
  });
  it('says what is wrong with an answer: a status, something else than the id, nothing', async () => {
    for (const [respond, failure] of [
      [json({ error: 'Too large' }, 413), { kind: 'status', status: 413 }],
      [json({ ok: true }), { kind: 'unreadable', status: 200 }],
      [() => HttpResponse.error(), { kind: 'network' }],
    ] as const) {
      answers(respond);
      const result = await send();
      expect(!result.ok && result.failure).to.include(failure);
      network.resetHandlers();
    }
  });
  it('does not fail where there is no address', async () => {
    const result = await upload('http://[', new File(['x'], 'a'), {
      headers: {},
      signal: new AbortController().signal,
      onProgress: () => expect.fail('sent'),
      read: () => 'x',
    });
    expect(!result.ok && result.failure.kind).to.equal('network');
  });
});
