import { CONTRIBUTOR_ROLES } from '../vocabulary/contributor-roles.js';

/**
 * The specification gives a meaning to viewer and admin only (storefront §6). What the other roles may do is unknown, so
 * nothing is derived from them (ambiguity A108).
 */
export const isViewer = (roles: readonly number[]): boolean => roles.includes(CONTRIBUTOR_ROLES.viewer);

export const isAdmin = (roles: readonly number[]): boolean => roles.includes(CONTRIBUTOR_ROLES.admin);

/** "The only site role is viewer". */
export const isViewerOnly = (roles: readonly number[]): boolean =>
  roles.length > 0 && roles.every((role) => role === CONTRIBUTOR_ROLES.viewer);
