import { warnOnce } from '../log.js';
import { API_ROOT } from '../requests/paths.js';
import { asObject, asText, isObject, type Data } from './unknown-values.js';

/**
 * The page's own data, under the specification's names (storefront §3 "Page context read").
 * Everything may be missing: without a context blocks work and services stay off.
 * Part of every block, so it stays small: `typed-context.ts` says what is inside.
 */
export interface PageContext {
  /** Where the calls go, with a slash at the end. Default `/api/` (storefront §7). */
  readonly apiRoot: string;
  readonly website: Data;
  readonly websiteSettings: Data;
  readonly cookieSettings: Data;
  readonly collection: Data | undefined;
  readonly item: Data | undefined;
  readonly pageType: number | undefined;
  readonly googleMapsApiKey: string | undefined;
  /** Everything else that the page gave. */
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

/** A `#sq-context` of JSON, or the object that published pages set. */
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

let known: { source: unknown; context: PageContext } | undefined;

/** The page has changed its context: it is read again when it is next asked for. */
export function forgetPageContext(): void {
  known = undefined;
}

/** The page's context; read again only when the page has got another one. */
export function pageContext(): PageContext {
  const source = findSource();
  if (!known || known.source !== source) known = { source, context: toPageContext(readSource(source)) };
  return known.context;
}
