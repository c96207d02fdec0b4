import { fractionDigits } from '../../../shared/commerce/money/currencies.js';
import type { Product } from './catalog.js';
import type { CartRecord } from '../storage/storage.js';

export interface Shop {
  readonly products: ReadonlyMap<string, Product>;
  readonly currency: string;
  readonly websiteId: string;
}

/** The shopping cart (storefront §3), all fields. Prices come from the catalogue, never from the visitor. Pure. */
export function toShoppingCart(cart: Omit<CartRecord, 'token'>, id: string, { products, currency, websiteId }: Shop) {
  // Products that are no longer sold are left out.
  const lines = cart.entries.flatMap((entry) => {
    const product = products.get(entry.itemId);
    return product ? [{ entry, product, cents: product.priceCents * entry.quantity }] : [];
  });
  const money = (cents: number) => {
    const digits = fractionDigits(currency);
    return { currency, value: (cents / 10 ** digits).toFixed(digits) };
  };
  const subtotalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const digital = lines.filter(({ product }) => product.digital).length;
  return {
    id,
    websiteId,
    orderId: '',
    created: cart.createdAt,
    isPurchased: false,
    entries: lines.map(({ entry, product, cents }) => ({
      id: entry.id,
      itemId: product.id,
      sku: product.sku,
      title: product.name,
      quantity: entry.quantity,
      unitPriceCents: product.priceCents,
      unitPriceAmount: money(product.priceCents),
      subtotalCents: cents,
      subtotalAmount: money(cents),
      isDigital: product.digital,
    })),
    shippingOptions: [],
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    selectedShippingOption: null,
    shippingLocation: null,
    subtotalCents,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: subtotalCents,
    totalQuantity: lines.reduce((sum, { entry }) => sum + entry.quantity, 0),
    subtotalAmount: money(subtotalCents),
    hasDigital: digital > 0,
    purelyDigital: digital > 0 && digital === lines.length,
    requiresShipping: digital < lines.length,
  };
}
