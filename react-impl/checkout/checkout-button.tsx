import { useRef } from 'react';
import type { checkoutButton } from './checkout-button-declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { requireCart } from '../../shared/commerce/checkout/require-cart.js';
import { readMinimumSubtotal } from '../../shared/commerce/product/minimum-subtotal.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import { respondToAgent } from '../../shared/platform/page/respond-to-agent.js';
import type { Way } from './find-checkout.js';
import { CheckoutLink } from './checkout-link.js';

/** The link to the checkout of the cart: without a cart's cookie, or below the store's minimum, it says so, and stays. */
export function CheckoutButton({ href, host }: BlockProps<typeof checkoutButton>) {
  /** The press that is made again, after the cart was asked. */
  const again = useRef(false);
  const allow = (event: Event, leaving: Way) => {
    if (!requireCart(event, host.element)) return false;
    if (again.current || !readMinimumSubtotal(pageContext().websiteSettings)) return true;
    event.preventDefault();
    const kept = import('../../shared/commerce/checkout/below-minimum.js')
      .then(({ belowMinimum }) => belowMinimum(host.element))
      .catch(() => '') // its file could not be loaded: the checkout decides
      .then((reason) => {
        if (reason) return reason;
        again.current = true;
        repeat(event, leaving);
        again.current = false;
        return '';
      });
    respondToAgent(event, () => kept);
    return false;
  };
  return <CheckoutLink host={host} address={href} text="checkout" allow={allow} />;
}

/** With the keys that were held, or the button that was pressed. */
function repeat(event: Event, leaving: Way): void {
  if (leaving instanceof HTMLAnchorElement) leaving.dispatchEvent(new MouseEvent('click', event));
  else HTMLFormElement.prototype.requestSubmit.call(leaving, (event as SubmitEvent).submitter);
}
