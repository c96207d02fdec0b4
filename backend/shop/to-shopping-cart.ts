import { toDecimal } from '../../elements/server-rules.js';
import type { CartContent } from '../storage/carts.js';
import { isShipped, type Picture } from './product.js';
import type { ShopRules } from './shop-rules.js';
import { totalsOf, type Line } from './totals.js';

/** Whose cart it is, and since when. */
export interface CartOwner {
  /** Empty where the visitor has no cart. */
  readonly id: string;
  readonly websiteId: string;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** Minor units as the entity's money. Pure. */
const toMoney = (cents: number, currency: string) => ({ currency, value: toDecimal(cents, currency) });

/**
 * The shopping cart (storefront §3), all fields. Prices come from the catalogue, never from the visitor; products that are
 * no longer sold are left out. Pure.
 *
 * @param unknownCode A code that the visitor has just typed, and that the shop does not have.
 */
export function toShoppingCart(
  content: CartContent,
  owner: CartOwner,
  shop: ShopRules,
  now: number,
  unknownCode?: string,
) {
  const { currency } = shop;
  const totals = totalsOf(content, shop, now);
  const { lines, shipping } = totals;
  const digital = lines.filter(({ product }) => product.type === 'digital').length;
  const requiresShipping = lines.some(({ product }) => isShipped(product));
  const toOption = ({ id, name, priceCents }: (typeof shop.shippingOptions)[number]) => ({
    id,
    name,
    costCents: priceCents,
    costAmount: toMoney(priceCents, currency),
  });
  const toCoupon = ({ code, name }: (typeof shop.coupons)[number]) => ({ promoCode: code, name });
  const validCoupons = totals.validCoupons.map(({ coupon, discountCents }) => ({ ...toCoupon(coupon), discountCents }));
  const invalidCoupons = [
    ...totals.invalidCoupons.map(({ coupon, reason }) => ({ ...toCoupon(coupon), reason })),
    ...(unknownCode === undefined ? [] : [{ promoCode: unknownCode, name: '', reason: 'unknown' as const }]),
  ];
  return {
    ...owner,
    orderId: '',
    isPurchased: false,
    entries: lines.map((line) => toEntry(line, currency)),
    shippingOptions: requiresShipping ? shop.shippingOptions.map(toOption) : [],
    applicableTaxRules: totals.taxes.map(({ name, basisPoints, cents }) => ({ name, basisPoints, taxCents: cents })),
    coupons: [...validCoupons, ...invalidCoupons],
    validCoupons,
    invalidCoupons,
    selectedShippingOption: shipping ? toOption(shipping) : null,
    shippingLocation: null,
    subtotalCents: totals.subtotalCents,
    taxCents: totals.taxCents,
    shippingCostCents: totals.shippingCents,
    discountCents: totals.discountCents,
    grandTotalCents: totals.totalCents,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotalAmount: toMoney(totals.subtotalCents, currency),
    hasDigital: digital > 0,
    purelyDigital: digital > 0 && digital === lines.length,
    requiresShipping,
  };
}

const toEntry = (
  { entryId, product, variant, quantity, unitCents, cents, additionalFields }: Line,
  currency: string,
) => ({
  id: entryId,
  itemId: product.id,
  sku: variant.sku,
  title: product.name,
  quantity,
  unitPriceCents: unitCents,
  unitPriceAmount: toMoney(unitCents, currency),
  subtotalCents: cents,
  subtotalAmount: toMoney(cents, currency),
  isDigital: product.type === 'digital',
  ...(product.path !== undefined && { fullUrl: product.path }),
  ...toImage(variant.picture ?? product.picture),
  ...(variant.options && {
    variantOptions: Object.entries(variant.options).map(([optionName, value]) => ({ optionName, value })),
  }),
  ...(additionalFields.length > 0 && { additionalFields }),
});
const toImage = (picture: Picture | undefined) => picture && { image: { assetUrl: picture.src, altText: picture.alt } };
