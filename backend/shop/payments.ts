/** What a provider of payments must know of an order. */
interface Payable {
  /** The order's secret, for the address that the provider sends the visitor back to: `/checkout/order/{token}`. */
  readonly token: string;
  /** In minor units of the currency. */
  readonly totalCents: number;
  readonly currency: string;
  readonly email: string;
  /** The first of these payments; the provider repeats it. Default: paid once. */
  readonly plan?: { readonly value: number; readonly unit: string; readonly numBillingCycles: number };
}

/**
 * Where an order goes to be paid. A provider such as Stripe creates its session of a checkout here, with `token` as its
 * idempotency key, and returns the address of its page: the shop never sees a card.
 */
export interface PaymentProvider {
  readonly name: string;
  /** The address to which the visitor is sent; `undefined` where nothing has to be paid on another page. */
  start(payable: Payable): Promise<string | undefined>;
}

/** Nothing is charged, and the order's page says so. */
export const testPayments: PaymentProvider = { name: 'test', start: () => Promise.resolve(undefined) };
