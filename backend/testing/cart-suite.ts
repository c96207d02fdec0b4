import type { Suite, Visitor } from './contract.js';

const CART = '/api/commerce/shopping-cart';
const ENTRIES = `${CART}/entries`;
const DAY_MS = 86_400_000;

interface Cart {
  id: string;
  entries: {
    id: string;
    itemId: string;
    sku: string;
    quantity: number;
    subtotalCents: number;
    additionalFields?: unknown;
  }[];
  totalQuantity: number;
  subtotalCents: number;
  [field: string]: unknown;
}
const read = async (response: Response) => (await response.json()) as Cart;

/** A new visitor who has read the cart once, as the indicator does: the answer has set the crumb. */
async function shopper(visitor: () => Visitor) {
  const someone = visitor();
  await someone.get(CART);
  return someone;
}
const add = (someone: Visitor, itemId: string, quantity: unknown, sku?: string) =>
  someone.send('POST', ENTRIES, { itemId, sku, quantity });

/** An entry with so many characters of an engraving. */
const engraved = (someone: Visitor, length: number, sign = 'x', client = '') => {
  const additionalFields = Array.from({ length: 40 }, (_, at) => ({
    name: `${sign}${at}`,
    value: sign.repeat(length / 40),
  }));
  return someone.send('POST', ENTRIES, { itemId: 'tide-bowl', quantity: 1, additionalFields }, { 'x-client': client });
};

