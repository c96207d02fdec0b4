import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isInStock, isSoldOut } from './availability.js';
import { isPrice } from './price-limits.js';
import { effectivePrice, priceOfProduct, priceOfVariant } from './prices.js';
import type { Product } from './product.js';
import { PRODUCT_TYPES } from './product-types.js';
import { priceText } from './price-text.js';
import { readProduct } from './read-product.js';
import { createSelector } from './select-variant.js';
import { isSku } from './sku.js';
import { subscriptionText } from './subscription-text.js';
import { generateProduct, seeded } from './testing/generate-product.js';

const SEED = 20_261_122;
const COUNT = 1000;

function checkVariants({ variants, options, type, problems }: Product) {
  const selector = createSelector({ variants, options, type });
  for (const variant of variants) {
    assert.ok(isPrice(variant.price) && isPrice(variant.salePrice));
    assert.ok(Number.isSafeInteger(variant.qtyInStock) && variant.qtyInStock >= 0);
    assert.ok(variant.sku === '' || isSku(variant.sku) || problems.some((each) => each.includes('SKU')));
    assert.equal(variant.values.length, options.length);
    if (options.length > 0) assert.equal(selector.find(variant.values), variant, 'choices lead to each variant');
    const { amount, original } = priceOfVariant(variant);
    assert.ok(original === undefined || original > amount, 'a sale is cheaper');
    selector.states(variant.values).forEach((states, index) => {
      assert.deepEqual([...states.keys()], options[index]!.values);
      const expected = type === 'digital' || isInStock(variant) ? 'available' : 'sold-out';
      assert.equal(states.get(variant.values[index]!), expected);
    });
  }
  for (const [index, { values }] of options.entries())
    for (const value of values)
      assert.ok(
        variants.some((variant) => variant.values[index] === value),
        'each value is of a variant',
      );
  return selector;
}

describe('a thousand products', () => {
  const random = seeded(SEED);
  const products = Array.from({ length: COUNT }, () => readProduct(generateProduct(random)));
  const read = products.filter((product) => product !== undefined);

  it('of which most can be read, of every type and kind', () => {
    assert.ok(read.length > COUNT / 2);
    for (const type of Object.keys(PRODUCT_TYPES)) assert.ok(read.some((product) => product.type === type));
    assert.ok(read.some(isSoldOut));
    assert.ok(read.some((product) => product.options.length === 3));
    assert.ok(read.some(({ subscription }) => subscription));
    assert.ok(read.some((product) => priceOfProduct(product)?.from && priceOfProduct(product)?.original));
  });

  it('keep to the rules', () => {
    for (const product of read) {
      const { variants, options, type } = product;
      const selector = checkVariants(product);
      const isBuyable = type === 'digital' || variants.some(isInStock);
      assert.equal(isSoldOut(product), !isBuyable);
      const nothing = selector.states(options.map(() => undefined));
      if (options.length > 0 && type !== 'digital')
        assert.equal(
          nothing.some((states) => [...states.values()].includes('available')),
          isBuyable,
        );
      const price = priceOfProduct(product);
      assert.equal(price === undefined, variants.length === 0);
      if (!price) continue;
      const all = variants.map(effectivePrice);
      assert.equal(price.amount, Math.min(...all));
      assert.equal(price.from, Math.max(...all) > price.amount);
      assert.match(priceText(price, 'USD'), /^(from )?\$[\d,]+\.\d\d$/);
    }
  });

  it('have a sentence for each subscription', () => {
    for (const { subscription } of read)
      if (subscription)
        assert.match(subscriptionText(subscription), /^Renews every (\d )?(week|month|year)s?( for |$)/);
  });

  it('leave the prototypes of objects alone', () => {
    assert.equal(({} as Record<string, unknown>)['Size'], undefined);
    assert.deepEqual(Object.keys(Object.prototype), []);
  });
});
