import { isInStock, isSoldOut, stockOf } from '../../../shared/commerce/product/availability.js';
import { priceOfProduct, priceOfVariant, type ShownPrice } from '../../../shared/commerce/product/prices.js';
import { priceText } from '../../../shared/commerce/product/price-text.js';
import type { Texts } from '../../../shared/commerce/product/wording.js';
import type { Product, Variant } from '../../../shared/commerce/product/product.js';
import { formatMoney } from '../../../shared/commerce/money/format-money.js';

/** What the visitor has chosen. `undefined` as variant: something is missing yet, or the combination does not exist. */
export interface Choice {
  readonly variant: Variant | undefined;
  /** Every option has a value. */
  readonly isComplete: boolean;
}

export interface Wording {
  readonly currency: string;
  readonly language: string;
  readonly texts: Texts;
  /** Up to this number the stock is counted. */
  readonly lowStock: number;
  /** How the subscription renews; `undefined` while that is not known. */
  readonly renewal: string | undefined;
}

/** The fields of the vocabulary `data-sq-field` that follow the variant. */
export const FIELDS = ['price', 'sale-price', 'original-price', 'stock', 'sku', 'subscription', 'badge'] as const;
type Field = (typeof FIELDS)[number];

/** What is shown of a product: texts of the fields, and what holds. */
export interface Facts {
  readonly price: ShownPrice | undefined;
  /** `undefined`: not known, the author's text stays. */
  readonly fields: Readonly<Record<Field, string | undefined>>;
  /** For `data-sq-if`, and the states of the element. */
  readonly holds: Readonly<Record<'on-sale' | 'sold-out' | 'missing' | 'in-stock' | 'subscription', boolean>>;
}

/** What to show for a choice. */
export function factsOf(product: Product, { variant, isComplete }: Choice, wording: Wording): Facts {
  const { currency, language, texts, lowStock, renewal } = wording;
  const text = (key: string, parameters = {}) => texts(key, parameters) ?? '';
  const price = variant ? priceOfVariant(variant) : priceOfProduct(product);
  const isMissing = isComplete && !variant;
  const isOut = isSoldOut(variant ? { type: product.type, variants: [variant] } : product);
  const left = variant && product.type !== 'digital' ? stockOf(variant) : Infinity;
  const stock = isMissing
    ? text('missing')
    : isOut
      ? text('soldOut')
      : left <= lowStock
        ? text('lowStock', { n: left })
        : text('inStock');
  const isOnSale = price?.original !== undefined;
  const shown = price && priceText(price, currency, { language, texts });
  return {
    price,
    fields: {
      price: shown,
      'sale-price': isOnSale ? shown : '',
      'original-price': price?.original === undefined ? '' : formatMoney(price.original, currency, language),
      stock,
      sku: variant?.sku ?? '',
      subscription: product.subscription ? renewal : '',
      badge: isOut ? text('soldOut') : isOnSale ? text('sale') : '',
    },
    holds: {
      'on-sale': isOnSale,
      'sold-out': isOut,
      missing: isMissing,
      'in-stock': !isOut && !isMissing,
      subscription: product.subscription !== undefined,
    },
  };
}

/** Whether it can be added to the cart now. */
export const canBuy = (product: Product, variant: Variant | undefined): boolean =>
  variant !== undefined && (product.type === 'digital' || isInStock(variant));
