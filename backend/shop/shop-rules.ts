import { SHOP_CURRENCY, catalog, donatePages } from './catalog.js';
import type { DonatePage, Product } from './product.js';

export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
}
interface TaxRule {
  readonly name: string;
  /** In hundredths of a percent: 550 is 5.5 %. */
  readonly basisPoints: number;
}
/** One of the three says what it takes off; the other two are left out. */
export interface Coupon {
  /** Compared in capital letters. */
  readonly code: string;
  readonly name: string;
  /** In hundredths of a percent of the subtotal. */
  readonly basisPoints?: number;
  readonly amountCents?: number;
  readonly isFreeShipping?: boolean;
  /** The subtotal from which it is valid. Default 0. */
  readonly minimumCents?: number;
  /** Milliseconds since 1970. Default: never. */
  readonly expiresAt?: number;
}

/** What a shop sells, and on which terms. Amounts are whole numbers of minor units. */
export interface ShopRules {
  readonly products: readonly Product[];
  readonly donatePages: readonly DonatePage[];
  readonly currency: string;
  /** At least one where anything is shipped; the first is chosen until the visitor chooses. */
  readonly shippingOptions: readonly ShippingOption[];
  /** Paid for what is shipped. */
  readonly taxRules: readonly TaxRule[];
  readonly coupons: readonly Coupon[];
  /** The subtotal from which an order can be made. */
  readonly minimumSubtotalCents: number;
}

/** The demo shop. */
export const demoShop: ShopRules = {
  products: catalog,
  donatePages,
  currency: SHOP_CURRENCY,
  shippingOptions: [
    { id: 'parcel', name: 'Parcel, three to five days', priceCents: 900 },
    { id: 'express', name: 'Express, the next day', priceCents: 2200 },
    { id: 'pick-up', name: 'Picked up at the studio', priceCents: 0 },
  ],
  taxRules: [{ name: 'Sales tax', basisPoints: 550 }],
  coupons: [
    { code: 'TIDE10', name: '10 % off', basisPoints: 1000 },
    { code: 'HARBOUR5', name: '$5 off from $40', amountCents: 500, minimumCents: 4000 },
    { code: 'DRIFTWOOD', name: 'Free shipping', isFreeShipping: true },
    { code: 'SPRING', name: 'Spring firing', basisPoints: 1500, expiresAt: Date.UTC(2026, 4, 1) },
  ],
  minimumSubtotalCents: 1000,
};
