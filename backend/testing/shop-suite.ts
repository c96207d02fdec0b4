import { demoShop } from '../shop/shop-rules.js';
import type { Suite, Visitor } from './contract.js';

const CART = '/api/commerce/shopping-cart';

interface Cart {
  entries: {
    id: string;
    sku: string;
    quantity: number;
    unitPriceCents: number;
    variantOptions?: unknown;
    additionalFields?: unknown;
  }[];
  validCoupons: { promoCode: string; discountCents: number }[];
  invalidCoupons: { promoCode: string; reason: string }[];
  shippingOptions: { id: string }[];
  selectedShippingOption: { id: string } | null;
  [sum: `${string}Cents`]: number;
}
interface Item {
  title: string;
  structuredContent: { productType: number; variants: Record<string, unknown>[]; [field: string]: unknown };
}
const sums = (cart: Cart) => [
  cart.subtotalCents,
  cart.discountCents,
  cart.shippingCostCents,
  cart.taxCents,
  cart.grandTotalCents,
];

/** What the shop adds to the cart's calls: variants, stock, coupons, shipping, tax. */
export function shopSuite({ assert, check }: Suite) {
  async function shopper(visitor: () => Visitor) {
    const someone = visitor();
    await someone.get(CART);
    const call = (method: string, path: string, body?: unknown) => someone.send(method, `${CART}${path}`, body);
    const cart = async (response: Response) => (await response.json()) as Cart;
    return {
      someone,
      call,
      cart,
      add: (itemId: string, quantity = 1, sku?: string) => call('POST', '/entries', { itemId, quantity, sku }),
      read: async () => cart(await someone.get(CART)),
    };
  }

  check('a product with options is added by a value for each of them, where the page knows no SKU', async (world) => {
    const { call, cart } = await shopper(world.visitor);
    const add = (options: unknown) => call('POST', '/entries', { itemId: 'breakfast-mug', quantity: 1, options });
    const { entries } = await cart(await add({ Size: 'Large', Glaze: 'Ash', Gift: 'yes' }));
    assert.deepEqual(
      entries.map(({ sku }) => sku),
      ['SQ1000013'],
    );
    for (const options of [{ Glaze: 'Ash' }, { Glaze: 'Ash', Size: 'Huge' }, { __proto__: null }])
      assert.strictEqual((await add(options)).status, 404);
    for (const options of ['Ash', { Glaze: 1 }, { Glaze: ['Ash'] }])
      assert.strictEqual((await add(options)).status, 400, JSON.stringify(options));
  });

  check(
    'a variant is named by its id too, and options that are none of the product are kept with it',
    async (world) => {
      const { call, cart } = await shopper(world.visitor);
      const add = async (name: object) =>
        cart(await call('POST', '/entries', { itemId: 'breakfast-mug', quantity: 1, ...name }));
      const additionalFields = [
        { name: 'Glaze', value: 'Ash' },
        { name: 'Glaze', value: 'dark' },
      ];
      await add({ variantId: 'SQ1000012', additionalFields });
      const { entries } = await add({ options: { Size: 'Large', Glaze: 'Celadon', Gift: 'yes', next: '/shop/' } });
      assert.deepEqual(
        entries.map((entry) => [entry.sku, entry.additionalFields]),
        [
          ['SQ1000012', [{ name: 'Glaze', value: 'dark' }]],
          ['SQ1000011', [{ name: 'Gift', value: 'yes' }]],
        ],
      );
    },
  );

  check('a product with options is added by the SKU of one, each with an entry of its own', async (world) => {
    const { add, cart, read } = await shopper(world.visitor);
    assert.strictEqual((await add('breakfast-mug')).status, 404);
    assert.strictEqual((await add('breakfast-mug', 1, 'SQ1000001')).status, 404);
    await add('breakfast-mug', 1, 'SQ1000010');
    const { entries } = await cart(await add('breakfast-mug', 2, 'SQ1000012'));
    assert.deepEqual(
      entries.map(({ sku, unitPriceCents, variantOptions }) => [sku, unitPriceCents, variantOptions]),
      [
        [
          'SQ1000010',
          2400,
          [
            { optionName: 'Glaze', value: 'Celadon' },
            { optionName: 'Size', value: 'Small' },
          ],
        ],
        [
          'SQ1000012',
          1900,
          [
            { optionName: 'Glaze', value: 'Ash' },
            { optionName: 'Size', value: 'Small' },
          ],
        ],
      ],
    );
    assert.strictEqual((await read()).subtotalCents, 2400 + 2 * 1900);
  });

  check('no more are added than there are, and fewer always', async (world) => {
    const { add, call, cart } = await shopper(world.visitor);
    const quantities = async (response: Response) => {
      const { entries } = await cart(response);
      return entries.map(({ quantity }) => quantity);
    };
    const soldOut = await add('breakfast-mug', 1, 'SQ1000015');
    assert.deepEqual([soldOut.status, await soldOut.json()], [409, { error: 'There are no more of these.' }]);
    const [entry] = (await cart(await add('shore-plates', 4))).entries;
    assert.deepEqual(await quantities(await add('shore-plates', 3)), [6]);
    assert.strictEqual((await add('shore-plates', 1)).status, 409);
    const set = (quantity: number) => call('PUT', `/entries/${entry?.id}`, { quantity });
    assert.deepEqual(await quantities(await set(2)), [2]);
    assert.deepEqual(await quantities(await set(700)), [6]);
    assert.deepEqual(await quantities(await set(5)), [5]);
  });

  check('a subscription is not put into the cart', async (world) => {
    const { add } = await shopper(world.visitor);
    assert.strictEqual((await add('clay-box')).status, 404);
  });

  check('coupons take off, and are listed with what they take or why they do not', async (world) => {
    const { add, call, cart, read } = await shopper(world.visitor);
    assert.strictEqual((await call('POST', '/coupons', { code: 'TIDE10' })).status, 404);
    await add('salt-pig');
    const wrong = await cart(await call('POST', '/coupons', { code: 'nope' }));
    assert.deepEqual(wrong.invalidCoupons, [{ promoCode: 'NOPE', name: '', reason: 'unknown' }]);
    assert.deepEqual((await read()).invalidCoupons, []);
    for (const code of ['', 7, 'x'.repeat(51), undefined])
      assert.strictEqual((await call('POST', '/coupons', { code })).status, 400, String(code));

    // 10 % of $36.50, and the tax of what is left: $32.85.
    const ten = await cart(await call('POST', '/coupons', { code: ' tide10 ' }));
    assert.deepEqual(sums(ten), [3650, 365, 900, 181, 3650 - 365 + 900 + 181]);
    const both = await cart(await call('POST', '/coupons', { code: 'HARBOUR5' }));
    assert.deepEqual(
      [both.validCoupons.map(({ promoCode }) => promoCode), both.invalidCoupons],
      [['TIDE10'], [{ promoCode: 'HARBOUR5', name: '$5 off from $40', reason: 'minimum' }]],
    );
    const more = await cart(await add('salt-pig'));
    assert.deepEqual(
      more.validCoupons.map(({ promoCode, discountCents }) => [promoCode, discountCents]),
      [
        ['TIDE10', 730],
        ['HARBOUR5', 500],
      ],
    );
    const old = await cart(await call('POST', '/coupons', { code: 'SPRING' }));
    assert.deepEqual(
      old.invalidCoupons.map(({ promoCode, reason }) => [promoCode, reason]),
      [['SPRING', 'expired']],
    );
    const again = await cart(await call('POST', '/coupons', { code: 'TIDE10' }));
    assert.strictEqual(again.discountCents, 1230);
    assert.strictEqual((await cart(await call('DELETE', '/coupons/TIDE10'))).discountCents, 500);
  });

  check('shipping is chosen, is free by a coupon, and is asked for nothing that is not shipped', async (world) => {
    const { add, call, cart } = await shopper(world.visitor);
    const digital = await cart(await add('throwing-course'));
    assert.deepEqual(
      [sums(digital), digital.shippingOptions, digital.selectedShippingOption],
      [[3900, 0, 0, 0, 3900], [], null],
    );
    const parcel = await cart(await add('tide-bowl'));
    assert.deepEqual([parcel.selectedShippingOption?.id, sums(parcel)], ['parcel', [8700, 0, 900, 264, 9864]]);
    const express = await cart(await call('PUT', '/shipping-option', { id: 'express' }));
    assert.deepEqual([express.selectedShippingOption?.id, express.shippingCostCents], ['express', 2200]);
    assert.strictEqual((await call('PUT', '/shipping-option', { id: 'boat' })).status, 404);
    assert.strictEqual((await call('PUT', '/shipping-option', {})).status, 400);
    const free = await cart(await call('POST', '/coupons', { code: 'DRIFTWOOD' }));
    assert.deepEqual([free.shippingCostCents, free.grandTotalCents], [0, 8964]);
  });

  check(
    'sums of large amounts are exact',
    async (world) => {
      const { add, call, cart } = await shopper(world.visitor);
      await add('dear', 9999);
      const { subtotalCents, discountCents, taxCents } = await cart(await call('POST', '/coupons', { code: 'ODD' }));
      // 99,999,999 × 9,999 = 999,899,990,001; 33.33 % of it; 19.99 % of the rest.
      assert.deepEqual([subtotalCents, discountCents, taxCents], [999_899_990_001, 333_266_666_667, 133_260_001_334]);
    },
    {
      shop: {
        ...demoShop,
        products: [{ id: 'dear', name: 'Dear', type: 'physical', variants: [{ sku: 'S', priceCents: 99_999_999 }] }],
        coupons: [{ code: 'ODD', name: 'Odd', basisPoints: 3333 }],
        taxRules: [{ name: 'Tax', basisPoints: 1999 }],
      },
    },
  );

  check('changes of coupons and shipping require the crumb', async (world) => {
    const { someone, add } = await shopper(world.visitor);
    await add('tide-bowl');
    for (const [method, path, body] of [
      ['POST', '/coupons', { code: 'TIDE10' }],
      ['DELETE', '/coupons/TIDE10', undefined],
      ['PUT', '/shipping-option', { id: 'express' }],
    ] as const) {
      const refused = await someone.raw(CART + path, { method, ...(body && { body: JSON.stringify(body) }) });
      assert.strictEqual(((await refused.json()) as { crumbFail?: boolean }).crumbFail, true, path);
    }
  });

  check('a product tells its type, its variants and what is left of them', async ({ visitor }) => {
    const item = async (id: string) => (await (await visitor().get(`/api/commerce/products/${id}`)).json()) as Item;
    const mug = await item('breakfast-mug');
    assert.strictEqual(mug.structuredContent.productType, 1);
    assert.deepEqual(mug.structuredContent.variants[2], {
      id: 'SQ1000012',
      sku: 'SQ1000012',
      price: 2400,
      onSale: true,
      salePrice: 1900,
      qtyInStock: 12,
      unlimited: false,
      optionValues: [
        { optionName: 'Glaze', value: 'Ash' },
        { optionName: 'Size', value: 'Small' },
      ],
    });
    assert.strictEqual(mug.structuredContent.variants[5]?.['qtyInStock'], 0);
    const course = await item('throwing-course');
    assert.deepEqual(
      [
        course.structuredContent.productType,
        course.structuredContent['priceCents'],
        course.structuredContent['onSale'],
      ],
      [2, 3900, false],
    );
    assert.deepEqual((await item('clay-box')).structuredContent['subscriptionPlan'], {
      billingPeriod: { value: 1, unit: 'month' },
      numBillingCycles: 0,
    });
    for (const id of ['nothing', '__proto__'])
      assert.strictEqual((await visitor().get(`/api/commerce/products/${id}`)).status, 404);
  });

  check('orders are listed to the owner', async ({ owner }) => {
    assert.deepEqual(await (await (await owner()).get('/api/demo/orders')).json(), { orders: [] });
  });
}
