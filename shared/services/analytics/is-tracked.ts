import { isAdminPath } from '../../site/context/is-backend.js';
import type { PageContext } from '../../platform/page/read-page.js';
import { isViewerOnly } from '../../site/roles/has-role.js';
import { readRoles } from '../../site/roles/read-roles.js';
import { isSignedIn } from '../../site/roles/user-kind.js';

/** Not found, lock screen, member area denied (storefront §6). */
const UNTRACKED_PAGE_TYPES = [100, 103, 106];

/** Ambiguity A90; a policy that is absolute stays restrictive after a yes (A11). */
const isCensusDisabled = ({ raw, cookieSettings }: PageContext) =>
  raw['censusDisabled'] === true || cookieSettings['isRestrictiveCookiePolicyAbsolute'] === true;

/** Who signs in works on the site; a viewer only looks at it, but for its admin views (ambiguity A48). */
const isVisitor = (context: PageContext, path: string) =>
  !isSignedIn(context) || (isViewerOnly(readRoles(context.raw['websiteRoles'])) && !isAdminPath(path));

/** Whose visits are measured, and where (storefront §2, §6). A page without a context has no server to tell. */
export const isTracked = (context: PageContext, path: string): boolean =>
  Object.keys(context.raw).length > 0 &&
  !/^\/search\/?$/.test(path) &&
  !UNTRACKED_PAGE_TYPES.includes(context.pageType ?? 0) &&
  !isCensusDisabled(context) &&
  isVisitor(context, path);
