import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toDecimal, toMinorUnits } from '../money/to-minor-units.js';
import { isSoldOut, stockOf } from './availability.js';
import { readMinimumSubtotal, reachesMinimum } from './minimum-subtotal.js';
import { effectivePrice, priceOfProduct, priceOfVariant } from './prices.js';
import type { Variant } from './product.js';
import { minimumSubtotalText, priceText } from './price-text.js';
import { createSelector } from './select-variant.js';
import { generateSku } from './sku.js';
import { seeded } from './testing/generate-product.js';
import { subscriptionText } from './subscription-text.js';
import { dimensionUnit, weightUnit } from './units.js';
import type { Texts } from './wording.js';

const variant = (more: Partial<Variant> = {}): Variant => ({
  ...{ id: '', sku: '', price: 1250, onSale: false, salePrice: 0, unlimited: false, qtyInStock: 0, values: [] },
  ...more,
});

describe('stock', () => {
  const isOut = (type: 'physical' | 'digital' | 'giftCard', ...variants: Variant[]) => isSoldOut({ type, variants });

  it('is sold out when no variant is unlimited or in stock [PRD-008]', () => {
    assert.equal(isOut('physical', variant(), variant()), true);
    assert.equal(isOut('physical', variant(), variant({ qtyInStock: 1 })), false);
    assert.equal(isOut('giftCard', variant(), variant({ unlimited: true })), false);
    assert.equal(isOut('physical'), true);
    assert.deepEqual([variant({ qtyInStock: 2 }), variant({ unlimited: true })].map(stockOf), [2, Infinity]);
  });

  it('of a digital product never ends [PRD-009]', () => {
    assert.equal(isOut('digital', variant()), false);
    assert.equal(isOut('digital'), false);
  });
});

describe('prices', () => {
  it('begin with the lowest where they differ [PRD-010]', () => {
    const shown = (...variants: Variant[]) => {
      const price = priceOfProduct({ variants });
      return price && priceText(price, 'USD');
    };
    assert.equal(shown(variant(), variant({ price: 990 })), 'from $9.90');
    assert.equal(shown(variant(), variant()), '$12.50');
    assert.equal(shown(), undefined);
    assert.equal(shown(variant(), variant({ price: 2000, onSale: true, salePrice: 1250 })), '$12.50', 'what is paid');
    assert.equal(shown(variant(), variant({ price: 2000, onSale: true, salePrice: 500 })), 'from $5.00');
  });

  it('of a sale are the sale price and the one before', () => {
    const sale = variant({ onSale: true, salePrice: 990 });
    assert.deepEqual(priceOfVariant(sale), { amount: 990, original: 1250, from: false });
    const dearer = variant({ onSale: true, salePrice: 1300 });
    assert.deepEqual(priceOfVariant(dearer), { amount: 1300, original: undefined, from: false });
    assert.equal(effectivePrice(variant({ salePrice: 990 })), 1250, 'without a sale');
    assert.equal(effectivePrice(variant({ onSale: true, salePrice: 0 })), 0, 'a gift');
  });

  it('are written in the language and the currency', () => {
    const price = { amount: 123_456, original: undefined, from: false };
    assert.equal(priceText(price, 'EUR', { language: 'de' }).replace(/\s/g, ' '), '1.234,56 €');
    assert.equal(priceText(price, 'JPY', { language: 'en' }), '¥123,456');
  });
});

describe('money as text', () => {
  it('becomes integers without rounding', () => {
    const read = (text: string, currency = 'USD') => toMinorUnits(text, currency);
    assert.deepEqual(
      ['0.29', '12.5', '12', '-1.01', '-0', '1.230', '19.99'].map((text) => read(text)),
      [...[29, 1250, 1200, -101, 0, 123, 1999]],
    );
    assert.equal(read('1250', 'JPY'), 1250);
    for (const wrong of ['', '1,5', '1.234', '.5', '1e3', ' ', 'NaN', '1234567890123456', '999999999999999.99'])
      assert.equal(read(wrong), undefined, wrong);
    assert.equal(read('1.5', 'JPY'), undefined);
  });
  it('and back', () => {
    assert.deepEqual(
      [0, 5, 1250, -101].map((cents) => toDecimal(cents, 'USD')),
      ['0.00', '0.05', '12.50', '-1.01'],
    );
    assert.equal(toDecimal(1250, 'JPY'), '1250');
    for (const cents of [1, 29, 1999, 99_999_999]) assert.equal(toMinorUnits(toDecimal(cents, 'EUR'), 'EUR'), cents);
  });
});

