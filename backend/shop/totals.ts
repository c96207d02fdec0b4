import type { CartContent, CartEntry } from '../storage/carts.js';
import { findVariant, isShipped, unitPrice, type Product, type Variant } from './product.js';
import type { Coupon, ShippingOption, ShopRules } from './shop-rules.js';

export interface Line {
  readonly entryId: string;
  readonly product: Product;
  readonly variant: Variant;
  readonly quantity: number;
  readonly unitCents: number;
  readonly cents: number;
  readonly additionalFields: NonNullable<CartEntry['additionalFields']>;
}
interface AppliedCoupon {
  readonly coupon: Coupon;
  readonly discountCents: number;
}
interface RefusedCoupon {
  readonly coupon: Coupon;
  readonly reason: 'expired' | 'minimum';
}
export interface Totals {
  readonly lines: readonly Line[];
  readonly validCoupons: readonly AppliedCoupon[];
  readonly invalidCoupons: readonly RefusedCoupon[];
  /** `undefined` where nothing is shipped. */
  readonly shipping: ShippingOption | undefined;
  readonly taxes: readonly { readonly name: string; readonly basisPoints: number; readonly cents: number }[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/**
 * `cents` × `part` / `whole`, rounded half up to a whole number. The product of large amounts is no exact number, and is
 * exact as a BigInt. Pure.
 */
function share(cents: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  return Number((BigInt(cents) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
}

/** The entries that can still be bought, with their prices of today. Pure. */
function linesOf({ entries }: Pick<CartContent, 'entries'>, products: readonly Product[]): Line[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return entries.flatMap(({ id, itemId, sku, quantity, additionalFields = [] }) => {
    const product = byId.get(itemId);
    const variant = product && findVariant(product, { sku });
    if (!variant) return [];
    const unitCents = unitPrice(variant);
    return [{ entryId: id, product, variant, quantity, unitCents, cents: unitCents * quantity, additionalFields }];
  });
}

function discountOf({ basisPoints, amountCents }: Coupon, subtotalCents: number): number {
  if (basisPoints !== undefined) return share(subtotalCents, basisPoints, 10_000);
  return amountCents ?? 0;
}

/** Each coupon takes of what the coupons before it left. */
function applyCoupons(coupons: readonly Coupon[], subtotalCents: number, now: number) {
  const valid: AppliedCoupon[] = [];
  const invalid: RefusedCoupon[] = [];
  let left = subtotalCents;
  for (const coupon of coupons) {
    if (coupon.expiresAt !== undefined && coupon.expiresAt <= now) invalid.push({ coupon, reason: 'expired' });
    else if (subtotalCents < (coupon.minimumCents ?? 0)) invalid.push({ coupon, reason: 'minimum' });
    else {
      const discountCents = Math.min(left, discountOf(coupon, subtotalCents));
      left -= discountCents;
      valid.push({ coupon, discountCents });
    }
  }
  return { valid, invalid };
}

/** What a cart costs. Discounts are shared by all lines alike; tax is paid for what is shipped, after them. Pure. */
export function totalsOf(content: CartContent, shop: ShopRules, now: number): Totals {
  const lines = linesOf(content, shop.products);
  const subtotalCents = sum(lines.map(({ cents }) => cents));
  const chosen = content.coupons.flatMap((code) => shop.coupons.find((coupon) => coupon.code === code) ?? []);
  const { valid, invalid } = applyCoupons(chosen, subtotalCents, now);
  const discountCents = sum(valid.map((coupon) => coupon.discountCents));

  const shippedCents = sum(lines.filter(({ product }) => isShipped(product)).map(({ cents }) => cents));
  const isAnyShipped = lines.some(({ product }) => isShipped(product));
  const shipping = isAnyShipped
    ? (shop.shippingOptions.find(({ id }) => id === content.shipping) ?? shop.shippingOptions[0])
    : undefined;
  const isFree = valid.some(({ coupon }) => coupon.isFreeShipping);
  const shippingCents = shipping && !isFree ? shipping.priceCents : 0;
  const taxedCents = shippedCents - share(discountCents, shippedCents, subtotalCents);
  const taxes = isAnyShipped
    ? shop.taxRules.map((rule) => ({ ...rule, cents: share(taxedCents, rule.basisPoints, 10_000) }))
    : [];
  const taxCents = sum(taxes.map(({ cents }) => cents));
  return {
    lines,
    validCoupons: valid,
    invalidCoupons: invalid,
    shipping,
    taxes,
    subtotalCents,
    discountCents,
    shippingCents,
    taxCents,
    totalCents: subtotalCents - discountCents + shippingCents + taxCents,
  };
}
