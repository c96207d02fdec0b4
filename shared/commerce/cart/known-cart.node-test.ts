import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expectedCart } from './lines/cart-view.js';
import { type CartState, stateOf } from './cart-state.js';
import { type KnownCart, reduceCart } from './known-cart.js';
import { readCart } from './read-cart.js';

const cartOf = (items: number) => readCart({ id: String(items), totalQuantity: items, subtotalCents: items * 100 })!;
const stateWith = (items: number): CartState => ({ synced: true, items, subtotal: items * 100, currency: 'USD' });
const UNKNOWN: KnownCart = {
  state: { synced: false, items: 0, subtotal: 0, currency: 'USD' },
  answer: undefined,
  version: 0,
  underWay: 0,
  doubtful: undefined,
};

/** All orders in which calls can be sent, reach the server, and be answered: each of them in turn. */
function* ordersOf(calls: number, steps = 3): Generator<readonly number[]> {
  const left: number[] = Array.from({ length: calls }, () => steps);
  function* next(order: readonly number[]): Generator<readonly number[]> {
    if (order.length === calls * steps) yield order;
    for (const [call, count] of left.entries()) {
      if (count === 0) continue;
      left[call]!--;
      yield* next([...order, call]);
      left[call]!++;
    }
  }
  yield* next([]);
}

describe('what a page knows of its cart', () => {
  it('is what the server has, in whatever order calls overlap, or it asks once more', () => {
    let orders = 0;
    for (const kinds of [0, 1, 2, 3, 4, 5, 6, 7])
      for (const order of ordersOf(3)) {
        const isChange = (call: number) => (kinds & (1 << call)) > 0;
        const calls = [0, 1, 2].map(() => ({ step: 0, since: 0, has: 0 }));
        let server = 0;
        let known = UNKNOWN;
        for (const at of order) {
          const call = calls[at]!;
          if (call.step === 0) known = reduceCart(known, { type: 'asked' });
          if (call.step === 0) call.since = known.version;
          if (call.step === 1) call.has = server += Number(isChange(at));
          const { since, has } = call;
          if (call.step === 2)
            known = reduceCart(known, { type: 'answered', isChange: isChange(at), since, cart: cartOf(has) });
          call.step++;
        }
        orders++;
        if (!known.doubtful) assert.equal(known.state.items, server, `${kinds}: ${order.join('')}`);
        assert.equal(known.underWay, 0);
      }
    assert.equal(orders, 8 * 1680);
  });

  it('is taken from each answer where calls do not overlap', () => {
    let known = UNKNOWN;
    for (const [items, isChange] of [
      [1, false],
      [2, true],
      [3, true],
      [3, false],
    ] as const) {
      known = reduceCart(known, { type: 'asked' });
      known = reduceCart(known, { type: 'answered', isChange, since: known.version, cart: cartOf(items) });
      assert.deepEqual([known.state, known.doubtful], [stateWith(items), undefined]);
    }
  });

  it('stays the same object where an answer says the same, and the answer is another', () => {
    const before = reduceCart(UNKNOWN, { type: 'taken', cart: cartOf(2) });
    const after = reduceCart(before, { type: 'taken', cart: cartOf(2) });
    assert.equal(after.state, before.state);
    assert.notEqual(after.answer, before.answer);
  });

  it('stays as it is where a call fails', () => {
    const before = reduceCart(UNKNOWN, { type: 'taken', cart: cartOf(2) });
    const asked = reduceCart(before, { type: 'asked' });
    const failed = reduceCart(asked, {
      type: 'answered',
      isChange: true,
      since: asked.version,
      cart: undefined,
    });
    assert.deepEqual(failed, { ...before, version: 1 }, 'it may have arrived');
  });

  it('is decided by the call that is made when nothing else is under way', () => {
    const doubtful = { ...UNKNOWN, doubtful: cartOf(1) };
    assert.equal(reduceCart(doubtful, { type: 'asked' }).doubtful, undefined);
    const asked = reduceCart({ ...doubtful, underWay: 1 }, { type: 'asked' });
    assert.ok(asked.doubtful);
    const answered = { type: 'answered', isChange: true, since: asked.version, cart: cartOf(2) } as const;
    assert.equal(reduceCart(asked, answered).doubtful, undefined);
  });

  describe('after another tab has told', () => {
    const known = reduceCart(UNKNOWN, { type: 'taken', cart: cartOf(2) });
    it('of a change: its lines are old, also where it has as many', () => {
      for (const items of [2, 3]) {
        const told = reduceCart(known, { type: 'told', isRead: false, state: stateWith(items) });
        assert.deepEqual([told.state, told.answer?.isCurrent], [stateWith(items), false]);
        assert.equal(told.state === known.state, items === 2);
      }
    });
    it('of what it has read: only what differs is news', () => {
      assert.equal(reduceCart(known, { type: 'told', isRead: true, state: stateWith(2) }), known);
      const told = reduceCart(known, { type: 'told', isRead: true, state: stateWith(3) });
      assert.deepEqual([told.state, told.answer?.isCurrent], [stateWith(3), false]);
    });
    it('an answer that was asked for before is in doubt', () => {
      const asked = reduceCart(known, { type: 'asked' });
      const told = reduceCart(asked, { type: 'told', isRead: false, state: stateWith(3) });
      const cart = cartOf(2);
      const answered = reduceCart(told, { type: 'answered', isChange: false, since: asked.version, cart });
      assert.deepEqual([answered.state.items, answered.doubtful], [3, cart]);
    });
  });
});

describe('what is shown of a cart', () => {
  const cart = readCart({
    entries: ['e1', 'e2', 'e3'].map((id) => ({ id, quantity: 2, unitPriceCents: 100 })),
    subtotalCents: 600,
    grandTotalCents: 650,
    selectedShippingOption: { id: 's1' },
  })!;
  const shown = (...pending: Parameters<typeof expectedCart>[1]) => {
    const { lines, subtotalCents, grandTotalCents, shipping } = expectedCart(cart, pending);
    return [lines.map(({ id, quantity }) => `${id} ${quantity}`).join(), subtotalCents, grandTotalCents, shipping];
  };
  const [e1, e2] = [
    { field: 'e1', quantity: 5 },
    { field: 'e2', quantity: 0 },
  ];

  it('is the last answer, and what the visitor has done since', () => {
    assert.deepEqual(shown(), ['e1 2,e2 2,e3 2', 600, 650, 's1']);
    assert.deepEqual(shown(e1, e2), ['e1 5,e3 2', 700, 750, 's1']);
    assert.deepEqual(shown({ field: 'shipping', shipping: 's2' }, { field: 'shipping', shipping: 's3' }).at(-1), 's3');
  });
  it('loses a change that is refused, and none of the others', () => {
    assert.deepEqual(shown(e2), ['e1 2,e3 2', 400, 450, 's1']);
    assert.deepEqual(shown(e1), ['e1 5,e2 2,e3 2', 900, 950, 's1']);
  });
  it('has no line that the server no longer has', () => {
    assert.deepEqual(shown({ field: 'gone', quantity: 3 }), shown());
  });
  it('is of the subtotal as an amount, where the server names no cents', () => {
    const amount = { subtotalAmount: { currency: 'JPY', value: '500' } };
    assert.equal(stateOf(readCart(amount)).subtotal, 500);
    assert.equal(expectedCart(readCart(amount)!, []).grandTotalCents, 500);
  });
});
