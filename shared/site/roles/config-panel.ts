import { isAdminPath } from '../context/is-backend.js';
import type { TypedContext } from '../context/typed-context.js';
import { siteOrigin } from '../../platform/page/site-origin.js';
import { isViewer } from './has-role.js';

type Place = Pick<Location, 'pathname' | 'search'>;

/** The path of the owner's config panel, which shows this page in its frame (storefront §2). */
export const configPath = ({ pathname, search }: Place): string =>
  `/config/?frameUrl=${encodeURIComponent(pathname + search)}`;

/**
 * The address of the config panel at `{website identifier}.{app domain}` (ambiguity A14); `undefined` where one of the
 * two is missing or not valid.
 */
export function configUrl(identifier: unknown, appDomain: unknown, place: Place): string | undefined {
  const origin = siteOrigin(identifier, appDomain);
  return origin && origin + configPath(place);
}

/** A query key, with any value; it also sets a session flag of this name (ambiguity A53). */
export const NO_REDIRECT = 'noredirect';

/** Whether the query asks not to redirect. */
export const hasNoRedirect = (search: string): boolean => new URLSearchParams(search).has(NO_REDIRECT);

/** As `location.hostname` writes them: an IPv6 address in brackets. */
const LOCALHOSTS = ['localhost', '127.0.0.1', '::1', '[::1]'];

export interface Visit {
  /** `typedContext()`, or the part of it that is read here. */
  readonly context: {
    readonly authenticatedAccount: TypedContext['authenticatedAccount'];
    readonly websiteRoles: readonly number[];
    readonly website: Pick<TypedContext['website'], 'developerMode' | 'cloneable'>;
  };
  readonly isTopFrame: boolean;
  readonly location: Pick<Location, 'hostname' | 'pathname' | 'search'>;
  /** Whether the session has the flag `NO_REDIRECT`. */
  readonly hasSessionFlag: boolean;
}

/**
 * Whether an owner's visit of the published site is redirected to the config panel (storefront §2 "Config redirect").
 * Never from the panel's own pages: they would redirect without end.
 */
export function shouldRedirectToConfig({ context, isTopFrame, location, hasSessionFlag }: Visit): boolean {
  const { authenticatedAccount, websiteRoles, website } = context;
  const isOwner = authenticatedAccount !== undefined && !isViewer(websiteRoles);
  return (
    isOwner &&
    isTopFrame &&
    !website.developerMode &&
    !website.cloneable &&
    !LOCALHOSTS.includes(location.hostname) &&
    !isAdminPath(location.pathname) &&
    !hasNoRedirect(location.search) &&
    !hasSessionFlag
  );
}
