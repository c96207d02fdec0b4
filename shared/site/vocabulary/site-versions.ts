/** Storefront §3. */
export const SITE_VERSIONS = [7, 7.1, 8] as const satisfies readonly number[];

export type SiteVersion = (typeof SITE_VERSIONS)[number];
