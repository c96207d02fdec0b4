import { warnOnce } from '../log.js';

/**
 * The page's own data, under the specification's names (storefront §3 "Page context read").
 * Everything may be missing: without a context blocks work and services stay off.
 */
export interface PageContext {
  /** Where the calls go, with a slash at the end. Default `/api/` (storefront §7). */
  readonly apiRoot: string;
  readonly website: Readonly<Record<string, unknown>>;
  readonly websiteSettings: Readonly<Record<string, unknown>>;
  readonly cookieSettings: Readonly<Record<string, unknown>>;
  readonly collection: Readonly<Record<string, unknown>> | undefined;
  readonly item: Readonly<Record<string, unknown>> | undefined;
  readonly pageType: number | undefined;
  readonly googleMapsApiKey: string | undefined;
  /** Everything else that the page gave. */
  readonly raw: Readonly<Record<string, unknown>>;
}

type Data = Record<string, unknown>;
const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const object = (value: unknown): Data => (isObject(value) ? value : {});
const string = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Unknown data to a context. Never throws. */
export function toPageContext(data: unknown): PageContext {
  const raw = object(data);
  const root = string(raw['apiRoot']) ?? '/api/';
  return {
    apiRoot: root.endsWith('/') ? root : `${root}/`,
    website: object(raw['website']),
    websiteSettings: object(raw['websiteSettings']),
    cookieSettings: object(raw['cookieSettings']),
    collection: isObject(raw['collection']) ? raw['collection'] : undefined,
    item: isObject(raw['item']) ? raw['item'] : undefined,
    pageType: typeof raw['pageType'] === 'number' ? raw['pageType'] : undefined,
    googleMapsApiKey: string(raw['googleMapsApiKey']),
    raw,
  };
}

function readData(): unknown {
  const script = document.getElementById('sq-context');
  if (script) {
    try {
      return JSON.parse(script.textContent ?? '');
    } catch (error) {
      warnOnce(`the page context #sq-context cannot be read: ${(error as Error).message}.`);
      return {};
    }
  }
  return (globalThis as { Static?: { SQUARESPACE_CONTEXT?: unknown } }).Static?.SQUARESPACE_CONTEXT;
}

let known: { from: Element | null; context: PageContext } | undefined;

/** The page has changed its context: it is read again when it is next asked for. */
export function forgetPageContext(): void {
  known = undefined;
}

/** The page's context; read again only when the page has got another `#sq-context` element. */
export function pageContext(): PageContext {
  const from = document.getElementById('sq-context');
  if (!known || known.from !== from) known = { from, context: toPageContext(readData()) };
  return known.context;
}
