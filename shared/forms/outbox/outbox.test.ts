import { expect } from '@open-wc/testing';
import { get, put } from '../../platform/storage/database.js';
import { emptyDatabase, fullDisk, pretend, pretendClock } from '../../testing/storage.js';
import { until, warningsOf } from '../../testing/fixture.js';
import { createOutbox, outbox, type Outbox, type QueueChange, type Send, type QueuedItem } from './outbox.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A network that answers every call with the same outcome, and the bodies that it was sent. */
function network(outcome: Awaited<ReturnType<Send>> = 'sent') {
  const bodies: unknown[] = [];
  const send: Send = async ({ body }) => {
    bodies.push(body);
    return outcome;
  };
  return { bodies, send };
}
const bodiesOf = (items: readonly QueuedItem[]) => items.map(({ body }) => body);

/** Another tab: a frame with a page of its own. */
async function openTab(): Promise<{ tab: Outbox; close(): void }> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<script type="module">
    import { createOutbox } from '/shared/forms/outbox/outbox.ts';
    window.outbox = createOutbox();
    frameElement.dispatchEvent(new Event('ready'));
  </script>`;
  const ready = new Promise((resolve) => frame.addEventListener('ready', resolve));
  document.body.append(frame);
  await ready;
  return { tab: (frame.contentWindow as Window & { outbox?: Outbox }).outbox!, close: () => frame.remove() };
}

describe('outbox', () => {
  let clock: ReturnType<typeof pretendClock>;
  let queue: Outbox;
  beforeEach(async () => {
    await emptyDatabase();
    clock = pretendClock();
    queue = createOutbox(clock);
  });

  it('is one for the page', () => expect(outbox()).to.equal(outbox()));
  it('stores items by form, oldest first', async () => {
    const first = await queue.add('contact', { n: 1 }, 'key-of-before');
    await Promise.all([2, 3, 4].map((n) => queue.add('contact', { n })));
    await queue.add('order', { n: 5 });
    expect(first).to.include({ place: 'contact', id: 'key-of-before', attempts: 0, queuedAt: clock.now() });
    expect(bodiesOf(await queue.items('contact'))).to.deep.equal([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
    expect(bodiesOf(await queue.items())).to.have.length(5);
    expect((await createOutbox().items('contact'))[0]).to.deep.equal(first);
  });
  it('works where the browser refuses a BroadcastChannel', async () => {
    const restore = pretend(window, 'BroadcastChannel', function () {
      throw new DOMException('', 'SecurityError');
    });
    const alone = createOutbox(clock);
    restore();
    const changes: QueueChange[] = [];
    alone.subscribe((change) => changes.push(change));
    const { id } = (await alone.add('f', 1))!;
    expect(changes).to.deep.equal([{ id, place: 'f', outcome: 'added' }]);
  });
  it('stores 50 items, and refuses the next', async () => {
    for (let n = 0; n < 50; n++) await queue.add('f', n);
    expect(await queue.add('f', 50)).to.equal(undefined);
    expect(bodiesOf(await queue.items('f'))).to.deep.equal(Array.from({ length: 50 }, (_, n) => n));
  });
  it('reports when an item cannot be stored', async () => {
    expect(await queue.add('f', () => {})).to.equal(undefined);
    const restore = pretend(window, 'indexedDB', undefined);
    const { send, bodies } = network();
    expect(await queue.add('f', 1)).to.equal(undefined);
    expect(await queue.items('f')).to.deep.equal([]);
    await queue.remove('x');
    await queue.flush(send);
    restore();
    expect(bodies).to.deep.equal([]);
  });

  it('sends in order, with the same id at every attempt, and deletes the items that were sent', async () => {
    const ids: string[] = [];
    for (const n of [1, 2, 3]) await queue.add('f', n);
    const expected = (await queue.items()).map(({ id }) => id);
    await queue.flush(async ({ id }) => (ids.push(id), 'later'));
    await queue.flush(async ({ id, attempts }) => (ids.push(id), expect(attempts).to.equal(2), 'sent'));
    expect(ids).to.deep.equal([...expected, ...expected]);
    expect(await queue.items()).to.deep.equal([]);
  });
  it('deletes refused items, keeps those for later, and notifies of both', async () => {
    const changes: QueueChange[] = [];
    const [one, two] = [(await queue.add('f', 'no'))!, (await queue.add('g', 'wait'))!];
    queue.subscribe((each) => changes.push(each));
    await queue.flush(async ({ body }) => (body === 'no' ? 'refused' : 'later'));
    expect(changes).to.deep.equal([
      { id: one.id, place: 'f', outcome: 'refused' },
      { id: two.id, place: 'g', outcome: 'later' },
    ]);
    expect(await queue.items()).to.deep.equal([{ ...two, attempts: 1 }]);
  });
  it('refuses items older than a week', async () => {
    const changes: QueueChange[] = [];
    const { send, bodies } = network();
    await queue.add('f', 'old');
    clock.advance(1);
    await queue.add('f', 'week');
    clock.advance(7 * DAY_MS);
    queue.subscribe((each) => changes.push(each));
    await queue.flush(send);
    expect(changes.map(({ outcome }) => outcome)).to.deep.equal(['refused', 'sent']);
    expect(bodies).to.deep.equal(['week']);
    expect(await queue.items()).to.deep.equal([]);
  });
  it('does not send an item removed while another is being sent', async () => {
    const sent: unknown[] = [];
    await queue.add('f', 1);
    const second = (await queue.add('f', 2))!;
    await queue.flush(async ({ body }) => {
      sent.push(body);
      await queue.remove(second.id);
      return 'sent';
    });
    expect(sent).to.deep.equal([1]);
  });
  it('aborts an attempt after a minute, and goes on with the next item', async () => {
    const signals: AbortSignal[] = [];
    for (const n of [1, 2]) await queue.add('f', n);
    const flushed = queue.flush(({ body }, signal) => {
      signals.push(signal);
      return body === 1 ? new Promise(() => {}) : Promise.resolve('sent');
    });
    await until(() => signals.length === 1);
    clock.advance(59_999);
    expect(signals[0]!.aborted).to.equal(false);
    clock.advance(1);
    await flushed;
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true, false]);
    expect(bodiesOf(await queue.items())).to.deep.equal([1]);
    expect(clock.pauses()).to.deep.equal([]);
  });
  it('keeps an item when send throws', async () => {
    await queue.add('f', 1);
    const warnings = await warningsOf(() => queue.flush(() => Promise.reject(new Error('bug'))));
    expect(warnings).to.have.length(1);
    expect(await queue.items()).to.have.length(1);
  });
  it('sends even when the attempt cannot be counted', async () => {
    await queue.add('f', 1);
    const { send, bodies } = network();
    const restore = fullDisk();
    await queue.flush(send);
    restore();
    expect(bodies).to.deep.equal([1]);
    expect(await queue.items()).to.deep.equal([]);
  });

  describe('in two tabs', () => {
    it('notifies of changes in the other tab', async () => {
      const { tab, close } = await openTab();
      const outcomes: QueueChange['outcome'][] = [];
      tab.subscribe(({ outcome }) => outcomes.push(outcome));
      // In some engines a channel receives messages only a moment after it was opened.
      await until(async () => {
        const item = await queue.add('f', 1);
        if (item) await queue.remove(item.id);
        return outcomes.includes('removed');
      });
      await queue.add('f', 2);
      await queue.flush(network().send);
      await until(() => outcomes.at(-1) === 'sent');
      expect(new Set(outcomes)).to.deep.equal(new Set(['added', 'removed', 'sent']));
      close();
    });

    for (const [how, prepare] of [
      ['by a lock', () => () => {}],
      ['by a lease, on http pages', () => pretend(navigator, 'locks', undefined)],
    ] as const) {
      it(`sends from one tab only, ${how}`, async () => {
        const restore = prepare();
        const other = createOutbox(clock);
        const sent: unknown[] = [];
        for (const n of [1, 2, 3]) await queue.add('f', n);
        const nothing = network();
        await queue.flush(async ({ body }) => {
          sent.push(body);
          await other.flush(nothing.send);
          await queue.flush(nothing.send);
          return 'sent';
        });
        expect([sent, nothing.bodies]).to.deep.equal([[1, 2, 3], []]);
        await other.add('f', 4);
        await other.flush(nothing.send);
        expect(nothing.bodies, 'the turn is free again').to.deep.equal([4]);
        restore();
      });
      it(`sends each once when both begin at the same time, ${how}`, async () => {
        const restore = prepare();
        const other = createOutbox(clock);
        const { send, bodies } = network();
        for (const n of [1, 2, 3, 4, 5]) await queue.add('f', n);
        await Promise.all([queue, other, queue, other].map((each) => each.flush(send)));
        expect(bodies).to.deep.equal([1, 2, 3, 4, 5]);
        restore();
      });
    }
    it('sends each once from two pages', async () => {
      const [one, two] = [await openTab(), await openTab()];
      const sent: unknown[] = [];
      for (const n of [1, 2, 3]) await queue.add('f', n);
      const send: Send = async ({ body }) => {
        sent.push(body);
        await two.tab.flush(send);
        return 'sent';
      };
      // The items are dated by the tests' clock, in the future for these pages: none is too old.
      await Promise.all([one.tab.flush(send), two.tab.flush(send), one.tab.flush(send)]);
      expect(sent).to.deep.equal([1, 2, 3]);
      [one, two].forEach(({ close }) => close());
    });
    it('sends again, with the same id, an item whose tab was closed while sending', async () => {
      const { tab, close } = await openTab();
      const ids: string[] = [];
      await queue.add('f', 1);
      void tab.flush(({ id }) => (ids.push(id), new Promise(() => {})));
      await until(() => ids.length === 1);
      close();
      await until(async () => {
        await queue.flush(async ({ id }) => (ids.push(id), 'sent'));
        return ids.length > 1;
      });
      expect(ids[1]).to.equal(ids[0]);
      expect(await queue.items()).to.deep.equal([]);
    });
    it('takes over the lease of a tab that was closed while sending', async () => {
      const restore = pretend(navigator, 'locks', undefined);
      const { send, bodies } = network();
      await queue.add('f', 1);
      await put('leases', 'sq-outbox', { owner: 'closed tab', until: clock.now() + 90_000 });
      await queue.flush(send);
      expect(bodies).to.deep.equal([]);
      clock.advance(90_000);
      await queue.flush(send);
      expect(bodies).to.deep.equal([1]);
      restore();
    });
    it('stops when another tab has taken its lease', async () => {
      const restore = pretend(navigator, 'locks', undefined);
      const sent: unknown[] = [];
      for (const n of [1, 2]) await queue.add('f', n);
      const otherLease = { owner: 'other tab', until: clock.now() + 90_000 };
      await queue.flush(async ({ body }) => {
        sent.push(body);
        await put('leases', 'sq-outbox', otherLease);
        return 'sent';
      });
      expect(sent).to.deep.equal([1]);
      expect(await get('leases', 'sq-outbox')).to.deep.equal(otherLease);
      restore();
    });
  });
});
