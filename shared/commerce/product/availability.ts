import type { Product, Variant } from './product.js';

type Stock = Pick<Variant, 'unlimited' | 'qtyInStock'>;

/** Whether at least one can be bought now. */
export const isInStock = ({ unlimited, qtyInStock }: Stock): boolean => unlimited || qtyInStock > 0;

/** How many can be bought now; `Infinity` without a limit. */
export const stockOf = ({ unlimited, qtyInStock }: Stock): number => (unlimited ? Infinity : qtyInStock);

/**
 * Sold out: no variant is unlimited or has any in stock, also where there are no variants (ambiguity A43). A digital
 * product is never sold out (storefront §4 "Product state rules").
 */
export const isSoldOut = ({ type, variants }: Pick<Product, 'type' | 'variants'>): boolean =>
  type !== 'digital' && !variants.some(isInStock);
