import type { checkoutButton } from '../../elements/sq-checkout-button/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { requireCart } from '../../shared/commerce/checkout/require-cart.js';
import { CheckoutLink } from './checkout-link.js';

/** The link to the checkout of the cart: without a cart's cookie it says so, and stays on the page. */
export function CheckoutButton({ href, host }: BlockProps<typeof checkoutButton>) {
  return (
    <CheckoutLink host={host} address={href} text="checkout" allow={(event) => requireCart(event, host.element)} />
  );
}
