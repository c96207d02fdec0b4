import type { MouseEvent } from 'react';
import { cartEditor } from '../../../shared/commerce/cart/lines/cart-editor.js';
import { reachesMinimum, readMinimumSubtotal } from '../../../shared/commerce/product/minimum-subtotal.js';
import { requireCart } from '../../../shared/commerce/checkout/require-cart.js';
import { pageContext } from '../../../shared/platform/page/read-page.js';
import { goTo } from '../../../shared/platform/page/go-to.js';
import { safeLink } from '../../../shared/platform/html/safe-address.js';
import type { CartProps, PartProps } from '../props.js';

/** The link to the checkout. It waits for what the server has not confirmed, and needs the minimum of the store. */
export function Checkout({
  view,
  text,
  money,
  href,
  host,
}: PartProps & { readonly href: string } & Pick<CartProps, 'host'>) {
  const minimum = readMinimumSubtotal(pageContext().websiteSettings);
  const isTooLittle = !reachesMinimum(view.subtotalCents, minimum);

  const handleClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isTooLittle) return event.preventDefault();
    if (!requireCart(event.nativeEvent, host.element)) return;
    if (!host.emit('sq-checkout', { address: event.currentTarget.href })) return event.preventDefault();
    if (!cartEditor().isBusy()) return;
    event.preventDefault();
    const { href: address } = event.currentTarget;
    if (await cartEditor().settle()) goTo(address);
  };
  return (
    <>
      {isTooLittle && (
        <p part="error" id="minimum">
          {text('minimum', { subtotal: money(minimum?.cents ?? 0) })}
        </p>
      )}
      <a
        part="checkout"
        href={safeLink(href)}
        aria-disabled={isTooLittle && 'true'}
        aria-describedby={isTooLittle ? 'minimum' : undefined}
        onClick={(event) => void handleClick(event)}
      >
        {text('checkout')}
      </a>
    </>
  );
}