export function cartSuite({ assert, check }: Suite) {
  check('one cart holds 100 kB, and says so', async ({ visitor }) => {
    const someone = await shopper(visitor);
    assert.strictEqual((await engraved(someone, 60_000, 'a')).status, 200);
    const refused = await engraved(someone, 60_000, 'b');
    assert.strictEqual(refused.status, 400);
    assert.deepEqual(await refused.json(), { errors: { quantity: 'The cart cannot hold that much text.' } });
    // By bytes, and for the first thing in a cart too.
    assert.strictEqual((await engraved(await shopper(visitor), 60_000, 'ö')).status, 400);
    assert.strictEqual((await read(await someone.get(CART))).totalQuantity, 1);
    assert.strictEqual((await add(someone, 'salt-pig', 1)).status, 200);
  });
  check(
    'a client adds so many bytes to carts in a day, whichever cart it is, and others go on',
    async (world) => {
      const someone = await shopper(world.visitor);
      const other = await shopper(world.visitor);
      assert.strictEqual((await engraved(someone, 60_000)).status, 200);
      const refused = await engraved(await shopper(world.visitor), 60_000);
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '86400']);
      assert.strictEqual((await engraved(other, 60_000, 'x', 'other')).status, 200);
      world.clock.ms += DAY_MS;
      assert.strictEqual((await engraved(await shopper(world.visitor), 60_000)).status, 200);
    },
    {
      limits: { cartBytesPerClient: 100_000 },
      clientOf: (c) => c.req.header('x-client') ?? '',
    },
  );
  check(
    'a client reads so many carts in a minute',
    async (world) => {
      const someone = await shopper(world.visitor);
      assert.strictEqual((await someone.get(CART)).status, 200);
      assert.strictEqual((await someone.get(CART)).status, 429);
      world.clock.ms += 60_000;
      assert.strictEqual((await someone.get(CART)).status, 200);
    },
    { limits: { cartReadsPerMinute: 2 } },
  );

  check('without a cart there is an empty one with all fields, and no cookie [CRT-026]', async ({ visitor }) => {
    const someone = visitor();
    const response = await someone.get(CART);
    assert.strictEqual(response.status, 200);
    assert.deepEqual(await response.json(), {
      id: '',
      websiteId: 'tidewater',
      orderId: '',
      created: Date.UTC(2026, 10, 20, 12),
      isPurchased: false,
      entries: [],
      shippingOptions: [],
      applicableTaxRules: [],
      coupons: [],
      validCoupons: [],
      invalidCoupons: [],
      selectedShippingOption: null,
      shippingLocation: null,
      subtotalCents: 0,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 0,
      totalQuantity: 0,
      subtotalAmount: { currency: 'USD', value: '0.00' },
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
    });
    assert.ok(!someone.cookies.has('CART') && !someone.cookies.has('hasCart'));
  });
  check('adding answers with the new cart and sets its cookies', async (world) => {
    const someone = await shopper(world.visitor);
    const cart = await read(await add(someone, 'tide-bowl', 2, 'SQ1000001'));
    assert.strictEqual(someone.cookies.get('CART'), cart.id);
    assert.strictEqual(someone.cookies.get('hasCart'), 'true');
    assert.strictEqual(cart.totalQuantity, 2);
    assert.strictEqual(cart.subtotalCents, 9600);
    // And $9.00 for the parcel, and 5.5 % of $96.00.
    assert.strictEqual(cart['grandTotalCents'], 9600 + 900 + 528);
    assert.deepEqual(cart['subtotalAmount'], { currency: 'USD', value: '96.00' });
    assert.strictEqual(cart['requiresShipping'], true);
    const [entry] = cart.entries;
    assert.deepEqual(
      { ...entry, id: '' },
      {
        id: '',
        itemId: 'tide-bowl',
        sku: 'SQ1000001',
        title: 'Tide bowl, celadon',
        quantity: 2,
        unitPriceCents: 4800,
        unitPriceAmount: { currency: 'USD', value: '48.00' },
        subtotalCents: 9600,
        subtotalAmount: { currency: 'USD', value: '96.00' },
        isDigital: false,
        fullUrl: '/shop/tide-bowl',
        image: { assetUrl: '/photos/shop/tide-bowl-1000.jpg', altText: 'A wide, low bowl with a pale green glaze' },
      },
    );
    assert.deepEqual(await read(await someone.get(CART)), cart);
  });
  check('the same product adds to its quantity, another is a second entry', async (world) => {
    const someone = await shopper(world.visitor);
    await add(someone, 'tide-bowl', 1);
    await add(someone, 'tide-bowl', 2);
    const cart = await read(await add(someone, 'throwing-course', 1));
    assert.deepEqual(
      cart.entries.map(({ itemId, quantity }) => [itemId, quantity]),
      [
        ['tide-bowl', 3],
        ['throwing-course', 1],
      ],
    );
    assert.strictEqual(cart['hasDigital'], true);
    assert.strictEqual(cart['purelyDigital'], false);
  });
  check('what a form has besides is kept, and the same with another engraving is another entry', async (world) => {
    const someone = await shopper(world.visitor);
    const engrave = async (value: string, more: object = {}) => {
      const additionalFields = [{ name: 'Engraving', value }];
      return read(await someone.send('POST', ENTRIES, { itemId: 'tide-bowl', quantity: 1, additionalFields, ...more }));
    };
    await engrave('<b>Anna</b>');
    await engrave('Ben');
    await engrave('Ben');
    const cart = await engrave('', { sku: 'SQ1000001' });
    const engravings = ({ entries }: Cart) =>
      entries.map(({ quantity, additionalFields }) => [quantity, additionalFields ?? []] as const);
    assert.deepEqual(engravings(cart), [
      [1, [{ name: 'Engraving', value: '<b>Anna</b>' }]],
      [2, [{ name: 'Engraving', value: 'Ben' }]],
      [1, []],
    ]);
    assert.deepEqual(engravings(await read(await someone.get(CART))), engravings(cart));
    const [, ben] = cart.entries;
    const more = await read(await someone.send('PUT', `${ENTRIES}/${ben?.id}`, { quantity: 5 }));
    assert.deepEqual(engravings(more)[1], [5, [{ name: 'Engraving', value: 'Ben' }]]);
  });
  check('what cannot be kept is refused, not left out', async (world) => {
    const someone = await shopper(world.visitor);
    const field = (name: string, value: unknown) => ({ name, value });
    for (const additionalFields of [
      'x',
      [null],
      [field('Engraving', 7)],
      [field('Engraving', 'x'.repeat(5001))],
      [field('x'.repeat(201), 'x')],
      Array.from({ length: 51 }, () => field('Extra', 'x')),
    ]) {
      const answer = await someone.send('POST', ENTRIES, { itemId: 'tide-bowl', quantity: 1, additionalFields });
      assert.strictEqual(answer.status, 400, JSON.stringify(additionalFields).slice(0, 50));
    }
    const options = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`n${at}`, 'x']));
    const answer = await someone.send('POST', ENTRIES, { itemId: 'tide-bowl', quantity: 1, options });
    assert.strictEqual(answer.status, 400);
    assert.strictEqual((await read(await someone.get(CART))).totalQuantity, 0);
  });
  check('a cart with digital products only needs no shipping', async (world) => {
    const cart = await read(await add(await shopper(world.visitor), 'throwing-course', 1));
    assert.deepEqual([cart['hasDigital'], cart['purelyDigital'], cart['requiresShipping']], [true, true, false]);
  });
  check('a quantity is changed, and 0 removes', async (world) => {
    const someone = await shopper(world.visitor);
    const [entry] = (await read(await add(someone, 'salt-pig', 1))).entries;
    const more = await read(await someone.send('PUT', `${ENTRIES}/${entry?.id}`, { quantity: 5 }));
    assert.deepEqual([more.totalQuantity, more.subtotalCents, more.entries[0]?.id], [5, 18_250, entry?.id]);
    const none = await read(await someone.send('PUT', `${ENTRIES}/${entry?.id}`, { quantity: 0 }));
    assert.deepEqual([none.totalQuantity, none.entries], [0, []]);
  });
  check('an entry is removed', async (world) => {
    const someone = await shopper(world.visitor);
    await add(someone, 'pebble-vase', 1);
    const cart = await read(await add(someone, 'salt-pig', 1));
    const left = await read(await someone.send('DELETE', `${ENTRIES}/${cart.entries[0]?.id}`));
    assert.deepEqual(
      left.entries.map(({ itemId }) => itemId),
      ['salt-pig'],
    );
  });
  check('changes at the same time are all counted', async (world) => {
    const someone = await shopper(world.visitor);
    await add(someone, 'tide-bowl', 1);
    await Promise.all(Array.from({ length: 8 }, () => add(someone, 'tide-bowl', 1)));
    assert.strictEqual((await read(await someone.get(CART))).totalQuantity, 9);
  });
  check('invalid quantities are refused with a message by name', async (world) => {
    const someone = await shopper(world.visitor);
    const [entry] = (await read(await add(someone, 'tide-bowl', 1))).entries;
    for (const quantity of [-1, 1.5, 10_001, '2', null, undefined]) {
      for (const response of [
        await add(someone, 'tide-bowl', quantity),
        await someone.send('PUT', `${ENTRIES}/${entry?.id}`, { quantity }),
      ]) {
        assert.strictEqual(response.status, 400);
        const { errors } = (await response.json()) as { errors: Record<string, string> };
        assert.match(errors['quantity'] ?? '', /^Enter a whole number from [01] to 10000\.$/);
      }
    }
    assert.strictEqual((await add(someone, 'tide-bowl', 0)).status, 400);
    assert.strictEqual((await add(someone, 'tide-bowl', 10_000)).status, 400);
    assert.strictEqual((await read(await someone.get(CART))).totalQuantity, 1);
  });
  check('bodies that cannot be read are refused, large ones without reading them', async (world) => {
    const someone = await shopper(world.visitor);
    for (const body of [
      '',
      '{',
      '[]',
      'null',
      {},
      { quantity: 1, itemId: 7 },
      { quantity: 1, itemId: 'tide-bowl', sku: 7 },
    ])
      assert.strictEqual((await someone.send('POST', ENTRIES, body)).status, 400, JSON.stringify(body));
    assert.strictEqual((await someone.send('POST', ENTRIES, { itemId: 'x'.repeat(300_000) })).status, 413);
  });
  check('an unknown product or entry is answered by 404', async (world) => {
    const someone = await shopper(world.visitor);
    assert.strictEqual((await add(someone, 'nothing', 1)).status, 404);
    assert.strictEqual((await add(someone, '__proto__', 1)).status, 404);
    assert.strictEqual((await add(someone, 'tide-bowl', 1, 'SQ1000002')).status, 404);
    assert.strictEqual((await someone.send('PUT', `${ENTRIES}/none`, { quantity: 1 })).status, 404);
    await add(someone, 'tide-bowl', 1);
    assert.strictEqual((await someone.send('DELETE', `${ENTRIES}/none`)).status, 404);
  });
  check('changes require the crumb', async (world) => {
    const someone = await shopper(world.visitor);
    const [entry] = (await read(await add(someone, 'tide-bowl', 1))).entries;
    const body = JSON.stringify({ itemId: 'tide-bowl', quantity: 1 });
    for (const [method, path] of [
      ['POST', ENTRIES],
      ['PUT', `${ENTRIES}/${entry?.id}`],
      ['DELETE', `${ENTRIES}/${entry?.id}`],
    ] as const) {
      const refused = await someone.raw(path, { method, ...(method !== 'DELETE' && { body }) });
      assert.strictEqual(((await refused.json()) as { crumbFail?: boolean }).crumbFail, true, method);
    }
    assert.strictEqual((await read(await someone.get(CART))).totalQuantity, 1);
  });
  check('a cart belongs to its visitor: no other can read it, and none can choose its token', async (world) => {
    const someone = await shopper(world.visitor);
    await add(someone, 'tide-bowl', 1);
    const other = await shopper(world.visitor);
    other.cookies.set('CART', 'f'.repeat(32));
    assert.strictEqual((await read(await other.get(CART))).totalQuantity, 0);
    const cart = await read(await add(other, 'salt-pig', 1));
    assert.ok(cart.id !== 'f'.repeat(32) && cart.id !== someone.cookies.get('CART'));
    assert.strictEqual(cart.totalQuantity, 1);
  });
  check('a cart is deleted 30 days after its last use', async (world) => {
    const someone = await shopper(world.visitor);
    const other = await shopper(world.visitor);
    await add(someone, 'tide-bowl', 1);
    await add(other, 'tide-bowl', 1);
    world.clock.ms += 20 * DAY_MS;
    await add(other, 'tide-bowl', 1);
    world.clock.ms += 11 * DAY_MS;
    await someone.send('POST', '/api/form/FormSubmissionKey');
    assert.strictEqual((await read(await someone.get(CART))).totalQuantity, 0);
    assert.strictEqual((await read(await other.get(CART))).totalQuantity, 2);
  });
  check(
    'the numbers of different products and of new carts are limited',
    async (world) => {
      const someone = await shopper(world.visitor);
      assert.strictEqual((await add(someone, 'tide-bowl', 1)).status, 200);
      assert.strictEqual((await add(someone, 'salt-pig', 1)).status, 400);
      assert.strictEqual((await add(await shopper(world.visitor), 'salt-pig', 1)).status, 429);
    },
    { limits: { cartEntries: 1, tokensPerMinute: 1 } },
  );
}