describe('subscriptions', () => {
  const plan = (value: number, unit: 'week' | 'month' | 'year', numBillingCycles = 0) => ({
    billingPeriod: { value, unit },
    numBillingCycles,
  });

  it('renew every week, month or year, or every N of them [PRD-012]', () => {
    assert.equal(subscriptionText(plan(1, 'week')), 'Renews every week');
    assert.equal(subscriptionText(plan(1, 'month')), 'Renews every month');
    assert.equal(subscriptionText(plan(1, 'year')), 'Renews every year');
    assert.equal(subscriptionText(plan(2, 'week')), 'Renews every 2 weeks');
    assert.equal(subscriptionText(plan(3, 'month')), 'Renews every 3 months');
    assert.equal(subscriptionText(plan(5, 'year')), 'Renews every 5 years');
  });

  it('name a limited number of payments [PRD-013]', () => {
    assert.equal(subscriptionText(plan(1, 'month', 6)), 'Renews every month for 6 payments');
    assert.equal(subscriptionText(plan(2, 'week', 1)), 'Renews every 2 weeks for 1 payment');
    assert.equal(subscriptionText(plan(1, 'month', 0)), 'Renews every month');
  });

  it('use the plural categories of their language', () => {
    const polish: Record<string, string> = {
      renewsMonth: 'Co miesiąc',
      renewsMonths: 'Co {n} miesięcy',
      renewsMonthsFew: 'Co {n} miesiące',
      payments: '{renewal}, {p} płatności',
      paymentsOne: '{renewal}, {p} płatność',
    };
    const texts: Texts = (key, parameters) =>
      polish[key]?.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
    const text = (value: number, payments = 0) =>
      subscriptionText(plan(value, 'month', payments), { language: 'pl', texts });
    assert.deepEqual(
      [text(1), text(3), text(5), text(22)],
      [...['Co miesiąc', 'Co 3 miesiące', 'Co 5 miesięcy', 'Co 22 miesiące']],
    );
    assert.deepEqual([text(1, 1), text(1, 12)], ['Co miesiąc, 1 płatność', 'Co miesiąc, 12 płatności']);
    assert.equal(subscriptionText(plan(2, 'week'), { language: 'no language' }), 'Renews every 2 weeks');
  });
});

describe('units and SKUs', () => {
  it('weights are in lbs where the shop is imperial, else in kg [PRD-014]', () => {
    assert.deepEqual([1, 'imperial', 'IMPERIAL', 2, 'metric', undefined].map(weightUnit), [
      ...['lbs', 'lbs', 'lbs', 'kg', 'kg', 'kg'],
    ]);
  });
  it('lengths are in inches where the shop is imperial, else in cm [PRD-015]', () => {
    assert.deepEqual([1, 'imperial', 2, null].map(dimensionUnit), ['inches', 'inches', 'cm', 'cm']);
  });
  it('a generated SKU is SQ and seven digits, and a new one [PRD-018]', () => {
    const random = seeded(1);
    for (let index = 0; index < 100; index++) assert.match(generateSku(undefined, random), /^SQ\d{7}$/);
    assert.equal(
      generateSku(undefined, () => 0),
      'SQ0000000',
    );
    const taken = new Set(['SQ9999999', 'SQ0000000']);
    assert.equal(
      generateSku(
        (sku) => taken.has(sku),
        () => 0.9999999,
      ),
      'SQ0000001',
    );
  });
});

describe('the minimum of an order', () => {
  const settings = (value: unknown, currency: unknown = 'USD') => ({
    minimumOrderSubtotalEnabled: true,
    minimumOrderSubtotal: { currency, value },
  });
  it('is reached by exactly that subtotal', () => {
    const minimum = readMinimumSubtotal(settings('25.00'));
    assert.deepEqual(minimum, { cents: 2500, currency: 'USD' });
    assert.deepEqual(
      [2499, 2500].map((cents) => reachesMinimum(cents, minimum)),
      [false, true],
    );
  });
  it('is that of the store, before that of the site', () => {
    const storeSettings = settings('30.00');
    for (const own of [{}, settings('25.00'), { minimumOrderSubtotalEnabled: false }])
      assert.deepEqual(readMinimumSubtotal({ ...own, storeSettings }), { cents: 3000, currency: 'USD' });
    const off = { minimumOrderSubtotalEnabled: false };
    assert.equal(readMinimumSubtotal({ ...settings('25.00'), storeSettings: off }), undefined);
  });
  it('is none where it is off or broken', () => {
    const off = { ...settings('25.00'), minimumOrderSubtotalEnabled: false };
    const unprintable = { toString: null, valueOf: null };
    const broken = ['x', -1, null, '0', {}, [], ['25.00'], true, unprintable].map((value) => settings(value));
    for (const data of [undefined, {}, off, ...broken])
      assert.equal(reachesMinimum(0, readMinimumSubtotal(data)), true);
  });
  it('is said in the words of the specification', () => {
    assert.equal(minimumSubtotalText(2500, 'USD'), 'To check out, your order subtotal must be $25.00 or more.');
  });
});

