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

/** `data-slides-per-row` is `slides-per-row`; where a case-blind editor wrote `data-slidesPerRow` as well. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll('-', '');

/** Whether an attribute, in any way to write it, is for owners only. */
export const isOwnersOnly = (tag: string, name: string): boolean =>
  [...OWNERS_ONLY, ...(OWNERS_ONLY_OF[tag] ?? [])].includes(plainName(name));
