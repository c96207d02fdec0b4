/** Storefront §3; no numbers are shown. */
export const ITEM_VISIBILITIES = [
  'draft',
  'published',
  'needsReview',
  'scheduled',
] as const satisfies readonly string[];

export type ItemVisibility = (typeof ITEM_VISIBILITIES)[number];
