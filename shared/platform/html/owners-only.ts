/**
 * What only people may write whom the site's owner trusts. Strangers' HTML has passed a sanitizer, which knows nothing of the
 * kit: wrappers, pages that are fetched, and WordPress's filter keep this from it.
 */

/** Whole tags: a banner asks for the whole site, and a quick view fetches pages and shows them. */
export const OWNERS_ONLY_TAGS: readonly string[] = ['sq-cookie-banner', 'sq-product-quick-view'];

/** Values that run as scripts of the site's owner. */
const OWNERS_ONLY = ['postsubmithtml', 'postsubmitscripts'];

/** Of these blocks: addresses of scripts, and what a frame may do. */
export const OWNERS_ONLY_OF: Readonly<Record<string, readonly string[]>> = {
  'sq-comment-count': ['src'],
  'sq-embed': ['allow', 'sandbox'],
  'sq-reservation': ['src'],
};

/** Where data, orders and visitors go, or where data comes from at once, without being asked for. */
const OF_SITE = ['action', 'formaction', 'checkouthref', 'successredirect'];
const OF_SITE_OF: Readonly<Record<string, readonly string[]>> = {
  'sq-cart-indicator': ['href'],
  'sq-checkout-button': ['href'],
  'sq-product': ['src'],
};

/** `data-slides-per-row` is `slides-per-row`; where a case-blind editor wrote `data-slidesPerRow` as well. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll('-', '');

const isListed = (all: readonly string[], of: typeof OF_SITE_OF, tag: string, name: string) =>
  [...all, ...((Object.hasOwn(of, tag) && of[tag]) || [])].includes(plainName(name));

/** Whether an attribute, in any way to write it, is for owners only. */
export const isOwnersOnly = (tag: string, name: string): boolean => isListed(OWNERS_ONLY, OWNERS_ONLY_OF, tag, name);

/** Whether an address is of the site where strangers may write it: else data could go, or be asked for, anywhere. */
export const isOfSiteOnly = (tag: string, name: string): boolean => isListed(OF_SITE, OF_SITE_OF, tag, name);
