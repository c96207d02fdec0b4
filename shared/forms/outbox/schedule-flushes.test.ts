import { expect } from '@open-wc/testing';
import { emptyDatabase, pretend, pretendClock } from '../../testing/storage.js';
import { createOutbox, type Outbox, type Outcome } from './outbox.js';
import { until } from '../../testing/fixture.js';

describe('scheduled flushes', () => {
  let clock: ReturnType<typeof pretendClock>;
  let queue: Outbox;
  let sent: unknown[];
  let answer: Outcome;
  let restore = () => {};
  const ends: (() => void)[] = [];

  beforeEach(async () => {
    await emptyDatabase();
    clock = pretendClock();
    queue = createOutbox(clock);
    [sent, answer] = [[], 'later'];
  });
  afterEach(() => {
    ends.splice(0).forEach((end) => end());
    restore();
  });
  const start = () => {
    const end = queue.start(async ({ body }) => {
      sent.push(body);
      return answer;
    });
    ends.push(end);
    return end;
  };
  /** A flush has ended when the timer for the next one is set. */
  const pause = (ms: number) => until(() => String(clock.pauses()) === String(ms), `a pause of ${ms} ms`);
  const emptied = () => until(async () => (await queue.items()).length === 0);
  const show = (state: DocumentVisibilityState) => {
    restore();
    restore = pretend(Document.prototype, 'visibilityState', state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('sends waiting items at once', async () => {
    answer = 'sent';
    await queue.add('f', 1);
    start();
    await emptied();
    expect(sent).to.deep.equal([1]);
  });
  it('tries again after 2 s, doubling up to 5 minutes, and has no timer when nothing waits', async () => {
    await queue.add('f', 1);
    start();
    for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
      await pause(seconds * 1000);
      const before = sent.length;
      clock.advance(seconds * 1000 - 1);
      expect(sent.length).to.equal(before);
      clock.advance(1);
      await until(() => sent.length === before + 1);
    }
    await pause(300_000);
    answer = 'sent';
    clock.advance(300_000);
    await emptied();
    await until(() => clock.pauses().length === 0);
    expect(sent).to.have.length(11 + 1);
  });
  it('starts a timer when an item is added', async () => {
    start();
    await queue.add('f', 1);
    await pause(2000);
    expect(sent).to.deep.equal([]);
    answer = 'sent';
    clock.advance(2000);
    await emptied();
  });
  it('sends as soon as the network is back', async () => {
    await queue.add('f', 1);
    start();
    await pause(2000);
    answer = 'sent';
    dispatchEvent(new Event('online'));
    await emptied();
    await until(() => clock.pauses().length === 0);
    expect(sent).to.deep.equal([1, 1]);
  });
  for (const [what, event] of [
    ['the network is back', () => dispatchEvent(new Event('online'))],
    ['the page is shown again', () => show('visible')],
    [
      'the page is restored from the back/forward cache',
      () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ] as const)
    it(`sends once more, without a pause, when ${what} while it is sending`, async () => {
      await queue.add('f', 1);
      const answers: ((outcome: Outcome) => void)[] = [];
      ends.push(queue.start(() => new Promise((resolve) => answers.push(resolve))));
      await until(() => answers.length === 1);
      event();
      answers[0]!('later');
      // The clock stands still.
      await until(() => answers.length === 2);
      answers[1]!('later');
      await pause(4000);
      expect(answers).to.have.length(2);
    });
  it('has no timer while the page is hidden, and sends when it is shown again', async () => {
    await queue.add('f', 1);
    start();
    await pause(2000);
    show('hidden');
    await until(() => clock.pauses().length === 0);
    answer = 'sent';
    show('visible');
    await emptied();
    expect(sent).to.deep.equal([1, 1]);
  });
  it('sends when the page is restored from the back/forward cache', async () => {
    await queue.add('f', 1);
    start();
    await pause(2000);
    answer = 'sent';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await emptied();
  });
  it('is stopped by the last caller that started it, and aborts the running attempt', async () => {
    await queue.add('f', 1);
    const [first, second] = [start(), start()];
    await pause(2000);
    first();
    first();
    clock.advance(2000);
    await pause(4000);
    expect(sent).to.deep.equal([1, 1]);
    const signals: AbortSignal[] = [];
    second();
    expect(clock.pauses()).to.deep.equal([]);
    const third = queue.start((_, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    await until(() => signals.length === 1);
    third();
    expect(signals[0]!.aborted).to.equal(true);
    dispatchEvent(new Event('online'));
    await until(async () => {
      await queue.flush(async () => 'sent');
      return (await queue.items()).length === 0;
    });
    expect([sent, signals.length, clock.pauses()]).to.deep.equal([[1, 1], 1, []]);
  });
});
