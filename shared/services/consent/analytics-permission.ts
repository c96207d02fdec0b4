import { isAdminPath } from '../../site/context/is-backend.js';
import { isViewerOnly } from '../../site/roles/has-role.js';
import { readRoles } from '../../site/roles/read-roles.js';
import { isSignedIn } from '../../site/roles/user-kind.js';
import { pageContext, type PageContext } from '../../platform/page/read-page.js';
import { countingOfVisits } from './cookie-policy.js';

/** Not found, lock screen, member area denied (storefront §6). */
const UNTRACKED_PAGE_TYPES = [100, 103, 106];

/** Ambiguity A90; an absolute policy stays restrictive after the visitor has accepted (A11). */
const isCensusDisabled = ({ raw, cookieSettings }: PageContext) =>
  raw.censusDisabled === true || cookieSettings.isRestrictiveCookiePolicyAbsolute === true;

/** Signed-in accounts work on the site and are not counted; viewers are, except on admin pages (ambiguity A48). */
const isVisitor = (context: PageContext, path: string) =>
  !isSignedIn(context) || (isViewerOnly(readRoles(context.raw.websiteRoles)) && !isAdminPath(path));

/**
 * Whether visits to this page by this account are measured (storefront §2, §6). A page without a context has no
 * server to send to.
 */
export const isTracked = (context: PageContext, path: string): boolean =>
  Object.keys(context.raw).length > 0 &&
  !/^\/search\/?$/.test(path) &&
  !UNTRACKED_PAGE_TYPES.includes(context.pageType ?? 0) &&
  !isCensusDisabled(context) &&
  isVisitor(context, path);

/** Every analytics call: the page and the account are tracked, and the policy and the visitor's choice permit it. */
export const allowsAnalytics = (): boolean =>
  countingOfVisits() !== 'none' && isTracked(pageContext(), location.pathname);

/** Whether what is counted must not recognise the visitor: then nothing is stored or read, and no cookie is sent. */
export const isAnonymous = (): boolean => countingOfVisits() === 'anonymous';
