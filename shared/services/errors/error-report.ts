import { pageContext } from '../../platform/page/read-page.js';
import { isVisitorDataRestricted } from '../consent/cookie-policy.js';
import { browserName } from '../measuring/browser-name.js';
import type { FailedBlock } from './attribute-error.js';
import type { ErrorDetails } from './error-details.js';

/** The query and the fragment of an address, up to its end or to the position that a stack has behind it, `:12:34`. */
const QUERY = /((?:https?|file|wss?):\/\/[^\s?#"'<>()]*)[?#][^\s"'<>]*?(?=(?::\d+){0,2}\)?(?:\s|$)|["'<>])/g;
/** The same of an address without its host, as calls of the site's own server have it. */
const OWN_QUERY = /((?<![\w/:])\/[^\s?#"'<>():]*)\?[^\s"'<>]*/g;
/** The user and the password of an address. */
const USER = /(\b(?:https?|wss?):\/\/)[^\s/?#"'<>()]*@/g;
/** The content of an address that is its own file. */
const DATA = /\bdata:[\w.+-]+\/[^\s"'()]*/g;

/**
 * A text in which every address ends before its query: there may be what is for one visitor alone, a token for a new
 * password or an e-mail address. Pure.
 */
export const withoutQueries = (text: string): string =>
  text.replace(USER, '$1').replace(QUERY, '$1').replace(OWN_QUERY, '$1').replace(DATA, 'data:');

/** Characters. The kit's own limit, so that ten reports fit into a request that outlives the page. */
const MAX_MESSAGE = 500;
const MAX_URL = 2000;

/** The part of a report that the specification leaves to the application. */
export interface CustomData {
  /** The block that has failed, where it is known. */
  readonly block?: FailedBlock;
  /** What the block was doing: `render` or `method`. */
  readonly phase?: string;
  /** How often the error occurred before it was sent. */
  count: number;
}

/** Storefront §3 "Error events", under its names. The name of the event is not specified there. */
export interface ErrorReport {
  readonly event: 'error';
  readonly data: ErrorDetails & {
    readonly app: string;
    readonly custom: CustomData;
    readonly websiteId: unknown;
    readonly templateId: unknown;
    readonly url: string;
    readonly userAgent: string;
  };
  /** ms since 1970. */
  readonly timestamp: number;
}

export function toErrorReport(details: ErrorDetails, custom: CustomData, timestamp: number): ErrorReport {
  const { website, raw } = pageContext();
  return {
    event: 'error',
    data: {
      app: 'sq-blocks',
      ...details,
      // Inline scripts have the page's address as their file, and messages of failed calls name what was asked for.
      message: withoutQueries(details.message).slice(0, MAX_MESSAGE),
      stack: withoutQueries(details.stack),
      file: withoutQueries(details.file),
      custom,
      websiteId: website.id ?? null,
      templateId: raw.templateId ?? null,
      url: withoutQueries(location.href.slice(0, MAX_URL)),
      userAgent: isVisitorDataRestricted() ? browserName() : navigator.userAgent,
    },
    timestamp,
  };
}
