import type { Website } from '../context/website.js';
import { SITE_TYPES, WEBSITE_STATUS } from '../vocabulary/websites.js';

type Site = Pick<Website, 'websiteType'>;
type State = Pick<Website, 'siteStatus'>;

/** The kinds of sites of widgets §3. */
export const isCoverPage = ({ websiteType }: Site): boolean => websiteType === SITE_TYPES.coverPage;
export const isParkingPage = ({ websiteType }: Site): boolean => websiteType === SITE_TYPES.parkingPage;
export const isResold = ({ siteStatus }: State): boolean => siteStatus.value === WEBSITE_STATUS.resold;
export const isInResoldGracePeriod = ({ siteStatus }: State): boolean =>
  siteStatus.value === WEBSITE_STATUS.resoldGracePeriod;
