import type { SubscriptionPlan } from '../../elements/server-rules.js';
import type { Settings } from '../app-options.js';
import { newToken } from '../http/token.js';
import type { CartRecord, NewOrder, OrderOutcome, StoredOrder } from '../storage/carts.js';
import type { DonatePage, Product, Variant } from './product.js';
import { unitPrice } from './product.js';
import type { Buyer } from './read-buyer.js';
import { totalsOf, type Line, type Totals } from './totals.js';

export interface OrderLine {
  readonly itemId: string;
  readonly sku: string;
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  readonly additionalFields?: Line['additionalFields'];
  readonly quantity: number;
  readonly unitCents: number;
}
/** What was bought, on the terms of that day. Amounts are whole numbers of minor units. */
export interface Order {
  readonly kind: 'cart' | 'subscription' | 'donation' | 'gift-card';
  readonly lines: readonly OrderLine[];
  readonly currency: string;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly shippingName: string;
  readonly coupons: readonly string[];
  readonly plan?: SubscriptionPlan | undefined;
  readonly buyer: Buyer;
  /** The name of the provider. */
  readonly payment: string;
}
export const readOrder = ({ data }: StoredOrder): Order => JSON.parse(data) as Order;

const toLine = (product: Product, variant: Variant, quantity: number): OrderLine => ({
  itemId: product.id,
  sku: variant.sku,
  name: product.name,
  options: variant.options ?? {},
  quantity,
  unitCents: unitPrice(variant),
});

export type Placing =
  | Extract<OrderOutcome, { order: StoredOrder }>
  | { readonly kind: 'sold-out'; readonly names: readonly string[] }
  | { readonly kind: 'changed' | 'empty' | 'below-minimum' };

interface Checkout {
  /** The same for each attempt to send the same form. */
  readonly key: string;
  readonly buyer: Buyer;
}

/** The rules for orders: each function stores one, once. */
export function createOrders(settings: Settings) {
  const { storage, shop, now, payments } = settings;
  const { currency } = shop;

  const toNewOrder = (key: string, order: Order): NewOrder => ({
    token: newToken(),
    key,
    data: JSON.stringify(order),
    placedAt: now(),
  });
  const simpleOrder = (kind: Order['kind'], line: OrderLine, buyer: Buyer): Order => ({
    kind,
    lines: [line],
    currency,
    subtotalCents: line.unitCents * line.quantity,
    discountCents: 0,
    shippingCents: 0,
    taxCents: 0,
    totalCents: line.unitCents * line.quantity,
    shippingName: '',
    coupons: [],
    buyer,
    payment: payments.name,
  });
  const fromTotals = (kind: Order['kind'], totals: Totals, buyer: Buyer): Order => ({
    kind,
    lines: totals.lines.map(({ product, variant, quantity, additionalFields }) => ({
      ...toLine(product, variant, quantity),
      ...(additionalFields.length > 0 && { additionalFields }),
    })),
    currency,
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCents,
    taxCents: totals.taxCents,
    totalCents: totals.totalCents,
    shippingName: totals.shipping?.name ?? '',
    coupons: totals.validCoupons.map(({ coupon }) => coupon.code),
    plan: totals.lines[0]?.product.plan,
    buyer,
    payment: payments.name,
  });

  async function placeSimple(kind: Order['kind'], line: OrderLine, { key, buyer }: Checkout): Promise<Placing> {
    const outcome = await storage.placeOrder(toNewOrder(key, simpleOrder(kind, line, buyer)), []);
    return outcome.kind === 'sold-out' ? { ...outcome, names: [line.name] } : outcome;
  }

  return {
    /** Everything in the cart, at the prices of now. The cart is gone afterwards. */
    async placeCart(cart: CartRecord, { key, buyer }: Checkout): Promise<Placing> {
      const totals = totalsOf(cart, shop, now());
      const { lines } = totals;
      if (lines.length === 0) return { kind: 'empty' };
      const isSubscription = lines.some(({ product }) => product.plan);
      if (!isSubscription && totals.subtotalCents < shop.minimumSubtotalCents) return { kind: 'below-minimum' };
      // A variant may have several lines, with an engraving each.
      const variants = new Map(lines.map(({ variant }) => [variant.sku, variant]));
      const stock = [...variants.values()].flatMap(({ sku, stock: all }) => {
        const quantity = lines.reduce((sum, line) => sum + (line.variant.sku === sku ? line.quantity : 0), 0);
        return all === undefined ? [] : [{ sku, quantity, stock: all }];
      });
      const order = fromTotals(isSubscription ? 'subscription' : 'cart', totals, buyer);
      const outcome = await storage.placeOrder(toNewOrder(key, order), stock, cart);
      if (outcome.kind !== 'sold-out') return outcome;
      const missing = lines.filter(({ variant }) => outcome.skus.includes(variant.sku));
      return { kind: 'sold-out', names: [...new Set(missing.map(({ product }) => product.name))] };
    },
    placeDonation: ({ id, name }: DonatePage, amountCents: number, checkout: Checkout): Promise<Placing> =>
      placeSimple(
        'donation',
        { itemId: id, sku: '', name, options: {}, quantity: 1, unitCents: amountCents },
        checkout,
      ),
    placeGiftCard: (product: Product, variant: Variant, checkout: Checkout): Promise<Placing> =>
      placeSimple('gift-card', toLine(product, variant, 1), checkout),

    /** Where the visitor goes after the order was stored: to the provider, or to the order's page. */
    async nextAddress(stored: StoredOrder): Promise<string> {
      const { totalCents, buyer, plan } = readOrder(stored);
      const payable = {
        token: stored.token,
        totalCents,
        currency,
        email: buyer.email,
        ...(plan && { plan: { ...plan.billingPeriod, numBillingCycles: plan.numBillingCycles } }),
      };
      return (await payments.start(payable)) ?? `/checkout/order/${stored.token}`;
    },
  };
}
