import { warnOnce } from '../log.js';
import { API_ROOT } from '../requests/paths.js';
import { scriptGlobal } from './script-global.js';
import { CONTEXT } from './served-elements.js';
import type { Context, CookieSettings, Item, ObjectAt, Settings, Website } from './fields/context-fields.js';
import { asObject, asText, isObject } from './unknown-values.js';

/**
 * The page's own data, under the specification's names (storefront §3 "Page context read").
 * All of it may be missing: without a context blocks work and services stay off.
 * A part of every block, so it must stay small: `typed-context.ts` has the types of all fields.
 */
export interface PageContext {
  /** The root path of all calls, with a slash at the end. Default `/api/` (storefront §7). */
  readonly apiRoot: string;
  readonly website: Website;
  readonly websiteSettings: Settings;
  readonly cookieSettings: CookieSettings;
  readonly collection: ObjectAt<Context, 'collection'> | undefined;
  readonly item: Item | undefined;
  readonly pageType: number | undefined;
  readonly googleMapsApiKey: string | undefined;
  /** All of the page's data. */
  readonly raw: Context;
}

/** Unknown data to a context. Never throws. */
export function toPageContext(data: unknown): PageContext {
  const raw: Context = asObject(data);
  const root = asText(raw.apiRoot) ?? API_ROOT;
  return {
    apiRoot: root.endsWith('/') ? root : `${root}/`,
    website: asObject(raw.website),
    websiteSettings: asObject(raw.websiteSettings),
    cookieSettings: asObject(raw.cookieSettings),
    collection: isObject(raw.collection) ? raw.collection : undefined,
    item: isObject(raw.item) ? raw.item : undefined,
    pageType: typeof raw.pageType === 'number' ? raw.pageType : undefined,
    googleMapsApiKey: asText(raw.googleMapsApiKey),
    raw,
  };
}

type Plain = Readonly<Record<string, unknown>>;

/** What no markup can be: an element, a collection of them and the window of a frame have prototypes of their own. */
const asPlain = (value: unknown): Plain | undefined =>
  typeof value === 'object' && value && Object.getPrototypeOf(value) === Object.prototype
    ? (value as Plain)
    : undefined;

/**
 * The first JSON script with the id, or else the global object of hosted pages. Neither can be a visitor's text, which may
 * keep its ids and names: what removes scripts from a text removes this one.
 */
const findSource = (): Element | Plain | undefined =>
  document.querySelector(CONTEXT) ?? asPlain(asPlain(scriptGlobal('Static'))?.['SQUARESPACE_CONTEXT']);

function readSource(source: Element | Plain | undefined): unknown {
  if (!(source instanceof Element)) return source;
  try {
    return JSON.parse(source.textContent ?? '');
  } catch (error) {
    warnOnce(`the page context #sq-context cannot be read: ${(error as Error).message}.`);
    return undefined;
  }
}

/** Whether an origin is the site's own, or one that a script of the page names in a list `sqOrigins`. */
export function isNamedOrigin(origin: string): boolean {
  const named = scriptGlobal('sqOrigins');
  return origin === new URL(siteAddress()).origin || (Array.isArray(named) && named.includes(origin));
}

/**
 * Whether data may go to an origin because the page's context says so: to a named one, and to each where a script of the
 * page has written the context as an object. JSON may be markup that somebody has put in.
 */
export const isAllowedOrigin = (origin: string): boolean => isNamedOrigin(origin) || !(findSource() instanceof Element);

/** Where the page's own site is. A `<base>` of another host is for the links of the author. */
const siteAddress = () => (location.origin === 'null' ? document.baseURI : location.origin);

/** The root of all calls: on the page's own site, or at an origin that is allowed. */
function checkRoot(root: string): string {
  // What the address begins with decides nothing: browsers read "/\\host" as "//host".
  const isPath = /^\/(?!\/)/.test(root);
  const base = isPath ? siteAddress() : document.baseURI;
  const url = URL.canParse(root, base) ? new URL(root, base) : undefined;
  if (url && isAllowedOrigin(url.origin))
    return isPath && new URL(document.baseURI).origin !== url.origin ? url.href : root;
  warnOnce(`apiRoot "${root}" is no address of this site: a script must name its origin in window.sqOrigins.`);
  return root === API_ROOT ? root : checkRoot(API_ROOT);
}

let cached: { source: unknown; context: PageContext } | undefined;

/** To be called after a change of the context: the next `pageContext()` reads it again. */
export function forgetPageContext(): void {
  cached = undefined;
}

/** The page's context. It is read again only if its element or object is another one. */
export function pageContext(): PageContext {
  const source = findSource();
  if (!cached || cached.source !== source) {
    const context = toPageContext(readSource(source));
    cached = { source, context: { ...context, apiRoot: checkRoot(context.apiRoot) } };
  }
  return cached.context;
}
