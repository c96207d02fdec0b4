/** `website.websiteType` (storefront §3). */
export const SITE_TYPES = {
  classic: 1,
  coverPage: 2,
  parkingPage: 3,
  commerce: 4,
  enterprise: 5,
} as const satisfies Record<string, number>;

export type SiteType = (typeof SITE_TYPES)[keyof typeof SITE_TYPES];
