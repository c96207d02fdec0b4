import { isAdminPath } from '../context/is-backend.js';
import type { TypedContext } from '../context/typed-context.js';
import { isViewer } from './has-role.js';

/** A query key, with any value; it also sets a session flag of this name (ambiguity A53). */
export const NO_REDIRECT = 'noredirect';

/** As `location.hostname` writes them: an IPv6 address in brackets. */
const LOCALHOSTS = ['localhost', '127.0.0.1', '::1', '[::1]'];

export const asksToStay = (search: string): boolean => new URLSearchParams(search).has(NO_REDIRECT);

export interface Visit {
  readonly context: {
    readonly authenticatedAccount: TypedContext['authenticatedAccount'];
    readonly websiteRoles: readonly number[];
    readonly website: Pick<TypedContext['website'], 'developerMode' | 'cloneable'>;
  };
  readonly isTopFrame: boolean;
  readonly location: Pick<Location, 'hostname' | 'pathname' | 'search'>;
  /** The session has the flag `NO_REDIRECT`. */
  readonly staysThisSession: boolean;
}

/** Storefront §2 "Config redirect". Not from the panel's own pages: that would never end. */
export function shouldRedirectToConfig({ context, isTopFrame, location, staysThisSession }: Visit): boolean {
  const { authenticatedAccount, websiteRoles, website } = context;
  const isOwner = authenticatedAccount !== undefined && !isViewer(websiteRoles);
  return (
    isOwner &&
    isTopFrame &&
    !website.developerMode &&
    !website.cloneable &&
    !LOCALHOSTS.includes(location.hostname) &&
    !isAdminPath(location.pathname) &&
    !asksToStay(location.search) &&
    !staysThisSession
  );
}
