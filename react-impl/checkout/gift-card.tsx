import type { giftCard } from './gift-card-declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { giftCardCheckout } from '../../shared/commerce/checkout/addresses.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import { asText } from '../../shared/platform/page/unknown-values.js';
import { CheckoutLink } from './checkout-link.js';

/** The link to a gift card, by default one of the page's own site. */
export function GiftCard({ websiteId, giftCardProductId, sku, host }: BlockProps<typeof giftCard>) {
  const site = websiteId || (asText(pageContext().website.id) ?? '');
  const address = giftCardCheckout({ websiteId: site, giftCardProductId, sku });
  return <CheckoutLink host={host} address={address} text="giftCard" inTopWindow />;
}
