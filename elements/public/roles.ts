/**
 * `sq-blocks/roles`: who views the page and what kind of site it is, for a site's own scripts and for servers that
 * render pages. On a server, pass the page's data; in a browser, without an argument, `typedContext` reads the page.
 *
 * ```ts
 * import { isViewerOnly, toPageContext, typedContext } from 'sq-blocks/roles';
 * const { websiteRoles } = typedContext(toPageContext(data));
 * if (isViewerOnly(websiteRoles)) hideEditorLinks();
 * ```
 */
export { toPageContext, type PageContext } from '../../shared/platform/page/read-page.js';
export { isAdminPath, isBackend } from '../../shared/site/context/is-backend.js';
export { typedContext, type TypedContext } from '../../shared/site/context/typed-context.js';
export * from '../../shared/site/roles/config-panel.js';
export { isAdmin, isViewer, isViewerOnly } from '../../shared/site/roles/has-role.js';
export { readRoles } from '../../shared/site/roles/read-roles.js';
export { isCoverPage, isInResoldGracePeriod, isParkingPage, isResold } from '../../shared/site/roles/site-kind.js';
export { UPGRADE_PATHS, upgradePath } from '../../shared/site/roles/upgrade-path.js';
export { isSignedIn, USER_KINDS, userKind, type UserKind } from '../../shared/site/roles/user-kind.js';
