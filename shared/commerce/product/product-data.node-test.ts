import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PRODUCT_TYPES, readProductType } from './product-types.js';
import { readPrice } from './price-limits.js';
import { readProduct } from './read-product.js';
import { isSku } from './sku.js';
import { readSubscriptionPlan } from './subscription-plan.js';

const variant = (values: Record<string, string>, more: object = {}) => ({
  price: 1250,
  onSale: false,
  salePrice: 0,
  qtyInStock: 3,
  unlimited: false,
  sku: '',
  optionValues: Object.entries(values).map(([optionName, value]) => ({ optionName, value })),
  ...more,
});

describe('a product from data', () => {
  it('is the structuredContent of an item, or that object itself [PRD-001]', () => {
    const structuredContent = { productType: 1, variants: [variant({})] };
    const item = readProduct({ id: 'i1', title: 'Tide bowl', structuredContent });
    assert.equal(item?.id, 'i1');
    assert.equal(item.title, 'Tide bowl');
    assert.deepEqual(item.variants, readProduct(structuredContent)?.variants);
    assert.equal(item.variants.length, 1);
  });

  it('has one of five types, by name or number [PRD-002]', () => {
    assert.deepEqual(PRODUCT_TYPES, { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 });
    const types = [1, 2, 3, 4, 5, 'physical', 'Service', 'DIGITAL', 'gift card', 'GIFT_CARD', 'paywall', 6, 'x', null];
    assert.deepEqual(types.map(readProductType), [
      ...['physical', 'digital', 'service', 'giftCard', 'paywall'],
      ...['physical', 'service', 'digital', 'giftCard', 'giftCard', 'paywall'],
      ...[undefined, undefined, undefined],
    ]);
  });

  it('has variants with prices, stock, SKU and option values [PRD-003]', () => {
    const data = variant({ Size: 'M', Colour: 'Sand' }, { sku: 'SQ0000001', onSale: true, salePrice: 990 });
    const product = readProduct({ productType: 1, variants: [data, variant({ Size: 'L', Colour: 'Sand' })] });
    assert.deepEqual(product?.variants[0], {
      ...{ id: 'SQ0000001', sku: 'SQ0000001', price: 1250, onSale: true, salePrice: 990 },
      ...{ unlimited: false, qtyInStock: 3, values: ['M', 'Sand'] },
    });
    assert.deepEqual(product.options, [
      { name: 'Size', values: ['M', 'L'] },
      { name: 'Colour', values: ['Sand'] },
    ]);
    assert.deepEqual(product.problems, []);
  });

  it('takes values without names of options, and those of an object', () => {
    const unnamed = readProduct({ variants: [{ ...variant({}), optionValues: [{ value: 'M' }, 'Sand'] }] });
    assert.deepEqual(
      unnamed?.options.map(({ name }) => name),
      ['Option 1', 'Option 2'],
    );
    const object = readProduct({ variants: [{ price: 1, attributes: { Size: 'M' } }] });
    assert.deepEqual(object?.variants[0]?.values, ['M']);
  });

  it('orders options as the shop does', () => {
    const variants = [variant({ Size: 'M', Colour: 'Sand' })];
    const product = readProduct({ variants, variantOptionOrdering: ['Colour', 'Gone', 'Size'] });
    assert.deepEqual(
      product?.options.map(({ name }) => name),
      ['Colour', 'Size'],
    );
    assert.deepEqual(product.variants[0]?.values, ['Sand', 'M']);
  });

  it('has the prices of a digital product, which has no stock [PRD-004]', () => {
    const prices = { priceCents: 1500, salePriceCents: 1000, onSale: true };
    const product = readProduct({ productType: 2, ...prices, variants: [variant({ Size: 'M' })] });
    assert.deepEqual(
      product?.variants.map(({ price, salePrice, onSale, unlimited }) => [price, salePrice, onSale, unlimited]),
      [[1500, 1000, true, true]],
    );
    assert.deepEqual(product.options, []);
  });

  it('leaves out variants that nobody could choose or pay, and says which', () => {
    const product = readProduct({
      variants: [
        variant({ Size: 'M', Colour: 'Sand' }),
        variant({ Size: 'M', Colour: 'Sand' }, { price: 1 }),
        variant({ Size: 'XL' }),
        variant({ Size: 'L', Colour: 'Sand' }, { price: 12.5 }),
        'nonsense',
      ],
    });
    assert.equal(product?.variants.length, 1);
    assert.equal(product.variants[0]?.price, 1250, 'the first one counts');
    assert.deepEqual(product.options[0]?.values, ['M'], 'no value without a variant');
    assert.deepEqual(product.problems.toSorted(), [
      'Variant 2 is there twice.',
      'Variant 3 has no value for an option.',
      'Variant 4 has no valid price.',
      'Variant 5 has no valid price.',
    ]);
  });

  it('never throws, whatever it gets', () => {
    for (const data of [null, undefined, 1, 'x', [], true]) assert.equal(readProduct(data), undefined);
    const empty = readProduct({ structuredContent: [], variants: 'x', subscriptionPlan: [], productType: {} });
    assert.deepEqual(empty?.variants, []);
    assert.equal(empty.type, 'physical');
    const inherited = readProduct(JSON.parse('{"__proto__":{"variants":[{"price":1}]},"variants":[]}'));
    assert.equal(inherited?.variants.length, 0);
  });
});

