import { warnOnce } from '../log.js';
import { API_ROOT } from '../requests/paths.js';
import { asObject, asText, isObject, type Data } from './unknown-values.js';

/**
 * The page's own data, under the specification's names (storefront §3 "Page context read").
 * All of it may be missing: without a context blocks work and services stay off.
 * A part of every block, so it must stay small: `typed-context.ts` has the types of all fields.
 */
export interface PageContext {
  /** The root path of all calls, with a slash at the end. Default `/api/` (storefront §7). */
  readonly apiRoot: string;
  readonly website: Data;
  readonly websiteSettings: Data;
  readonly cookieSettings: Data;
  readonly collection: Data | undefined;
  readonly item: Data | undefined;
  readonly pageType: number | undefined;
  readonly googleMapsApiKey: string | undefined;
  /** All of the page's data. */
  readonly raw: Data;
}

/** Unknown data to a context. Never throws. */
export function toPageContext(data: unknown): PageContext {
  const raw = asObject(data);
  const root = asText(raw['apiRoot']) ?? API_ROOT;
  return {
    apiRoot: root.endsWith('/') ? root : `${root}/`,
    website: asObject(raw['website']),
    websiteSettings: asObject(raw['websiteSettings']),
    cookieSettings: asObject(raw['cookieSettings']),
    collection: isObject(raw['collection']) ? raw['collection'] : undefined,
    item: isObject(raw['item']) ? raw['item'] : undefined,
    pageType: typeof raw['pageType'] === 'number' ? raw['pageType'] : undefined,
    googleMapsApiKey: asText(raw['googleMapsApiKey']),
    raw,
  };
}

/** The element `#sq-context`, or else the global object of hosted pages. */
const findSource = (): unknown =>
  document.getElementById('sq-context') ??
  (globalThis as { Static?: { SQUARESPACE_CONTEXT?: unknown } }).Static?.SQUARESPACE_CONTEXT;

function readSource(source: unknown): unknown {
  if (!(source instanceof Element)) return source;
  try {
    return JSON.parse(source.textContent ?? '');
  } catch (error) {
    warnOnce(`the page context #sq-context cannot be read: ${(error as Error).message}.`);
    return undefined;
  }
}

/** A path on the page's own site. A `<base>` of another host is for the links of the author. */
const onSite = (root: string): string =>
  /^\/(?!\/)/.test(root) && location.origin !== 'null' && new URL(document.baseURI).origin !== location.origin
    ? location.origin + root
    : root;

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
    cached = { source, context: { ...context, apiRoot: onSite(context.apiRoot) } };
  }
  return cached.context;
}
