import { expect } from '@open-wc/testing';
import { seenKeepalive } from '../errors/testing/keepalive.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { pretend, pretendClock } from '../../testing/storage.js';
import { startLogger, trace, type LogEntry } from './logger.js';
import { until } from '../../testing/fixture.js';

describe('the logger', () => {
  const network = pretendNetwork();
  let batches: LogEntry[][];
  let clock: ReturnType<typeof pretendClock>;
  let page: EventTarget;
  let stop: () => void;
  let keepalive: ReturnType<typeof seenKeepalive>;
  beforeEach(() => {
    batches = [];
    keepalive = seenKeepalive();
    answer(204);
    clock = pretendClock();
    page = new EventTarget();
    stop = startLogger({ clock, page });
  });
  afterEach(() => {
    stop();
    keepalive.restore();
  });

  const answer = (status: number) =>
    network.use(
      http.post('/api/events/Trace', async ({ request }) => {
        const form = new URLSearchParams(await request.text());
        batches.push(JSON.parse(form.get('data')!) as LogEntry[]);
        return new HttpResponse(null, { status });
      }),
    );
  const sent = (count: number) => until(() => batches.length >= count, `not ${count} batches`);
  const messages = () => batches.map((entries) => entries.map(({ message }) => message));

  it('sends the entries as the text of a JSON array [ERR-009]', async () => {
    trace('one', { place: 7 });
    trace('two & "two"');
    clock.advance(30_000);
    await sent(1);
    const timestamp = Date.parse('2030-01-01');
    expect(batches).to.deep.equal([
      [
        { message: 'one', data: { place: 7 }, timestamp },
        { message: 'two & "two"', timestamp },
      ],
    ]);
  });
  it('sends a batch every 30 s, none without entries [ERR-010]', async () => {
    trace('one');
    clock.advance(29_999);
    expect(clock.pauses()).to.deep.equal([1]);
    trace('two');
    clock.advance(1);
    await sent(1);
    expect(clock.pauses()).to.deep.equal([]);
    trace('three');
    clock.advance(30_000);
    await sent(2);
    expect(messages()).to.deep.equal([['one', 'two'], ['three']]);
  });
  it('sends waiting entries when the page is left, and when it is hidden [ERR-011]', async () => {
    trace('left');
    page.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await sent(1);
    // A page that returns from the back/forward cache may be hidden later.
    page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    trace('hidden');
    const show = pretend(Document.prototype, 'visibilityState', 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new PageTransitionEvent('pagehide'));
    show();
    await sent(2);
    expect(messages()).to.deep.equal([['left'], ['hidden']]);
    expect(clock.pauses()).to.deep.equal([]);
  });
  it('queues at most fifty entries, without long data', async () => {
    for (let index = 0; index < 60; index++) trace(`entry ${index}`, index === 0 ? 'x'.repeat(2000) : undefined);
    clock.advance(30_000);
    await sent(1);
    expect(batches[0]).to.have.length(50);
    expect(batches[0]![0]).not.to.have.property('data');
  });
  it('logs the message when the data cannot be serialised', async () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    trace('circular', circular);
    clock.advance(30_000);
    await sent(1);
    expect(messages()).to.deep.equal([['circular']]);
  });
  it('sends no batch twice to a server that fails', async () => {
    answer(500);
    trace('one');
    clock.advance(30_000);
    await sent(1);
    clock.advance(60_000);
    page.dispatchEvent(new PageTransitionEvent('pagehide'));
    trace('two');
    clock.advance(30_000);
    await sent(2);
    expect(messages()).to.deep.equal([['one'], ['two']]);
  });
  it('runs once per page, and ends when it is stopped', () => {
    startLogger({ clock })();
    trace('one');
    expect(clock.pauses()).to.deep.equal([30_000]);
    stop();
    trace('two');
    expect(clock.pauses()).to.deep.equal([]);
  });
});
