import type { subscribe } from './subscribe-declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { subscriptionCheckout } from '../../shared/commerce/checkout/addresses.js';
import { CheckoutLink } from './checkout-link.js';

/** The link to the checkout of a subscription. */
export function Subscribe({ cartToken, host }: BlockProps<typeof subscribe>) {
  return <CheckoutLink host={host} address={subscriptionCheckout(cartToken)} text="subscribe" />;
}
