/* Where checkouts are (storefront §2 "Navigation targets"), on the site itself (ambiguity A84). Pure. */

/** Parameters in the order of the specification; those that are empty are left out. */
const withQuery = (path: string, parameters: Readonly<Record<string, string>>): string => {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${path}?${query.join('&')}`;
};

/** The checkout of a subscription; empty without a token. */
export const subscriptionCheckout = (cartToken: string): string =>
  cartToken && withQuery('/checkout/subscribe', { cartToken });

/** The checkout of a donation; empty without a page. */
export const donationCheckout = (donatePageId: string): string =>
  donatePageId && withQuery('/checkout/donate', { donatePageId });

export interface GiftCard {
  readonly websiteId: string;
  readonly giftCardProductId: string;
  /** Of one amount; empty: the visitor chooses on the page. */
  readonly sku: string;
}
/** The checkout of a gift card; empty without a site or a product. */
export const giftCardCheckout = ({ websiteId, giftCardProductId, sku }: GiftCard): string =>
  websiteId && giftCardProductId && withQuery('/checkout/giftcard', { websiteId, giftCardProductId, sku });
