import type { donate } from './donate-declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { donationCheckout } from '../../shared/commerce/checkout/addresses.js';
import { CheckoutLink } from './checkout-link.js';

/** The link to a donation. */
export function Donate({ donatePageId, host }: BlockProps<typeof donate>) {
  return <CheckoutLink host={host} address={donationCheckout(donatePageId)} text="donate" inTopWindow />;
}