describe('prices and SKUs', () => {
  it('a price has at most 100000000 cents, and no fractions [PRD-016]', () => {
    assert.equal(readPrice(100_000_000), 100_000_000);
    assert.equal(readPrice('100000000'), 100_000_000);
    for (const wrong of [100_000_001, '100000001', -1, 0.5, '12.50', '1e3', NaN, Infinity, null, {}, '']) {
      assert.equal(readPrice(wrong), undefined, JSON.stringify(wrong));
    }
    assert.ok(Object.is(readPrice(-0), 0));
  });

  it('a SKU has at most 60 characters [PRD-017]', () => {
    assert.deepEqual(['x'.repeat(60), 'x'.repeat(61), '🏺'.repeat(60), '', ' '].map(isSku), [
      ...[true, false, true, false, false],
    ]);
    // The shop's owner is told; what a visitor chooses still has the name that its shop gives it.
    const sku = 'x'.repeat(61);
    const { variants, problems } = readProduct({ variants: [variant({}, { sku })] })!;
    assert.deepEqual([variants[0]?.sku, problems], [sku, ['Variant 1 has a SKU of more than 60 characters.']]);
    assert.equal(readProduct({ id: 7, productType: 'digital', priceCents: 1, sku: 8 })?.variants[0]?.sku, '8');
    assert.equal(readProduct({ id: 7 })?.id, '7');
  });
});

describe('a subscription plan', () => {
  it('has a period of weeks, months or years [PRD-006]', () => {
    for (const unit of ['week', 'month', 'year'])
      assert.deepEqual(readSubscriptionPlan({ billingPeriod: { value: 2, unit } })?.billingPeriod, { value: 2, unit });
    assert.equal(readSubscriptionPlan({ billingPeriod: { value: 1, unit: 'MONTHS' } })?.billingPeriod.unit, 'month');
    for (const billingPeriod of [
      { value: 1, unit: 'day' },
      { value: 0, unit: 'week' },
      { value: 1.5, unit: 'week' },
      1,
    ])
      assert.equal(readSubscriptionPlan({ billingPeriod }), undefined);
  });

  it('is indefinite with 0 payments or none given [PRD-007]', () => {
    const billingPeriod = { value: 1, unit: 'week' };
    const cycles = (data: object) => readSubscriptionPlan({ billingPeriod, ...data })?.numBillingCycles;
    assert.deepEqual([{}, { numBillingCycles: 0 }, { numBillingCycles: null }].map(cycles), [0, 0, 0]);
    assert.equal(cycles({ numBillingCycles: 6 }), 6);
    assert.deepEqual([{ numBillingCycles: -1 }, { numBillingCycles: 'six' }].map(cycles), [undefined, undefined]);
  });
});