describe('choosing a variant', () => {
  const options = [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Colour', values: ['Red', 'Blue'] },
  ];
  const variants = [
    variant({ values: ['S', 'Red'], qtyInStock: 1 }),
    variant({ values: ['S', 'Blue'] }),
    variant({ values: ['M', 'Red'], unlimited: true }),
  ];
  const selector = createSelector({ options, variants, type: 'physical' });
  const states = (...selection: (string | undefined)[]) =>
    selector.states(selection).map((each) => [...each.values()].join(' '));

  it('finds a variant once all is chosen', () => {
    assert.equal(selector.find(['M', 'Red']), variants[2]);
    for (const selection of [['M', 'Blue'], ['M', undefined], ['XL', 'Red'], []])
      assert.equal(selector.find(selection), undefined);
    assert.equal(createSelector({ options: [], variants: [variants[0]!], type: 'physical' }).find([]), variants[0]);
    assert.equal(createSelector({ options: [], variants, type: 'physical' }).find([]), undefined, 'by SKU only');
  });

  it('says for each value where it leads', () => {
    assert.deepEqual(states(undefined, undefined), ['available available', 'available sold-out']);
    assert.deepEqual(states('S', undefined), ['available available', 'available sold-out']);
    assert.deepEqual(states('M', 'Red'), ['available available', 'available missing']);
    assert.deepEqual(states('S', 'Blue'), ['sold-out missing', 'available sold-out']);
    const digital = createSelector({ options, variants, type: 'digital' });
    assert.equal(digital.states(['S', undefined])[1]?.get('Blue'), 'available');
  });

  /** All combinations of 3 options with `count` values each; every other variant is sold out. */
  function combinations(count: number) {
    const values = Array.from({ length: count }, (_, index) => `v${index}`);
    const many = values.flatMap((a) =>
      values.flatMap((b) => values.map((c, index) => variant({ values: [a, b, c], qtyInStock: index % 2 }))),
    );
    const options = ['A', 'B', 'C'].map((name) => ({ name, values }));
    return { many, large: createSelector({ options, variants: many, type: 'physical' }) };
  }

  it('reads each variant once for a question, however many values the options have', () => {
    const { Int32Array: Real } = globalThis;
    let reads = 0;
    class Counted extends Real {
      constructor(length: number) {
        super(length);
        return new Proxy(this, {
          get: (numbers, key) => (reads++, Reflect.get(numbers, key) as unknown),
          set: (numbers, key, value) => Reflect.set(numbers, key, value),
        });
      }
    }
    /** How often a value of a variant is read, on average, for two questions. */
    const readsPerVariant = (count: number) => {
      const { many, large } = combinations(count);
      reads = 0;
      const last = `v${count - 1}`;
      assert.equal(large.find([last, last, last]), many.at(-1));
      large.states(['v1', 'v2', 'v3']);
      return reads / many.length;
    };
    globalThis.Int32Array = Counted as unknown as Int32ArrayConstructor;
    try {
      const [few, many] = [readsPerVariant(6), readsPerVariant(24)];
      assert.ok(few > 1, 'they are counted');
      assert.ok(many <= few, `${few} reads with 6 values, ${many} with 24`);
    } finally {
      globalThis.Int32Array = Real;
    }
  });

  it('answers for 3 options of 100 values', () => {
    const { many, large } = combinations(100);
    assert.equal(large.find(['v99', 'v99', 'v98']), many.at(-2));
    const [, , last] = large.states(['v1', 'v2', 'v3']);
    assert.equal(last?.get('v5'), 'available');
    assert.equal(last.get('v6'), 'sold-out');
  });
});
