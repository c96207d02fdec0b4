import type { Product, Variant } from './product.js';

type Prices = Pick<Variant, 'price' | 'onSale' | 'salePrice'>;

/** What is paid, in minor units: the sale price while it is on sale. */
export const effectivePrice = ({ price, onSale, salePrice }: Prices): number => (onSale ? salePrice : price);

/** Whether a sale is shown. A "sale" that costs as much as before, or more, is charged but not called one. */
export const isReduced = ({ price, onSale, salePrice }: Prices): boolean => onSale && salePrice < price;

/** What is shown as the price of a variant or of a whole product, in minor units. */
export interface ShownPrice {
  /** What is paid. */
  readonly amount: number;
  /** The price before the sale; `undefined` without a sale. */
  readonly original: number | undefined;
  /** Other variants cost more: shown as "from". */
  readonly from: boolean;
}

export const priceOfVariant = (variant: Prices): ShownPrice => ({
  amount: effectivePrice(variant),
  original: isReduced(variant) ? variant.price : undefined,
  from: false,
});

/**
 * The starting price: the lowest price that is paid for any variant; "from" when they differ (storefront §4, ambiguity
 * A44). `undefined` for a product without a price.
 */
export function priceOfProduct({ variants }: Pick<Product, 'variants'>): ShownPrice | undefined {
  const [first, ...others] = variants;
  if (!first) return undefined;
  const lowest = others.reduce((a, b) => (effectivePrice(b) < effectivePrice(a) ? b : a), first);
  const shown = priceOfVariant(lowest);
  return { ...shown, from: variants.some((variant) => effectivePrice(variant) !== shown.amount) };
}
