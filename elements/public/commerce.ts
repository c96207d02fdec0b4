/**
 * `sq-blocks/commerce`: the shop's rules, for a site's own scripts and for servers that render product pages. All amounts
 * are integers in minor units (cents; whole yen). It needs no DOM.
 *
 * ```ts
 * import { isSoldOut, priceOfProduct, priceText, readProduct } from 'sq-blocks/commerce';
 * const product = readProduct(item);
 * const price = product && priceOfProduct(product);
 * if (price) html += isSoldOut(product) ? 'Sold out' : priceText(price, 'EUR', { language: 'en' });
 * ```
 */
export { CURRENCIES, DEFAULT_CURRENCY, fractionDigits } from '../../shared/commerce/money/currencies.js';
export { formatMoney } from '../../shared/commerce/money/format-money.js';
export { toDecimal, toMinorUnits } from '../../shared/commerce/money/to-minor-units.js';
export * from '../../shared/commerce/product/availability.js';
export * from '../../shared/commerce/product/minimum-subtotal.js';
export * from '../../shared/commerce/product/price-limits.js';
export * from '../../shared/commerce/product/price-text.js';
export * from '../../shared/commerce/product/prices.js';
export type { Product, ProductOption, Variant } from '../../shared/commerce/product/product.js';
export * from '../../shared/commerce/product/product-types.js';
export { readProduct } from '../../shared/commerce/product/read-product.js';
export * from '../../shared/commerce/product/select-variant.js';
export * from '../../shared/commerce/product/sku.js';
export * from '../../shared/commerce/product/subscription-plan.js';
export * from '../../shared/commerce/product/subscription-text.js';
export * from '../../shared/commerce/product/units.js';
export type { Texts, Wording } from '../../shared/commerce/product/wording.js';
