/* What a site is: its type, version, status, units and features. A page's data may hold numbers that are not here. */

/** `website.websiteType` (storefront §3). */
export const SITE_TYPES = {
  classic: 1,
  coverPage: 2,
  parkingPage: 3,
  commerce: 4,
  enterprise: 5,
} as const satisfies Record<string, number>;

export type SiteType = (typeof SITE_TYPES)[keyof typeof SITE_TYPES];

/** Versions of the platform (storefront §3). */
export const SITE_VERSIONS = [7, 7.1, 8] as const satisfies readonly number[];

export type SiteVersion = (typeof SITE_VERSIONS)[number];

/** `website.siteStatus.value` (storefront §3). */
export const WEBSITE_STATUS = {
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  linkedToV5: 11,
  activeParkingPage: 12,
  resold: 13,
  resoldGracePeriod: 14,
  enterprise: 15,
} as const satisfies Record<string, number>;

export type WebsiteStatus = (typeof WEBSITE_STATUS)[keyof typeof WEBSITE_STATUS];

/** Systems of units (storefront §3). */
export const MEASUREMENT_UNITS = { imperial: 1, metric: 2 } as const satisfies Record<string, number>;

export type MeasurementUnits = (typeof MEASUREMENT_UNITS)[keyof typeof MEASUREMENT_UNITS];

/** The features that the specification names (storefront §3). It does not say which code of the range each has. */
export const FEATURE_NAMES = [
  'commerce',
  'giftCards',
  'codeInjection',
  'announcementBar',
  'siteUserAccounts',
] as const satisfies readonly string[];
export const FEATURE_CODE_RANGE = { first: 1, last: 68 } as const;

export type FeatureName = (typeof FEATURE_NAMES)[number];
