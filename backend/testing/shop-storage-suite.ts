import { EMPTY_CART, type NewOrder, type StockUse } from '../storage/carts.js';
import type { BackendStorage } from '../storage/storage.js';
import type { Assert } from './contract.js';

type Check = (title: string, run: (storage: BackendStorage) => Promise<void>) => unknown;

const order = (key: string, more: Partial<NewOrder> = {}): NewOrder => ({
  token: `token of ${key}`,
  key,
  data: '{}',
  placedAt: 1000,
  ...more,
});
const oneOf = (sku: string, stock: number, quantity = 1): StockUse => ({ sku, stock, quantity });

/** What every storage does alike for carts and orders. */
export function shopStorageSuite(check: Check, assert: Assert): void {
  const kinds = (outcomes: readonly { kind: string }[]) => outcomes.map(({ kind }) => kind).sort();
  const place = async (storage: BackendStorage, ...args: Parameters<BackendStorage['placeOrder']>) =>
    storage.placeOrder(...args);

  check('keeps what a cart has, and what was chosen for it', async (storage) => {
    const entries = [{ id: 'e', itemId: 'bowl', sku: 'SQ1', quantity: 2 }];
    await storage.createCart('a', 10);
    assert.deepEqual(await storage.readCart('a'), { token: 'a', createdAt: 10, ...EMPTY_CART });
    await storage.changeCart('a', 20, (content) => ({ ...content, entries, coupons: ['TIDE10'], shipping: 'express' }));
    const cart = await storage.readCart('a');
    assert.deepEqual(
      [cart?.entries, cart?.coupons, cart?.shipping, cart?.createdAt],
      [entries, ['TIDE10'], 'express', 10],
    );
    await storage.createCart('b', 10, { ...EMPTY_CART, entries });
    assert.deepEqual((await storage.readCart('b'))?.entries, entries);
    assert.strictEqual(await storage.changeCart('c', 20, (content) => content), undefined);
  });

  check('of orders for the last piece one is placed, and none of the others takes anything', async (storage) => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        place(storage, order(`k${at}`), [oneOf(`mug ${at % 2}`, 100), oneOf('vase', 1)]),
      ),
    );
    assert.deepEqual(kinds(outcomes), ['placed', ...Array.from({ length: 7 }, () => 'sold-out')]);
    assert.deepEqual(
      outcomes.flatMap((outcome) => (outcome.kind === 'sold-out' ? outcome.skus : [])),
      Array.from({ length: 7 }, () => 'vase'),
    );
    const sold = await storage.readSold(['vase', 'mug 0', 'mug 1', 'jug']);
    assert.deepEqual([sold.get('vase'), (sold.get('mug 0') ?? 0) + (sold.get('mug 1') ?? 0)], [1, 1]);
    assert.ok(!sold.has('jug'));
    assert.strictEqual((await storage.listOrders(10)).length, 1);
  });

  check('two orders for the same pieces, named in another order, wait for each other at most', async (storage) => {
    const uses = [oneOf('a', 100), oneOf('b', 100)];
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, at) => place(storage, order(`k${at}`), at % 2 ? uses : uses.toReversed())),
    );
    assert.deepEqual(
      kinds(outcomes),
      Array.from({ length: 10 }, () => 'placed'),
    );
    assert.deepEqual([...(await storage.readSold(['a', 'b']))].sort(), [
      ['a', 10],
      ['b', 10],
    ]);
  });

  check('an order is placed once, however often it is sent', async (storage) => {
    await storage.createCart('cart', 10, { ...EMPTY_CART, coupons: ['X'] });
    const cart = (await storage.readCart('cart'))!;
    const outcomes = await Promise.all(
      ['one', 'two', 'three'].map((token) => place(storage, order('key', { token }), [oneOf('vase', 1)], cart)),
    );
    assert.deepEqual(kinds(outcomes), ['placed', 'repeated', 'repeated']);
    const numbers = new Set(outcomes.map((outcome) => ('order' in outcome ? outcome.order.token : '')));
    assert.strictEqual(numbers.size, 1);
    assert.strictEqual(await storage.readCart('cart'), undefined);
    const [stored] = await storage.listOrders(10);
    assert.deepEqual(await storage.findOrder('key'), stored);
    assert.deepEqual(await storage.readOrder(stored?.token ?? ''), stored);
    assert.strictEqual(await storage.findOrder('another'), undefined);
    assert.strictEqual(await storage.readOrder('key'), undefined);
  });

  check('a cart that has changed since it was priced is not ordered', async (storage) => {
    await storage.createCart('cart', 10);
    const priced = (await storage.readCart('cart'))!;
    await storage.changeCart('cart', 20, (content) => ({ ...content, shipping: 'express' }));
    assert.deepEqual(await storage.placeOrder(order('a'), [oneOf('vase', 1)], priced), { kind: 'changed' });
    assert.strictEqual((await storage.readSold(['vase'])).size, 0);
    assert.ok(await storage.readCart('cart'));
    const changed = (await storage.readCart('cart'))!;
    assert.strictEqual((await storage.placeOrder(order('b'), [], changed)).kind, 'placed');
    assert.deepEqual(await storage.placeOrder(order('c'), [], changed), { kind: 'changed' });
  });

  check('lists orders, the newest first, with rising numbers', async (storage) => {
    for (const key of ['a', 'b', 'c']) await storage.placeOrder(order(key, { data: `{"key":"${key}"}` }), []);
    const listed = await storage.listOrders(2);
    assert.deepEqual(
      listed.map(({ data }) => data),
      ['{"key":"c"}', '{"key":"b"}'],
    );
    assert.ok((listed[0]?.number ?? 0) > (listed[1]?.number ?? 0));
  });
}
