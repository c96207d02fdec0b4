import type { Website } from '../context/website.js';
import { WEBSITE_STATUS } from '../vocabulary/websites.js';

/** Where an owner upgrades the site (storefront §2): from a trial, and from any other state. */
export const UPGRADE_PATHS = {
  trial: '/settings/billing/upgrade',
  plain: '/settings/billing/subscriptions/website',
} as const;

/** The destination for this site: that of a trial for a site on trial, the plain one for all others (ambiguity A98). */
export const upgradePath = ({ siteStatus }: Pick<Website, 'siteStatus'>): string =>
  siteStatus.value === WEBSITE_STATUS.trial ? UPGRADE_PATHS.trial : UPGRADE_PATHS.plain;
