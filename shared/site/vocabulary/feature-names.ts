/** Features of a site that are named (storefront §3); which code each has is not shown. */
export const FEATURE_NAMES = [
  'commerce',
  'giftCards',
  'codeInjection',
  'announcementBar',
  'siteUserAccounts',
] as const satisfies readonly string[];

export const FEATURE_CODE_RANGE = { first: 1, last: 68 } as const;

export type FeatureName = (typeof FEATURE_NAMES)[number];
